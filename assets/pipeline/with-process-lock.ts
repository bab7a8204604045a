import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Interval at which a waiting process checks whether the lock is free, ms. */
const POLL_MS = 100;

/** Returns the id of the running process that holds a lock; undefined if that process has ended or was killed. */
function ownerOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // Signal 0 is not delivered; it only checks that the process exists.
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
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
    if (ownerOf(lock) === undefined) rmSync(lock, { force: true });
    else await setTimeout(POLL_MS, undefined, { signal });
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
}
