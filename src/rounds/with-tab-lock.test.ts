import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_MS } from '../platform/storage-time.ts';
import { withTabLock } from './with-tab-lock.ts';

type Grant = (lock: Lock | null) => Promise<void> | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Replaces the browser's locks; `answer` is called with the callback of each request. */
function stubLocks(answer: (grant: Grant) => Promise<unknown>): void {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, grant: Grant) => answer(grant) },
  });
}
const lock = {} as Lock;

it('runs a round under the lock, which is released afterwards even if the round fails', async () => {
  const states: string[] = [];
  stubLocks(async (grant) => {
    states.push('held');
    await grant(lock);
    states.push('released');
  });
  await expect(withTabLock('spin', async () => void states.push('played'))).resolves.toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(states.splice(0)).toEqual(['held', 'played', 'released']);
  await expect(withTabLock('spin', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['held', 'released']);
});

it('runs nothing while another tab holds the lock', async () => {
  const run = vi.fn<() => Promise<void>>();
  stubLocks(async (grant) => grant(null));
  await expect(withTabLock('spin', run)).resolves.toBe(false);
  expect(run).not.toHaveBeenCalled();
});

it('runs a round once if the browser gives no answer, and releases a lock that comes too late', async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let late: Grant = () => undefined;
  stubLocks((grant) => {
    late = grant;
    return new Promise(() => undefined);
  });
  const played = withTabLock('spin', run);
  await vi.advanceTimersByTimeAsync(STORAGE_MS);
  await expect(played).resolves.toBe(true);
  await expect(late(lock)).resolves.toBeUndefined();
  expect(run).toHaveBeenCalledOnce();
});

it('runs a round if the browser refuses locks', async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  await expect(withTabLock('spin', run)).resolves.toBe(true);
  expect(run).toHaveBeenCalledOnce();
});
