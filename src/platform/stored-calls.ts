import { readStored } from './storage.ts';

/**
 * Record of a call that moves coins, stored before the call is sent, so that its result can be requested by the same
 * id.
 */
export interface StoredCall {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Time at which the call was stored, ms since 1970, by the server's clock. */
  readonly at: number;
}

/**
 * Age of a stored call, in ms, after which it must not be sent again: if it never reached the server, it would move
 * coins that the player no longer expects to move.
 */
const FORGET_AFTER = 24 * 3_600_000;

/** Returns whether a value is a stored call; it may have further fields. */
export const isStoredCall = (value: unknown): value is StoredCall =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'number' &&
  'clientTxnId' in value &&
  typeof value.clientTxnId === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** Returns whether a stored call is the player's and not too old; `now` in ms since 1970, by the server's clock. */
export const isStoredCallValid = (call: StoredCall, userId: number, now: number): boolean =>
  call.userId === userId && now - call.at <= FORGET_AFTER;

/** Reads the JSON value under a key of local storage: null if there is none, undefined if the text is not JSON. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return undefined;
  }
}
