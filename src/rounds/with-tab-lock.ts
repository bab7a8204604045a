/**
 * Runs a round unless another tab of this browser is in one of the same game; returns false, without running it, if
 * one is.
 */
export async function withTabLock(game: string, run: () => Promise<void>): Promise<boolean> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    await run();
    return true;
  }
  return locks.request(`perya.round.${game}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await run();
    return true;
  });
}
