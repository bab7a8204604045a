/**
 * Prevents the service worker from being installed: it fetches the whole lobby beside the page, a third of a visit's
 * cost. Runs in the page before any script of the product, so it is self-contained. Tests about it or without a
 * network set `keepsLobby`.
 */
export function installWithoutWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker) serviceWorker.register = () => new Promise(() => {});
}
