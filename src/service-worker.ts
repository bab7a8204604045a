/**
 * Service worker that opens the lobby without a network. It never caches server answers. The file is the same in every
 * build; the list of a build's files is in shell.json.
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
  // Caches a newer build after every page load, so that the next visit has it even if this visit is short.
  if (event.request.mode === 'navigate')
    event.waitUntil(response.then(() => shell.update()).catch(() => undefined));
});
// A page asks for an update with the message UPDATE; the reply is whether the newest build is now cached.
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
