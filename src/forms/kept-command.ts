import {
  type StoredCall,
  isStoredCall,
  isStoredCallValid,
  readStoredJson,
} from '../platform/stored-calls.ts';
import { writeStored } from '../platform/storage.ts';
import { newTxnId } from '../platform/txn-id.ts';

/** A command that was sent and has no answer yet. */
interface KeptCommand extends StoredCall {
  /** The request as JSON: the same id with another request would be refused. */
  readonly body: string;
}

const keyOf = (name: string): string => `perya.command.${name}`;

const isKept = (value: unknown): value is KeptCommand =>
  isStoredCall(value) && 'body' in value && typeof value.body === 'string';

function read(name: string): KeptCommand | undefined {
  const value = readStoredJson(keyOf(name));
  return isKept(value) ? value : undefined;
}

/**
 * Returns the clientTxnId to send a command with, and stores it: that of an earlier identical press that was never
 * answered, also before a reload or in another tab, else a new one.
 */
export function keepCommand(name: string, userId: number, body: string, now: number): string {
  const kept = read(name);
  if (kept?.body === body && isStoredCallValid(kept, userId, now)) return kept.clientTxnId;
  const clientTxnId = newTxnId(now);
  writeStored(keyOf(name), JSON.stringify({ userId, clientTxnId, at: now, body } satisfies KeptCommand));
  return clientTxnId;
}

/** Deletes an answered command; one stored meanwhile by another press stays. */
export function forgetCommand(name: string, clientTxnId: string): void {
  if (read(name)?.clientTxnId === clientTxnId) writeStored(keyOf(name), undefined);
}
