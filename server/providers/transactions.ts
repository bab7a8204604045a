import type { PoolClient } from 'pg';
import type { WalletDone } from '../../contract/provider-wallet.ts';
import { bodyHash } from '../db/body-hash.ts';
import type { Database } from '../db/database.ts';
import type { Handled, Sender } from './message.ts';
import { WalletRefusalError } from './refusal.ts';

/** Kinds of messages that move coins or end a round. */
type Kind = 'debit' | 'credit' | 'rollback' | 'endRound';

/** A provider's message that is executed at most once. */
interface Transaction {
  readonly kind: Kind;
  readonly userId: number;
  readonly message: { readonly transactionId: string; readonly roundId: string; readonly amount?: number };
}

/**
 * Executes a message at most once: its effects and its answer are stored in one transaction. The same id with the same
 * body gets the stored answer. Of two parallel messages with one id, the second waits until the first has committed.
 * Refuses with conflict if the body differs, and with rolledBack for a bet whose rollback came first.
 */
export async function runTransaction(
  db: Database,
  { provider, at }: Sender,
  { kind, userId, message }: Transaction,
  run: (client: PoolClient) => Promise<{ journalId: number | null; answer: WalletDone }>,
): Promise<Handled> {
  const hash = bodyHash({ ...message, kind });
  const { transactionId, roundId, amount = 0 } = message;
  return db.transaction(async (client) => {
    const inserted = await client.query({
      name: 'provider-transaction-insert',
      text: `insert into provider_transactions (provider, transaction_id, kind, round_id, user_id, amount, body_hash, at)
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      values: [provider, transactionId, kind, roundId, userId, amount, hash, at],
    });
    if (inserted.rowCount === 0) {
      const { rows } = await client.query<{ body_hash: Buffer | null; answer: WalletDone }>(
        'select body_hash, answer from provider_transactions where provider = $1 and transaction_id = $2',
        [provider, transactionId],
      );
      const stored = rows[0];
      if (stored?.body_hash === null && kind === 'debit') throw new WalletRefusalError('rolledBack');
      if (!stored?.body_hash?.equals(hash)) throw new WalletRefusalError('conflict');
      return { answer: stored.answer, replayed: true };
    }
    const { journalId, answer } = await run(client);
    await client.query({
      name: 'provider-transaction-answer',
      text: `update provider_transactions set answer = $3, journal_id = $4
             where provider = $1 and transaction_id = $2`,
      values: [provider, transactionId, JSON.stringify(answer), journalId],
    });
    return { answer, replayed: false };
  });
}

/** A bet that was taken and is not rolled back yet. */
interface TakenBet {
  /** Amount of the bet, hundredths. */
  readonly amount: number;
  /** Time of the bet, ms since 1970. */
  readonly at: number;
}

/**
 * Marks a bet as rolled back and returns it. Returns undefined if it was already rolled back. Also returns undefined
 * for a bet that has not come yet; its id is then stored as rolled back, so that the bet is refused later. Refuses with
 * conflict if the id does not belong to a bet of this player and round.
 */
export async function takeDebit(
  client: PoolClient,
  { provider, at }: Sender,
  {
    debitId,
    userId,
    roundId,
    undoneBy,
  }: { debitId: string; userId: number; roundId: string; undoneBy: string },
): Promise<TakenBet | undefined> {
  const tombstone = await client.query({
    name: 'provider-tombstone',
    text: `insert into provider_transactions (provider, transaction_id, kind, round_id, user_id, undone_by, at)
           values ($1, $2, 'debit', $3, $4, $5, $6) on conflict do nothing`,
    values: [provider, debitId, roundId, userId, undoneBy, at],
  });
  if (tombstone.rowCount === 1) return undefined;
  const { rows } = await client.query<{
    kind: Kind;
    user_id: number;
    round_id: string;
    amount: number;
    at: number;
    undone_by: string | null;
  }>({
    name: 'provider-debit-lock',
    text: `select kind, user_id, round_id, amount, at, undone_by from provider_transactions
           where provider = $1 and transaction_id = $2 for update`,
    values: [provider, debitId],
  });
  const bet = rows[0];
  if (bet?.kind !== 'debit' || bet.user_id !== userId || bet.round_id !== roundId)
    throw new WalletRefusalError('conflict');
  if (bet.undone_by !== null) return undefined;
  await client.query({
    name: 'provider-debit-undo',
    text: 'update provider_transactions set undone_by = $3 where provider = $1 and transaction_id = $2',
    values: [provider, debitId, undoneBy],
  });
  return { amount: bet.amount, at: bet.at };
}
