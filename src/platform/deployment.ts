import { fetchIdempotent } from './fetch-idempotent.ts';
import { withinStorageTime } from './storage-time.ts';
import { sessionStored } from './storage.ts';
import { repeatWhileVisible } from './while-visible.ts';

/**
 * Interval between two checks for a new build while the tab is visible, ms; ±10 % so that tabs do not check together.
 */
const POLL_MS = 60_000;

/** Longest time to wait for the worker to cache the newest build before a page with missing code is reloaded, ms. */
const FETCH_MS = 5000;

/**
 * Delay before a page of the newest build is reloaded for missing code, ms: a player who is leaving has gone by then.
 */
const LEAVE_MS = 5000;

/** Key in session storage of the build that was reloaded for missing code. */
const RELOADED_FOR = 'perya.reloaded';

/** Whether loading any page would now bring a newer build. */
let isNewerHere = false;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-build"]')?.content;

/** Returns whether a full load would bring a newer build, so that the next navigation should be one. */
export const updateWaits = (): boolean => isNewerHere;

/** Returns the registration of the service worker; undefined if there is none or the browser gives no answer. */
const registration = (
  container: ServiceWorkerContainer | undefined,
): Promise<ServiceWorkerRegistration | undefined> =>
  withinStorageTime(Promise.resolve(container?.getRegistration())).catch(() => undefined);

/** Makes the service worker cache the newest build. Resolves to whether a full load would then bring it. */
async function fetchNewest(): Promise<boolean> {
  const { serviceWorker } = navigator;
  // On a first visit the worker does not control this page yet, but it will serve the next load.
  const worker = serviceWorker?.controller ?? (await registration(serviceWorker))?.active;
  // Without a worker, pages come from the server, which has the newest build.
  if (!worker) return true;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  worker.postMessage({ type: 'UPDATE' }, [port2]);
  return answer;
}

/** Resolves to whether the server's build differs from this page's; false in a page that was not built. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetchIdempotent(`/build.json?t=${Date.now()}`);
  const manifest: unknown = await answer.json();
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return false;
  const own = ownVersion();
  return own !== undefined && manifest.version !== own;
}

/**
 * Reloads the page for missing code, once per build; if code is missing again, the error page explains what to do. In
 * the middle of a round the reload waits for the next navigation. When a player leaves, Firefox aborts pending fetches,
 * which looks like missing code; an immediate reload would replace that navigation.
 */
async function reloadOnce(isInRound: () => boolean): Promise<void> {
  if (isInRound()) {
    isNewerHere ||= await fetchNewest();
    return;
  }
  const wasReloaded = (): boolean => sessionStored.read(RELOADED_FOR) === ownVersion();
  if (wasReloaded()) return;
  const isGone = await isOutdated().catch(() => undefined);
  // Without an answer a reload would show the browser's error page; the part whose code is missing offers a retry
  // instead.
  if (isGone === undefined) return;
  if (isGone) await Promise.race([fetchNewest(), pause(FETCH_MS)]);
  else await pause(LEAVE_MS);
  // A round or a reload may have begun in the meantime.
  if (isInRound() || wasReloaded()) return;
  sessionStored.write(RELOADED_FOR, ownVersion() ?? '');
  location.reload();
}

async function lookForNewest(): Promise<void> {
  if (await isOutdated()) isNewerHere ||= await fetchNewest();
}

/**
 * Looks for new builds, and reloads the page if its code is missing. Call once, in a built page.
 * @param isInRound returns true while a round is being shown: the page is then not reloaded
 */
export function watchDeployment(isInRound: () => boolean): void {
  if (ownVersion() === undefined) return;
  // Vite fires this event when code cannot be loaded; an old build's files may be gone from the server.
  addEventListener('vite:preloadError', () => void reloadOnce(isInRound));
  repeatWhileVisible({ every: POLL_MS, jitter: 0.1 }, () => void lookForNewest().catch(() => undefined));
}
