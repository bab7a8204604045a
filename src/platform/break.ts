import { serverNow } from './server-clock.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'perya.break';

/** Returns the end of this device's player's break from playing, ms since 1970; 0 without one. */
export const breakUntil = (): number => Number(readStored(KEY) ?? 0);

/** True while the player of this device is on a break; a log-in by another player ends it for the device. */
export const isOnBreak = (): boolean => breakUntil() > serverNow();

/** Stores on this device, for all its tabs, the end of its player's break; undefined: no break. */
export const noteBreak = (until: number | undefined): void =>
  writeStored(KEY, until === undefined ? undefined : String(until));
