import { fetchIdempotent } from './fetch-idempotent.ts';
import { sessionStored } from './storage.ts';
import { repeatWhileVisible } from './while-visible.ts';

/** The build manifest is read this often while the tab is visible, in ms (best in class 32: ±10 %). */
const POLL_MS = 60_000;

/** The worker has this long to fetch a newer build before a page without its code is loaded again all the same, in ms. */
const FETCH_MS = 5000;

/** The build for whose missing code the page was loaded again, kept until the tab is closed. */
const RELOADED_FOR = 'perya.reloaded';

/** A load of any page would bring a newer build. */
let isNewerHere = false;

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-build"]')?.content;

/** True once leaving the page would bring a newer build: the next navigation should be a full load. */
export const updateWaits = (): boolean => isNewerHere;

/** Has the worker that serves this page keep the newest build. Resolves to whether a load would bring it. */
async function fetchNewest(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller ?? null;
  // Without a worker the pages come from the server.
  if (worker === null) return true;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  worker.postMessage({ type: 'UPDATE' }, [port2]);
  return answer;
}

/** Loads the page again for missing code, but not again and again: the second time the error page says what to do. */
async function reloadOnce(): Promise<void> {
  if (sessionStored.read(RELOADED_FOR) === ownVersion()) return;
  sessionStored.write(RELOADED_FOR, ownVersion() ?? '');
  await Promise.race([fetchNewest(), new Promise((resolve) => setTimeout(resolve, FETCH_MS))]);
  location.reload();
}

async function readManifest(): Promise<void> {
  const answer = await fetchIdempotent(`/build.json?t=${Date.now()}`);
  const manifest: unknown = await answer.json();
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return;
  const own = ownVersion();
  if (own === undefined || manifest.version === own) return;
  isNewerHere ||= await fetchNewest();
}

/** Watches for new deployments, and registers the service worker. Call once, in a built page. */
export function watchDeployment(): void {
  if (ownVersion() === undefined) return;
  // Vite tells of code that is gone from the server, which is what a page of an old build meets.
  addEventListener('vite:preloadError', () => void reloadOnce());
  repeatWhileVisible({ every: POLL_MS, jitter: 0.1 }, () => void readManifest().catch(() => undefined));
  // Where workers are not allowed the lobby does without.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
