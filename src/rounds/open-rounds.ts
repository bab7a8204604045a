import { useSyncExternalStore } from 'react';

/*
 * Number of rounds in the visible game that are not settled, for example a game of steps that waits for the player.
 * Nothing moves then, so the store's count of rounds that are being shown does not include them.
 */

let count = 0;
const listeners = new Set<() => void>();

/** Sets the number of unsettled rounds in the visible game. */
export function setOpenRounds(next: number): void {
  if (next === count) return;
  count = next;
  for (const changed of listeners) changed();
}

/** Changes the number of unsettled rounds in the visible game by one. */
export const changeOpenRounds = (by: 1 | -1): void => setOpenRounds(Math.max(0, count + by));

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Returns the number of unsettled rounds in the visible game. */
export const useOpenRounds = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
