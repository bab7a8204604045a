/** Nothing was fetched for this long: the page has what it needs, in ms. */
const QUIET_MS = 2_000;

/** A page that fetches without end waits no longer than this, in ms. */
const MOST_MS = 15_000;

/**
 * Registers the service worker, which fetches the whole lobby for visits without a network: once this page has come to rest, so
 * that on a first visit a game's code and pictures come before. Call once, in a built page. Returns how to stop.
 */
export function keepLobby(): () => void {
  const register = (): void => {
    stop();
    // Where workers are not allowed the lobby does without.
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
