/**
 * Runs a round unless another tab of this browser is playing a round of the same game. Returns false, without running
 * it, if another tab is.
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
