import { useSyncExternalStore } from 'react';

/*
 * Unsettled rounds of the visible game. Such a round may be open while nothing moves, so the store's count of rounds
 * being shown does not include it.
 */

let count = 0;
const listeners = new Set<() => void>();

/** Sets the number of open rounds. */
export function setOpenRounds(next: number): void {
  if (next === count) return;
  count = next;
  for (const changed of listeners) changed();
}

/** Changes the number of open rounds by one. */
export const changeOpenRounds = (by: 1 | -1): void => setOpenRounds(Math.max(0, count + by));

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Returns the number of open rounds of the visible game. */
export const useOpenRounds = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
