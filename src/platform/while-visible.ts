interface Repeat {
  /** Time between runs, ms. */
  every: number;
  /** Share of `every` by which each wait varies at random: 0.1 is ±10 %. */
  jitter?: number;
  /** Whether to run once as soon as the tab is visible, before the first wait. */
  atOnce?: boolean;
}

/**
 * Runs a function repeatedly while the tab is visible, and immediately when the tab comes back after a longer
 * absence. Returns a function that stops it.
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
