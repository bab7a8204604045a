import { serverNow } from './server-clock.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'perya.break';

/** Until when the player of this device is on a break from playing, in ms since 1970; 0 without one. */
export const breakUntil = (): number => Number(readStored(KEY) ?? 0);

/** True while the player of this device is on a break; whoever logs in here ends it for the device. */
export const isOnBreak = (): boolean => breakUntil() > serverNow();

/** Keeps on this device, for all its tabs, until when its player is on a break; undefined: nobody is. */
export const noteBreak = (until: number | undefined): void =>
  writeStored(KEY, until === undefined ? undefined : String(until));
