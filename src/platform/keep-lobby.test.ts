import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLobby } from './keep-lobby.ts';

const register = vi.fn<(path: string) => Promise<never>>(() =>
  Promise.reject(new Error('Workers are not allowed.')),
);
/** Reports a fetch to the page's PerformanceObserver. */
let tellFetched: () => void;
let watching: number;

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
  watching = 0;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notified: () => void) {
        tellFetched = notified;
      }
      observe = ({ type }: { type: string }) => void (watching += type === 'resource' ? 1 : 0);
      disconnect = () => void (watching -= 1);
    },
  );
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the service worker is registered after two seconds without a fetch, and the page then stops observing fetches', async () => {
  keepLobby();
  for (let fetched = 0; fetched < 3; fetched++) {
    await vi.advanceTimersByTimeAsync(1_900);
    tellFetched();
  }
  await vi.advanceTimersByTimeAsync(1_999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect([watching, vi.getTimerCount()]).toEqual([0, 0]);
});

it('the service worker is registered after fifteen seconds even if the page never stops fetching', async () => {
  keepLobby();
  const fetching = setInterval(() => tellFetched(), 1_000);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledOnce();
  clearInterval(fetching);
});

it('the service worker is not registered after the wait was stopped', async () => {
  keepLobby()();
  await vi.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
  expect(watching).toBe(0);
});

it('in a browser without service workers, the page stops observing fetches at the end of the wait', async () => {
  vi.stubGlobal('navigator', {});
  keepLobby();
  await vi.runAllTimersAsync();
  expect(watching).toBe(0);
});
