import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStoredGames, storeGames } from './games-cache.ts';
import { STORAGE_MS } from './storage-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface FakeRequest {
  result?: unknown;
  onsuccess?: () => void;
}

/** Stubs IndexedDB; a request is answered only when the test calls its `onsuccess`. */
function stubDatabase() {
  const opening: FakeRequest = {};
  const reading: FakeRequest = {};
  const close = vi.fn<() => void>();
  const store = { get: () => reading, put: () => reading };
  opening.result = { close, transaction: () => ({ objectStore: () => store }) };
  vi.stubGlobal('indexedDB', { open: () => opening });
  return { opening, reading, close };
}

/** Returns whether a promise has settled by now, and its value. */
function follow<T>(promise: Promise<T>): { value: T | 'waiting' } {
  const followed: { value: T | 'waiting' } = { value: 'waiting' };
  void promise.then((value) => (followed.value = value));
  return followed;
}

it('reads nothing if the database never opens, and closes it if it opens too late', async () => {
  const { opening, reading, close } = stubDatabase();
  const read = follow(readStoredGames());
  await vi.advanceTimersByTimeAsync(STORAGE_MS - 1);
  expect(read.value).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(read.value).toBeUndefined();
  opening.onsuccess?.();
  await vi.advanceTimersByTimeAsync(0);
  reading.onsuccess?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
});

it('reads nothing if the database opens and then never answers', async () => {
  const { opening } = stubDatabase();
  const read = follow(readStoredGames());
  opening.onsuccess?.();
  await vi.advanceTimersByTimeAsync(STORAGE_MS);
  expect(read.value).toBeUndefined();
});

it('stops waiting for a list that is never stored', async () => {
  stubDatabase();
  const stored = follow(storeGames({ version: '1', games: [] }).then(() => 'done' as const));
  await vi.advanceTimersByTimeAsync(STORAGE_MS);
  expect(stored.value).toBe('done');
});

it('reads the stored list', async () => {
  const { opening, reading, close } = stubDatabase();
  const read = follow(readStoredGames());
  opening.onsuccess?.();
  await vi.advanceTimersByTimeAsync(0);
  reading.result = { version: '7', games: [1] };
  reading.onsuccess?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(read.value).toEqual({ version: '7', games: [1] });
  expect(close).toHaveBeenCalledOnce();
});
