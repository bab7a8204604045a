// Reads: assets
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withProcessLock } from './with-process-lock.ts';

let folder = '';
let lock = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('withProcessLock runs two functions one after the other, and removes the lock file', async () => {
  const seen: string[] = [];
  const run = (name: string) => () =>
    new Promise<void>((resolve) => {
      seen.push(`${name} begins`);
      setImmediate(() => {
        seen.push(`${name} ends`);
        resolve();
      });
    });
  await Promise.all([withProcessLock(lock, run('one')), withProcessLock(lock, run('two'))]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(lock)).toBe(false);
});

it("withProcessLock returns the function's result, or rejects with the function's error", async () => {
  expect(await withProcessLock(lock, async () => 7)).toBe(7);
  await expect(withProcessLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});

it('withProcessLock takes over the lock of a process that was killed', async () => {
  // No process can have this id, the largest 32-bit integer.
  writeFileSync(lock, String(2 ** 31 - 1));
  expect(await withProcessLock(lock, async () => 'done')).toBe('done');
});

it('withProcessLock takes over an empty lock that a full disk has left behind, but not one that was just created', async () => {
  writeFileSync(lock, '');
  const end = new AbortController();
  const waiting = withProcessLock(lock, async () => 'done', end.signal);
  end.abort();
  await expect(waiting).rejects.toThrow('aborted');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await withProcessLock(lock, async () => 'done')).toBe('done');
});

it('withProcessLock stops waiting for another process when the signal aborts the wait', async () => {
  writeFileSync(lock, String(process.pid));
  const end = new AbortController();
  const waiting = withProcessLock(lock, async () => 'done', end.signal);
  end.abort();
  await expect(waiting).rejects.toThrow('aborted');
});
