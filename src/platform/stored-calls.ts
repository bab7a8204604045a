import { readStored } from './storage.ts';

/** A record of a money call stored before it is sent, so that the same id can request its stored answer. */
export interface StoredCall {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Milliseconds since 1970, by the server's clock as this device knows it. */
  readonly at: number;
}

/** Age in ms after which an id that never reached the server must not move any money unasked. */
const FORGET_AFTER = 24 * 3_600_000;

/** True for a stored call, whatever else it holds. */
export const isStoredCall = (value: unknown): value is StoredCall =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'number' &&
  'clientTxnId' in value &&
  typeof value.clientTxnId === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** True while a player's stored call is valid; `now` in ms since 1970. */
export const isStoredCallValid = (call: StoredCall, userId: number, now: number): boolean =>
  call.userId === userId && now - call.at <= FORGET_AFTER;

/** Reads the value under a key; undefined if it is foreign text under our name. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return undefined;
  }
}
