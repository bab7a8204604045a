/**
 * Prevents the installation of the service worker, which would fetch the whole lobby and take a third of a visit's time.
 * Tests of the service worker, or without a network, set `keepsLobby`. Runs in the page before any script of the
 * product; it is sent as text, so it may use nothing outside.
 */
export function installWithoutWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker) serviceWorker.register = () => new Promise(() => {});
}
