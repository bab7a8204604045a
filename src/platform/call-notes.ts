import { readStored } from './storage.ts';

/** What is written down of a money call before it leaves, so that the same id can ask for its stored answer. */
export interface CallNote {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Milliseconds since 1970, by the server's clock as this device knows it. */
  readonly at: number;
}

/** Older than this (ms), an id that never reached the server must not move anything unasked. */
const FORGET_AFTER = 24 * 3_600_000;

/** True for what is a note, whatever else it holds. */
export const isCallNote = (value: unknown): value is CallNote =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'number' &&
  'clientTxnId' in value &&
  typeof value.clientTxnId === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** True while a player's note still counts; `now` in ms since 1970. */
export const isCurrent = (note: CallNote, userId: number, now: number): boolean =>
  note.userId === userId && now - note.at <= FORGET_AFTER;

/** Reads what stands under a key; somebody else's text under our name counts as none. */
export function readNotes(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return undefined;
  }
}
