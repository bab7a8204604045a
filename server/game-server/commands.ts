import { bodyHash } from '../db/body-hash.ts';
import type { Queryable } from '../db/database.ts';
import { GameServerRefusalError } from './refusal.ts';

/** A frame's command, which is executed at most once for its id. */
export interface HallCommand {
  readonly owner: string;
  readonly clientTxnId: string;
  /** The name of the call and its whole request. If the same id comes again with another body, it is refused. */
  readonly body: object;
}

/** A command that is already stored. */
export interface KnownCommand {
  readonly roundId: string;
  /** The stored answer; null until the command has one. */
  readonly answer: unknown;
}

/**
 * Stores a command. Returns undefined if it is new, else the stored command. A parallel command with the same id waits
 * until this transaction is over. Refuses with conflict if the id is known with another body.
 */
export async function storeCommand(
  db: Queryable,
  { owner, clientTxnId, body }: HallCommand,
  roundId: string,
): Promise<KnownCommand | undefined> {
  const hash = bodyHash(body);
  const { rowCount } = await db.query({
    name: 'command-store',
    text: `insert into asked_calls (owner, client_txn_id, body_hash, round_id) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [owner, clientTxnId, hash, roundId],
  });
  if (rowCount === 1) return undefined;
  const { rows } = await db.query<KnownCommand & { readonly bodyHash: Buffer }>({
    name: 'command-read',
    text: `select round_id as "roundId", answer, body_hash as "bodyHash" from asked_calls
           where owner = $1 and client_txn_id = $2`,
    values: [owner, clientTxnId],
  });
  const [known] = rows;
  // Another transaction has just deleted the command, because its bet was not taken.
  if (known === undefined) throw new GameServerRefusalError('tryAgain');
  if (!known.bodyHash.equals(hash)) throw new GameServerRefusalError('conflict');
  return known;
}

/** Stores a command's answer, unless one is stored already. Returns the stored answer. */
export async function answerCommand<Answer>(
  db: Queryable,
  { owner, clientTxnId }: Pick<HallCommand, 'owner' | 'clientTxnId'>,
  answer: Answer,
): Promise<Answer> {
  const { rows } = await db.query<{ answer: Answer }>({
    name: 'command-answer',
    text: `update asked_calls set answer = coalesce(answer, $3::json) where owner = $1 and client_txn_id = $2
           returning answer`,
    values: [owner, clientTxnId, JSON.stringify(answer)],
  });
  return rows[0]?.answer ?? answer;
}

/** Deletes the commands of a round whose bet was not taken, so that their ids may be used again. */
export async function forgetCommands(db: Queryable, roundId: string): Promise<void> {
  await db.query({
    name: 'commands-forget',
    text: 'delete from asked_calls where round_id = $1',
    values: [roundId],
  });
}
