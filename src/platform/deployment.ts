import { fetchIdempotent } from './fetch-idempotent.ts';
import { sessionStored } from './storage.ts';
import { repeatWhileVisible } from './while-visible.ts';

/** The build manifest is read this often while the tab is visible, in ms, ±10 % so that tabs do not ask together. */
const POLL_MS = 60_000;

/** The worker has this long to fetch a newer build before a page without its code is loaded again all the same, in ms. */
const FETCH_MS = 5000;

/** A page whose build is still the newest is loaded again after this long, in ms: who was leaving has gone by then. */
const LEAVE_MS = 5000;

/** The build for whose missing code the page was loaded again, kept until the tab is closed. */
const RELOADED_FOR = 'perya.reloaded';

/** A load of any page would bring a newer build. */
let isNewerHere = false;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-build"]')?.content;

/** True once leaving the page would bring a newer build: the next navigation should be a full load. */
export const updateWaits = (): boolean => isNewerHere;

/** Has the worker that serves this page keep the newest build. Resolves to whether a load would bring it. */
async function fetchNewest(): Promise<boolean> {
  const { serviceWorker } = navigator;
  // A first visit is served by none yet; what is loaded next is.
  const worker = serviceWorker?.controller ?? (await serviceWorker?.getRegistration())?.active;
  // Without a worker the pages come from the server.
  if (!worker) return true;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  worker.postMessage({ type: 'UPDATE' }, [port2]);
  return answer;
}

/** Whether the server has another build than this page's. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetchIdempotent(`/build.json?t=${Date.now()}`);
  const manifest: unknown = await answer.json();
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return false;
  const own = ownVersion();
  return own !== undefined && manifest.version !== own;
}

/**
 * Loads the page again for missing code, but not again and again: the second time the error page says what to do. In the
 * middle of a round it waits for the next navigation. Firefox breaks off what is being fetched as soon as somebody
 * leaves, which looks the same, and a load at once would take the place of where they are going.
 */
async function reloadOnce(isInRound: () => boolean): Promise<void> {
  if (isInRound()) {
    isNewerHere ||= await fetchNewest();
    return;
  }
  const wasReloaded = (): boolean => sessionStored.read(RELOADED_FOR) === ownVersion();
  if (wasReloaded()) return;
  const isGone = await isOutdated().catch(() => undefined);
  // Nobody answers: the page would be lost to the browser's own, and what misses its code offers to try again.
  if (isGone === undefined) return;
  if (isGone) await Promise.race([fetchNewest(), pause(FETCH_MS)]);
  else await pause(LEAVE_MS);
  // A round may have begun meanwhile.
  if (isInRound() || wasReloaded()) return;
  sessionStored.write(RELOADED_FOR, ownVersion() ?? '');
  location.reload();
}

async function lookForNewest(): Promise<void> {
  if (await isOutdated()) isNewerHere ||= await fetchNewest();
}

/**
 * Watches for new deployments. Call once, in a built page.
 * @param isInRound a round is being shown: the page is not loaded again
 */
export function watchDeployment(isInRound: () => boolean): void {
  if (ownVersion() === undefined) return;
  // Vite tells of code that is gone from the server, which is what a page of an old build meets.
  addEventListener('vite:preloadError', () => void reloadOnce(isInRound));
  repeatWhileVisible({ every: POLL_MS, jitter: 0.1 }, () => void lookForNewest().catch(() => undefined));
}
