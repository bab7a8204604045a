import {
  type StoredCall,
  isStoredCall,
  isStoredCallValid,
  readStoredJson,
} from '../platform/stored-calls.ts';
import { writeStored } from '../platform/storage.ts';
import { newTxnId } from '../platform/txn-id.ts';

/** Command that was sent and has no answer yet, as stored in this browser. */
interface KeptCommand extends StoredCall {
  /** The request as JSON; the server would refuse the same id with another request. */
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
 * Returns the clientTxnId for a command, and stores it. If the same request was sent before without an answer (also
 * before a reload or in another tab), its id is used again.
 */
export function keepCommand(name: string, userId: number, body: string, now: number): string {
  const kept = read(name);
  if (kept?.body === body && isStoredCallValid(kept, userId, now)) return kept.clientTxnId;
  const clientTxnId = newTxnId(now);
  writeStored(keyOf(name), JSON.stringify({ userId, clientTxnId, at: now, body } satisfies KeptCommand));
  return clientTxnId;
}

/** Deletes a stored command after its answer, unless a later command has replaced it. */
export function forgetCommand(name: string, clientTxnId: string): void {
  if (read(name)?.clientTxnId === clientTxnId) writeStored(keyOf(name), undefined);
}
