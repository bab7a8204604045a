interface ConnectionNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** True where prefetching costs the player nothing: not with a data saver, on 2g, or offline. */
export function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as ConnectionNavigator;
  const isSlow = /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
  return onLine && connection?.saveData !== true && !isSlow && document.visibilityState === 'visible';
}

/** Prefetches code. If it is gone from the server, nothing happens until it is needed. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  // Otherwise the page would be reloaded for missing code (src/platform/deployment.ts).
  const quiet = new AbortController();
  addEventListener('vite:preloadError', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: quiet.signal,
  });
  await load().catch(() => undefined);
  quiet.abort();
}
