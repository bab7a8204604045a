/**
 * The service worker: the lobby opens without a network. Server answers are never cached. It is the same file for
 * every build; what belongs to a build is in shell.json.
 */
import { createShellCache } from './platform/shell-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const shell = createShellCache({
  origin: self.location.origin,
  caches: self.caches,
  fetch: (url, init) => self.fetch(url, init),
});

self.addEventListener('install', (event) => event.waitUntil(shell.update()));
self.addEventListener('fetch', (event) => {
  const response = shell.respond(event.request);
  if (response === undefined) return;
  event.respondWith(response);
  // A visitor who stays less than a minute gets the newest build the next time.
  if (event.request.mode === 'navigate')
    event.waitUntil(response.then(() => shell.update()).catch(() => undefined));
});
// A page requests the newest build, and the answer is whether it is cached.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: unknown } | null)?.type !== 'UPDATE') return;
  const tell = (isHere: boolean) => event.ports[0]?.postMessage(isHere);
  event.waitUntil(
    shell.update().then(
      () => tell(true),
      () => tell(false),
    ),
  );
});
