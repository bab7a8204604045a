// Reads: assets
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('runs one after the other, and leaves nothing behind', async () => {
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

it('passes through results and errors', async () => {
  expect(await withProcessLock(lock, async () => 7)).toBe(7);
  await expect(withProcessLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});

it('takes over from a killed run', async () => {
  // No process has the largest possible id.
  writeFileSync(lock, String(2 ** 31 - 1));
  expect(await withProcessLock(lock, async () => 'done')).toBe('done');
});

it('stops waiting when aborted', async () => {
  writeFileSync(lock, String(process.pid));
  const end = new AbortController();
  const waiting = withProcessLock(lock, async () => 'done', end.signal);
  end.abort();
  await expect(waiting).rejects.toThrow('aborted');
});
