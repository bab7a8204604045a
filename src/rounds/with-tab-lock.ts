import { withinStorageTime } from '../platform/storage-time.ts';

/** Resolves to a function that releases the lock; undefined if another tab holds it. */
const takeLock = (locks: LockManager, name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
        return undefined;
      })
      .catch(reject);
  });

/**
 * Runs a round unless another tab of this browser is playing a round of the same game. Returns false, without running
 * it, if another tab is. Without an answer of the browser it runs the round: the server refuses a second one.
 */
export async function withTabLock(game: string, run: () => Promise<void>): Promise<boolean> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const taking = locks ? takeLock(locks, `perya.round.${game}`) : Promise.resolve(() => undefined);
  const release = await withinStorageTime(taking, { onLate: (late) => late?.() }).catch(
    () => () => undefined,
  );
  if (!release) return false;
  try {
    await run();
    return true;
  } finally {
    release();
  }
}
