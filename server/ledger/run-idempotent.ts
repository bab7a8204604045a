import type { PoolClient } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { bodyHash } from '../db/body-hash.ts';
import type { Database, Queryable } from '../db/database.ts';

/** A command that moves coins, identified by its player and clientTxnId. */
export interface Command {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Name of the call that the command comes from. */
  readonly name: string;
  /** Request body without the common fields. A known id with another body is refused. */
  readonly body: unknown;
  /** Time of the command, ms since 1970. */
  readonly at: number;
}

/**
 * Runs a command at most once (docs/product-rules.md, Ledger and idempotency). Its effects and its answer are stored in
 * one transaction; the same id with the same body gets the stored answer. Of two parallel requests with the same id,
 * the second waits until the first has committed. Refuses a known id with another body with idempotencyConflict.
 */
export async function runIdempotent<Answer>(
  db: Database,
  command: Command,
  run: (client: PoolClient) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const hash = bodyHash(command.body);
  return db.transaction(async (client) => {
    const inserted = await client.query({
      name: 'command-insert',
      text: `insert into commands (user_id, client_txn_id, name, body_hash, at)
             values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [command.userId, command.clientTxnId, command.name, hash, command.at],
    });
    if (inserted.rowCount === 0) {
      const { rows } = await client.query<{ name: string; body_hash: Buffer; answer: Answer }>(
        'select name, body_hash, answer from commands where user_id = $1 and client_txn_id = $2',
        [command.userId, command.clientTxnId],
      );
      const stored = rows[0];
      if (!stored || stored.name !== command.name || !stored.body_hash.equals(hash))
        throw new CallError(ErrorCode.idempotencyConflict);
      return { answer: stored.answer, replayed: true };
    }
    const answer = await run(client);
    await client.query({
      name: 'command-answer',
      text: 'update commands set answer = $3 where user_id = $1 and client_txn_id = $2',
      values: [command.userId, command.clientTxnId, JSON.stringify(answer)],
    });
    return { answer, replayed: false };
  });
}

/** Stores the commands of a generated history. They have no answers, because nobody sends them again. */
export async function storeCommands(db: Queryable, commands: readonly Command[]): Promise<void> {
  await db.query({
    name: 'commands-store',
    text: `insert into commands (user_id, client_txn_id, name, body_hash, at)
           select * from unnest($1::bigint[], $2::uuid[], $3::text[], $4::bytea[], $5::bigint[])`,
    values: [
      commands.map(({ userId }) => userId),
      commands.map(({ clientTxnId }) => clientTxnId),
      commands.map(({ name }) => name),
      commands.map(({ body }) => bodyHash(body)),
      commands.map(({ at }) => at),
    ],
  });
}
