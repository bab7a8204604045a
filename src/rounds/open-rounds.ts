import { useSyncExternalStore } from 'react';

/*
 * Rounds of the game in view that have been bet on and are not settled. Such a round may be open while nothing of it moves, so
 * that the store's count of rounds on show does not tell it.
 */

let count = 0;
const listeners = new Set<() => void>();

/** Tells how many rounds are open now. */
export function setOpenRounds(next: number): void {
  if (next === count) return;
  count = next;
  for (const changed of listeners) changed();
}

/** One more was bet on, or one fewer is open. */
export const changeOpenRounds = (by: 1 | -1): void => setOpenRounds(Math.max(0, count + by));

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** How many rounds of the game in view are open. */
export const useOpenRounds = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
