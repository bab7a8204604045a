/**
 * Keeps the service worker from being installed: it fetches the whole lobby beside the page, a third of what a visit costs.
 * Runs in the page before any script of the product, so it stands on its own. Journeys about it or without a network have
 * `keepsLobby`.
 */
export function installWithoutWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker) serviceWorker.register = () => new Promise(() => {});
}
