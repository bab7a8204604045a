import { fetchIdempotent } from './fetch-idempotent.ts';
import { sessionStored } from './storage.ts';
import { repeatWhileVisible } from './while-visible.ts';

/** The build manifest is read this often while the tab is visible, in ms (best in class 32: ±10 %). */
const POLL_MS = 60_000;

/** Waiting for the new worker to take over is given up after this long, in ms. */
const TAKE_OVER_MS = 5000;
/** While it is waited for, the older worker is reminded this often, in ms. */
const REMIND_MS = 200;

/** The build for whose missing code the page was loaded again, kept until the tab is closed. */
const RELOADED_FOR = 'perya.reloaded';

let newerBuild = false;
let registration: ServiceWorkerRegistration | undefined;
/** Another worker than the page came from serves it by now: this tab was slow, or another one has let it in. */
let isTakenOver = false;

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-build"]')?.content;

const controller = (): ServiceWorker | null => navigator.serviceWorker?.controller ?? null;

/** The newer worker that would take over; without a controller this is the first visit, and no older page to replace. */
const waitingWorker = (): ServiceWorker | null =>
  controller() === null ? null : (registration?.waiting ?? null);

/** True once leaving the page would bring a newer build: the next navigation should reload. */
export const updateWaits = (): boolean =>
  // While an older worker serves the page, a reload brings nothing new until the next worker is installed.
  waitingWorker() !== null || isTakenOver || (newerBuild && controller() === null);

/** Leaves for an address of the app with a full load, on the new build. */
export async function reloadAt(href: string): Promise<void> {
  const newer = waitingWorker();
  if (newer !== null) {
    const takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, TAKE_OVER_MS);
    });
    newer.postMessage({ type: 'SKIP_WAITING' });
    // Chromium lets a worker go only when it reports that it is idle, and a report that crosses a fetch is lost: any
    // message makes it report again. To load the page at the moment of the change hangs for ever.
    const reminder = setInterval(() => controller()?.postMessage({ type: 'ARE_YOU_IDLE' }), REMIND_MS);
    await takenOver;
    clearInterval(reminder);
  }
  location.assign(href);
}

/** Loads the page again for missing code, but not again and again: the second time the error page says what to do. */
function reloadOnce(): void {
  if (sessionStored.read(RELOADED_FOR) === ownVersion()) return;
  sessionStored.write(RELOADED_FOR, ownVersion() ?? '');
  location.reload();
}

async function readManifest(): Promise<void> {
  const answer = await fetchIdempotent(`/build.json?t=${Date.now()}`);
  const manifest: unknown = await answer.json();
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return;
  const own = ownVersion();
  if (own === undefined || manifest.version === own) return;
  newerBuild = true;
  await registration?.update();
}

/** Watches for new deployments, and registers the service worker. Call once, in a built page. */
export function watchDeployment(): void {
  if (ownVersion() === undefined) return;
  // Vite tells of code that is gone from the server, which is what a page of an old build meets.
  addEventListener('vite:preloadError', reloadOnce);
  repeatWhileVisible({ every: POLL_MS, jitter: 0.1 }, () => void readManifest().catch(() => undefined));
  void registerWorker().catch(() => undefined);
}

async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const isServed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    isTakenOver ||= isServed;
  });
  // A worker that serves the page is known at once; `register` waits for an update that is under way.
  registration = await workers.getRegistration();
  registration = await workers.register('/sw.js');
}
