import type { Proof } from '../../contract/fair.ts';
import { commit, type FairStream, openStream } from '../../fair/random.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import { newSeed, type PlayerSeed, readPlayerSeed, type RoundGame } from './seeds.ts';

/** A round between its seed and its outcome: nothing is written before it is closed. */
export interface OpenRound extends PlayerSeed {
  readonly userId: number;
  readonly game: RoundGame;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The round's numbers, from its beginning. */
  readonly stream: FairStream;
}

/** What a round came to; `outcome` is JSON that its scene can be played from again. Amounts in hundredths. */
export interface RoundResult {
  readonly clientTxnId: string;
  readonly rulesVersion: string;
  readonly stake: number;
  readonly payout: number;
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** What the answer to a round carries. */
export interface ClosedRound {
  readonly id: string;
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/**
 * Begins a player's next round of a game: locks its seed until the transaction ends, so that rounds of one player and
 * game follow each other. Call it inside the transaction that books the round, and end with closeRound.
 */
export async function openRound(
  db: Queryable,
  { userId, game, at }: { userId: number; game: RoundGame; at: number },
): Promise<OpenRound> {
  const { seed, clientSeed, nonce } = await readPlayerSeed(db, { userId, game, lock: true });
  return { userId, game, at, seed, clientSeed, nonce, stream: openStream(seed, clientSeed, nonce) };
}

/** Stores a round's outcome, reveals its seed and commits to the next one. */
export async function closeRound(db: Queryable, round: OpenRound, result: RoundResult): Promise<ClosedRound> {
  const nextSeed = newSeed();
  const nextSeedHash = commit(nextSeed);
  const { rows } = await db.query<{ id: number }>({
    name: 'fair-close',
    text: `with stored as (
        insert into fair_rounds (user_id, game, client_txn_id, at, stake, payout, seed, client_seed, nonce, cursor,
          rules_version, next_seed_hash, outcome)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id
      ), moved as (
        update fair_players set seed = $14, nonce = nonce + 1
        where user_id = $1 and game = $2 and nonce = $9 returning nonce
      )
      select stored.id from stored, moved`,
    values: [
      round.userId,
      round.game,
      result.clientTxnId,
      round.at,
      result.stake,
      result.payout,
      round.seed,
      round.clientSeed,
      round.nonce,
      round.stream.cursor,
      result.rulesVersion,
      nextSeedHash,
      JSON.stringify(result.outcome),
      nextSeed,
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`round ${round.nonce} of ${round.game} was not open`);
  return { id: String(id), proof: proofOf({ ...round, rulesVersion: result.rulesVersion }), nextSeedHash };
}

/** A past round as the database holds it. */
export interface StoredRound {
  readonly id: string;
  readonly game: RoundGame;
  readonly clientTxnId: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Hundredths. */
  readonly stake: number;
  readonly payout: number;
  readonly outcome: Record<string, unknown>;
  readonly proof: Proof;
}

/** Reads a page of the player's past rounds of some games, newest first. */
export const readRounds = (
  db: Queryable,
  { userId, games, ...page }: PageRequest & { userId: number; games: readonly RoundGame[] },
): Promise<Page<StoredRound>> =>
  readPage(
    db,
    {
      columns: COLUMNS,
      from: 'fair_rounds where user_id = $1 and game = any ($2)',
      orderBy: 'id desc',
      values: [userId, games],
      toItem: toRound,
    },
    page,
  );

/** One of the player's past rounds of a game; undefined when it is nobody's or another's. */
export async function findRound(
  db: Queryable,
  { userId, game, id }: { userId: number; game: RoundGame; id: string },
): Promise<StoredRound | undefined> {
  const { rows } = await db.query<Row>(`${SELECT} where user_id = $1 and game = $2 and id = $3`, [
    userId,
    game,
    id,
  ]);
  return rows[0] && toRound(rows[0]);
}

/** The rounds that a command has made, in their order. */
export async function roundsOfCommand(
  db: Queryable,
  { userId, clientTxnId }: { userId: number; clientTxnId: string },
): Promise<StoredRound[]> {
  const { rows } = await db.query<Row>(`${SELECT} where user_id = $1 and client_txn_id = $2 order by id`, [
    userId,
    clientTxnId,
  ]);
  return rows.map(toRound);
}

interface Row {
  id: number;
  game: RoundGame;
  clientTxnId: string;
  time: number;
  stake: number;
  payout: number;
  outcome: Record<string, unknown>;
  seed: string;
  clientSeed: string;
  nonce: number;
  rulesVersion: string;
}

const COLUMNS = `id, game, client_txn_id as "clientTxnId", at as time, stake, payout, outcome, seed,
  client_seed as "clientSeed", nonce, rules_version as "rulesVersion"`;
const SELECT = `select ${COLUMNS} from fair_rounds`;

const toRound = (row: Row): StoredRound => ({
  id: String(row.id),
  game: row.game,
  clientTxnId: row.clientTxnId,
  time: row.time,
  stake: row.stake,
  payout: row.payout,
  outcome: row.outcome,
  proof: proofOf(row),
});

const proofOf = (round: PlayerSeed & { readonly rulesVersion: string }): Proof => ({
  seed: round.seed,
  seedHash: commit(round.seed),
  clientSeed: round.clientSeed,
  nonce: round.nonce,
  rulesVersion: round.rulesVersion,
});
