import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Interval at which a waiting run checks whether the other one has ended, ms. */
const POLL_MS = 100;

/**
 * Returns the process that holds a lock; undefined when it has ended, or was killed before it could remove its lock.
 */
function ownerOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // Signal 0 only checks that the process exists.
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
 * Runs a function under a lock file that names this process: a second run waits, and finds the work done. Rejects
 * with the signal's reason when it ends the wait.
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
