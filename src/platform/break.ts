import { serverNow } from './server-clock.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'perya.break';

/** Returns when the break from playing of this device's player ends, ms since 1970; 0 without a break. */
export const breakUntil = (): number => Number(readStored(KEY) ?? 0);

/** Returns whether this device's player is on a break; a log-in by another player ends the break on this device. */
export const isOnBreak = (): boolean => breakUntil() > serverNow();

/**
 * Stores on this device, for all its tabs, when its player's break ends, ms since 1970; undefined removes the break.
 */
export const noteBreak = (until: number | undefined): void =>
  writeStored(KEY, until === undefined ? undefined : String(until));
