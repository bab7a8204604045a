interface Repeat {
  /** Mean time between two runs, ms. */
  every: number;
  /** Share of `every` by which each wait varies at random: 0.1 is ±10 %. */
  jitter?: number;
  /** Whether the first run is immediate instead of after a wait. */
  atOnce?: boolean;
}

/**
 * Runs a function repeatedly while the tab is visible; if a run was due while the tab was hidden, it happens when the
 * tab is visible again. Returns a function that stops it.
 */
export function repeatWhileVisible(
  { every, jitter = 0, atOnce = false }: Repeat,
  run: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Date.now() + (atOnce ? 0 : every);

  const wait = (): number => every * (1 + jitter * (Math.random() * 2 - 1));
  const plan = (): void => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(
      () => {
        dueAt = Date.now() + wait();
        run();
        plan();
      },
      Math.max(0, dueAt - Date.now()),
    );
  };

  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
