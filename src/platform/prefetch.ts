interface ConnectionNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Returns whether prefetching is acceptable to the player: the tab is visible and online, without data saver or 2g. */
export function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as ConnectionNavigator;
  const isSlow = /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
  return onLine && connection?.saveData !== true && !isSlow && document.visibilityState === 'visible';
}

/** Prefetches code. Ignores a failure: the code is loaded again when it is needed. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  // Hides the failure from the listener that reloads the page for missing code (src/platform/deployment.ts).
  const quiet = new AbortController();
  addEventListener('vite:preloadError', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: quiet.signal,
  });
  await load().catch(() => undefined);
  quiet.abort();
}
