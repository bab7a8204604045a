/** The service worker: the lobby opens without a network. Nothing that a server answers is ever kept. */
import { createShellCache, type ShellFile } from './platform/shell-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build. */
declare const SHELL: { readonly files: readonly ShellFile[]; readonly version: string };

const shell = createShellCache({
  ...SHELL,
  origin: self.location.origin,
  caches: self.caches,
  fetch: (url, init) => self.fetch(url, init),
});

self.addEventListener('install', (event) => event.waitUntil(shell.fill()));
self.addEventListener('activate', (event) => event.waitUntil(shell.removeOthers()));
self.addEventListener('fetch', (event) => {
  const response = shell.respond(event.request);
  if (response !== undefined) event.respondWith(response);
});
// The page decides when a new build takes over: never during a round.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
