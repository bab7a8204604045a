import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const POLL_MS = 60_000;

/** The page, its worker and its server, as far as they are used. */
let server: { version: string; asked: number };
let worker: { hasNewest: boolean; asked: number; isServing: boolean };
let isInRound: boolean;
let fires: Map<string, () => void>;
let reload: ReturnType<typeof vi.fn<() => void>>;

/** Opens a page of build "a"; every page has a state of its own. */
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
  // Its answer comes in a turn of its own, as over the browser's channel.
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
  it('is looked for once a minute, a tenth more or less, and waits when the worker has it', async () => {
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

  it('does not wait while the worker could not fetch it, and is tried again', async () => {
    const updateWaits = await openPage();
    server.version = 'b';
    worker.hasNewest = false;
    await poll();
    expect([worker.asked > 0, updateWaits()]).toEqual([true, false]);
    worker.hasNewest = true;
    await poll();
    expect(updateWaits()).toBe(true);
  });

  it('is there at once where no worker serves the page', async () => {
    vi.stubGlobal('navigator', {});
    const updateWaits = await openPage();
    server.version = 'b';
    await poll();
    expect(updateWaits()).toBe(true);
  });

  it('is not looked for by a page that was not built', async () => {
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
  it('loads the page again, once for a build', async () => {
    await openPage();
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
    await openPage('b');
    await missCode();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is fetched by the worker that will serve the page from then on, also on a first visit', async () => {
    worker.isServing = false;
    await openPage();
    server.version = 'b';
    await missCode();
    expect([worker.asked, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('loads it again without delay where the server has a newer build', async () => {
    await openPage();
    server.version = 'b';
    fires.get('vite:preloadError')?.();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets go whoever is leaving, which breaks off what is being fetched', async () => {
    await openPage();
    fires.get('vite:preloadError')?.();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where nobody answers, and loads it again when code is missed once somebody does', async () => {
    await openPage();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', fetch);
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never loads it again in the middle of a round: the next navigation does', async () => {
    const updateWaits = await openPage();
    isInRound = true;
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    expect(updateWaits()).toBe(true);
  });

  it('leaves a round alone that began while the newest build was fetched', async () => {
    await openPage();
    fires.get('vite:preloadError')?.();
    isInRound = true;
    await settle();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
