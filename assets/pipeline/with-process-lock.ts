import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Interval at which a waiting process checks whether the lock is free, ms. */
const POLL_MS = 100;

/** Age after which a lock file without a process's id counts as left behind by a failed write, ms. */
const WRITTEN_MS = 10_000;

/** Returns whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  // Id 0 would stand for the group of this process.
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 is not delivered; it only checks that the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether a lock was left behind by a process that has ended or was killed. */
function isAbandoned(lock: string): boolean {
  try {
    const owner = readFileSync(lock, 'utf8');
    // Another process creates the file a moment before it writes its id.
    return owner === '' ? Date.now() - statSync(lock).mtimeMs > WRITTEN_MS : !isRunning(Number(owner));
  } catch {
    // The lock was released in the meantime.
    return false;
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A full disk leaves an empty file, for which every later process would wait.
    rmSync(lock, { force: true });
    throw error;
  }
}

/**
 * Runs a function while holding a lock file with this process's id; waits while another process holds it. Rejects if
 * the signal aborts the wait.
 */
export async function withProcessLock<T>(
  lock: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  while (!take(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    else await setTimeout(POLL_MS, undefined, { signal });
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
}
