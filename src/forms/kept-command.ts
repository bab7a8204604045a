import { readStored, writeStored } from '../platform/storage.ts';
import { newTxnId } from '../platform/txn-id.ts';

/** A command that was sent and whose answer has not come. */
interface KeptCommand {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Milliseconds since 1970, by the server's clock as this device knows it. */
  readonly at: number;
  /** What was asked, as JSON: the same id with anything else would be refused. */
  readonly body: string;
}

const keyOf = (name: string): string => `perya.command.${name}`;
/** Older than this (ms), a press of the same thing means a new one. */
const FORGET_AFTER = 24 * 3_600_000;

function read(name: string): KeptCommand | undefined {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(name)) ?? 'null');
    const isKept =
      typeof value === 'object' &&
      value !== null &&
      'userId' in value &&
      typeof value.userId === 'number' &&
      'clientTxnId' in value &&
      typeof value.clientTxnId === 'string' &&
      'at' in value &&
      typeof value.at === 'number' &&
      'body' in value &&
      typeof value.body === 'string';
    return isKept ? (value as KeptCommand) : undefined;
  } catch {
    // Somebody else's text under our name counts as none.
    return undefined;
  }
}

/**
 * Returns the clientTxnId to send a command with, and keeps it: the one of an earlier press of the same thing that was
 * never answered, also before a reload or in another tab, else a new one.
 */
export function keepCommand(name: string, userId: number, body: string, now: number): string {
  const kept = read(name);
  if (kept?.userId === userId && kept.body === body && now - kept.at <= FORGET_AFTER) return kept.clientTxnId;
  const clientTxnId = newTxnId(now);
  writeStored(keyOf(name), JSON.stringify({ userId, clientTxnId, at: now, body } satisfies KeptCommand));
  return clientTxnId;
}

/** Forgets a command that was answered; what was kept meanwhile by another press stays. */
export function forgetCommand(name: string, clientTxnId: string): void {
  if (read(name)?.clientTxnId === clientTxnId) writeStored(keyOf(name), undefined);
}
