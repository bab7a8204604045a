import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const POLL_MS = 60_000;

/** Fake server: its current build, and how often its version was requested. */
let server: { version: string; asked: number };
let worker: { hasNewest: boolean; asked: number; isServing: boolean };
let isInRound: boolean;
let fires: Map<string, () => void>;
let reload: ReturnType<typeof vi.fn<() => void>>;

/** Opens a page with its own copy of the modules, so that a test can open several pages; `own` is the page's build. */
async function openPage(own: string | undefined = 'a') {
  vi.resetModules();
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    querySelector: () => (own === undefined ? null : { content: own }),
  });
  const { updateWaits, watchDeployment } = await import('./deployment.ts');
  watchDeployment(() => isInRound);
  return updateWaits;
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const poll = () => vi.advanceTimersByTimeAsync(POLL_MS * 1.1);
const missCode = async (): Promise<void> => {
  fires.get('vite:preloadError')?.();
  await vi.advanceTimersByTimeAsync(5_000);
};

beforeEach(() => {
  vi.useFakeTimers();
  server = { version: 'a', asked: 0 };
  worker = { hasNewest: true, asked: 0, isServing: true };
  isInRound = false;
  fires = new Map();
  reload = vi.fn<() => void>();
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => fires.set(type, listener));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  // The answer comes in a separate task, as over a real MessageChannel.
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly port1 = {
        start: () => undefined,
        addEventListener: (_type: string, listener: (event: { data: boolean }) => void) =>
          (this.port2.postMessage = (data) => queueMicrotask(() => listener({ data }))),
      };
      readonly port2 = { postMessage: (_isHere: boolean): void => undefined };
    },
  );
  const active = {
    postMessage(_message: unknown, [port]: { postMessage: (isHere: boolean) => void }[]) {
      worker.asked += 1;
      port?.postMessage(worker.hasNewest);
    },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve({ active }),
      get controller() {
        return worker.isServing ? active : null;
      },
    },
  });
  vi.stubGlobal('fetch', (url: string) => {
    server.asked += 1;
    expect(url).toMatch(/^\/build\.json\?t=\d+$/);
    return Promise.resolve(Response.json({ version: server.version }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a newer build', () => {
  it('is looked for about once a minute, and is ready when the worker has cached it', async () => {
    const updateWaits = await openPage();
    await vi.advanceTimersByTimeAsync(POLL_MS * 0.9 - 1);
    expect(server.asked).toBe(0);
    await poll();
    expect([server.asked > 0, worker.asked, updateWaits()]).toEqual([true, 0, false]);
    server.version = 'b';
    await poll();
    expect(updateWaits()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not ready while the worker cannot fetch it, and is fetched again at the next check', async () => {
    const updateWaits = await openPage();
    server.version = 'b';
    worker.hasNewest = false;
    await poll();
    expect([worker.asked > 0, updateWaits()]).toEqual([true, false]);
    worker.hasNewest = true;
    await poll();
    expect(updateWaits()).toBe(true);
  });

  it('is ready as soon as the server has it, if no worker serves the page', async () => {
    vi.stubGlobal('navigator', {});
    const updateWaits = await openPage();
    server.version = 'b';
    await poll();
    expect(updateWaits()).toBe(true);
  });

  it('is not looked for by a page of the development server', async () => {
    const updateWaits = await openPage('');
    expect(updateWaits()).toBe(false);
    vi.clearAllTimers();
    await openPage(undefined);
    fires.clear();
    await poll();
    expect(fires.size).toBe(0);
  });
});

describe('missing code', () => {
  it('reloads the page at most once for each build', async () => {
    await openPage();
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
    await openPage('b');
    await missCode();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('makes the worker fetch the new build before the page is reloaded, also if the worker does not control the page yet', async () => {
    worker.isServing = false;
    await openPage();
    server.version = 'b';
    await missCode();
    expect([worker.asked, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('reloads the page without delay if the server has a newer build', async () => {
    await openPage();
    server.version = 'b';
    fires.get('vite:preloadError')?.();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits five seconds before it reloads the page, because a player who is leaving has gone by then', async () => {
    await openPage();
    fires.get('vite:preloadError')?.();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page while there is no network, but reloads it if code is missing again afterwards', async () => {
    await openPage();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', fetch);
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads the page in the middle of a round, but at the next navigation', async () => {
    const updateWaits = await openPage();
    isInRound = true;
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    expect(updateWaits()).toBe(true);
  });

  it('does not reload the page if a round began while the newest build was being fetched', async () => {
    await openPage();
    fires.get('vite:preloadError')?.();
    isInRound = true;
    await settle();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
