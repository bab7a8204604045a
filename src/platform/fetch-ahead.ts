interface ConnectionNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** True where bytes that may not be needed cost nobody anything: not on a data saver, 2g, or without a network. */
export function mayFetchAhead(): boolean {
  const { connection, onLine } = navigator as ConnectionNavigator;
  const isSlow = /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
  return onLine && connection?.saveData !== true && !isSlow && document.visibilityState === 'visible';
}

/** Fetches code before anybody asks for it. Where it is gone from the server, nothing happens until somebody does. */
export async function fetchQuietly(load: () => Promise<unknown>): Promise<void> {
  // The page would be loaded again for missing code (src/platform/deployment.ts).
  const quiet = new AbortController();
  addEventListener('vite:preloadError', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: quiet.signal,
  });
  await load().catch(() => undefined);
  quiet.abort();
}
