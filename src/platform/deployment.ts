import { fetchIdempotent } from './fetch-idempotent.ts';
import { sessionStored } from './storage.ts';
import { repeatWhileVisible } from './while-visible.ts';

/** Poll interval of the build manifest while the tab is visible, ms, ±10 % so that tabs do not poll together. */
const POLL_MS = 60_000;

/** Time that the worker has to fetch a newer build before a page without its code is reloaded anyway, ms. */
const FETCH_MS = 5000;

/** Delay before a page of the newest build is reloaded, ms: a player who was leaving has gone by then. */
const LEAVE_MS = 5000;

/** Key of the build whose missing code caused a reload, kept until the tab is closed. */
const RELOADED_FOR = 'perya.reloaded';

/** True once loading any page would bring a newer build. */
let isNewerHere = false;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-build"]')?.content;

/** Returns true once a load would bring a newer build: the next navigation should be a full load. */
export const updateWaits = (): boolean => isNewerHere;

/** Makes the worker that serves this page cache the newest build. Resolves to whether a load would bring it. */
async function fetchNewest(): Promise<boolean> {
  const { serviceWorker } = navigator;
  // A first visit is not controlled by a worker yet; the next load is.
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

/** Resolves to whether the server has another build than this page's. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetchIdempotent(`/build.json?t=${Date.now()}`);
  const manifest: unknown = await answer.json();
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return false;
  const own = ownVersion();
  return own !== undefined && manifest.version !== own;
}

/**
 * Reloads the page for missing code, but not repeatedly: the second time the error page explains what to do. In the
 * middle of a round it waits for the next navigation. Firefox aborts pending fetches as soon as the player leaves,
 * which looks the same, and an immediate reload would replace that navigation.
 */
async function reloadOnce(isInRound: () => boolean): Promise<void> {
  if (isInRound()) {
    isNewerHere ||= await fetchNewest();
    return;
  }
  const wasReloaded = (): boolean => sessionStored.read(RELOADED_FOR) === ownVersion();
  if (wasReloaded()) return;
  const isGone = await isOutdated().catch(() => undefined);
  // No answer: a reload would replace the page with the browser's error page; the part that misses its code
  // offers a retry.
  if (isGone === undefined) return;
  if (isGone) await Promise.race([fetchNewest(), pause(FETCH_MS)]);
  else await pause(LEAVE_MS);
  // A round may have begun in the meantime.
  if (isInRound() || wasReloaded()) return;
  sessionStored.write(RELOADED_FOR, ownVersion() ?? '');
  location.reload();
}

async function lookForNewest(): Promise<void> {
  if (await isOutdated()) isNewerHere ||= await fetchNewest();
}

/**
 * Watches for new deployments. Call once, in a built page.
 * @param isInRound true while a round is being shown: the page is then not reloaded
 */
export function watchDeployment(isInRound: () => boolean): void {
  if (ownVersion() === undefined) return;
  // Vite fires this for code that is gone from the server, as happens to a page of an old build.
  addEventListener('vite:preloadError', () => void reloadOnce(isInRound));
  repeatWhileVisible({ every: POLL_MS, jitter: 0.1 }, () => void lookForNewest().catch(() => undefined));
}
