interface Repeat {
  /** Time between runs, in ms. */
  every: number;
  /** Share of `every` by which each wait differs, 0.1 is ±10 %. */
  jitter?: number;
  /** Run once as soon as the tab is visible, before the first wait. */
  atOnce?: boolean;
}

/**
 * Runs something again and again while the tab is visible, and at once when the tab comes back after a longer absence.
 * Returns how to stop.
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
