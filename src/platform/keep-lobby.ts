/** Time without a fetch after which the page counts as loaded, ms. */
const QUIET_MS = 2_000;

/** Longest wait for a page to stop fetching, ms. */
const MOST_MS = 15_000;

/**
 * Registers the service worker, which fetches the whole lobby for offline visits. Waits until this page has loaded, so
 * that on a first visit a game's code and pictures come first. Call once, in a built page. Returns a function that
 * stops the wait.
 */
export function keepLobby(): () => void {
  const register = (): void => {
    stop();
    // Where service workers are not allowed, the lobby works without them.
    void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  };
  let quiet = setTimeout(register, QUIET_MS);
  const most = setTimeout(register, MOST_MS);
  const fetches = new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(register, QUIET_MS);
  });
  fetches.observe({ type: 'resource' });
  const stop = (): void => {
    fetches.disconnect();
    clearTimeout(quiet);
    clearTimeout(most);
  };
  return stop;
}
