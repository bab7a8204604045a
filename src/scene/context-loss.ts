/** Time for which a visible page waits for the browser to restore a lost WebGL context, ms. */
export const RESTORE_MS = 2_000;

/** Tracks whether the WebGL context that draws a page's scenes is lost. */
export interface ContextLoss {
  /** Resolves once the context can draw; rejects if the browser did not restore it in time. */
  whenDrawable(): Promise<void>;
  /** Calls a function once if the browser does not restore the context in time. Returns a function that cancels this. */
  onGivenUp(run: (error: Error) => void): () => void;
}

/**
 * Watches the canvas of a WebGL context. Only time in which the page is visible counts as waiting: browsers take contexts
 * from hidden pages, and restore them when the page is shown again.
 */
export function watchContextLoss(canvas: EventTarget): ContextLoss {
  const waiting = new Set<(error: Error | undefined) => void>();
  const givenUp = new Set<(error: Error) => void>();
  let isLost = false;
  let failure: Error | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (error: Error | undefined): void => {
    const settled = [...waiting];
    waiting.clear();
    for (const run of settled) run(error);
  };
  const giveUp = (): void => {
    const error = new Error('the WebGL context was lost');
    failure = error;
    stop();
    settle(error);
    for (const run of givenUp) run(error);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (isLost && document.visibilityState === 'visible') timer = setTimeout(giveUp, RESTORE_MS);
  };
  const onLost = (): void => {
    isLost = true;
    wait();
  };
  const onRestored = (): void => {
    isLost = false;
    wait();
    settle(undefined);
  };
  const stop = (): void => {
    document.removeEventListener('visibilitychange', wait);
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
  };
  document.addEventListener('visibilitychange', wait);
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  return {
    whenDrawable: () =>
      new Promise((resolve, reject) => {
        if (failure) reject(failure);
        else if (!isLost) resolve();
        else waiting.add((error) => (error ? reject(error) : resolve()));
      }),
    onGivenUp(run) {
      givenUp.add(run);
      return () => void givenUp.delete(run);
    },
  };
}
