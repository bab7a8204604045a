import { readStored, writeStored } from '../../platform/storage.ts';

/**
 * A spin that was asked for and not yet shown. It is written down before the request leaves, so that a reload, a lost
 * network or a killed server ends in "Check result": the same id asks for the stored outcome, never for a second spin.
 */
export interface PendingSpin {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Milliseconds since 1970, by the server's clock as this device knows it. */
  readonly at: number;
}

const KEY = 'perya.pendingSpin';
/** Older than this (ms), an id that never reached the server must not spend a chance unasked. */
const FORGET_AFTER = 24 * 3_600_000;

const isPending = (value: unknown): value is PendingSpin =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'number' &&
  'clientTxnId' in value &&
  typeof value.clientTxnId === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

function read(): PendingSpin | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? 'null');
    return isPending(stored) ? stored : undefined;
  } catch {
    // Somebody else's text under our name counts as none.
    return undefined;
  }
}

/** The player's pending spin, if there is one. */
export function readPendingSpin(userId: number, now: number): PendingSpin | undefined {
  const stored = read();
  return stored && stored.userId === userId && now - stored.at <= FORGET_AFTER ? stored : undefined;
}

/** Writes a pending spin down. Without storage a reload loses the picture of it; coins and record are safe. */
export const keepPendingSpin = (pending: PendingSpin): void => writeStored(KEY, JSON.stringify(pending));

/** The result has been shown, or the server has said that there is none. */
export function clearPendingSpin(clientTxnId: string): void {
  if (read()?.clientTxnId === clientTxnId) writeStored(KEY, undefined);
}
