import type { GameName } from '../../contract/fair.ts';
import type { Proof } from '../../contract/proof.ts';
import { commit, type FairStream, openStream } from '../../fair/random.ts';
import { callFunction } from '../db/call-function.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { PostedStake } from '../ledger/stake.ts';
import { newSeed, type PlayerSeed, readPlayerSeed } from './seeds.ts';

/** A round with the seeds that decide it. */
export interface SeededRound extends PlayerSeed {
  readonly userId: number;
  readonly game: GameName;
  /** Time of the round, ms since 1970. */
  readonly at: number;
  /** Stream of the round's random numbers, none of which has been drawn yet. */
  readonly stream: FairStream;
  /** Client seed sent with the call; it applies from this round on. */
  readonly chosenClientSeed?: string | undefined;
}

/** A round that has its seed but no outcome yet: nothing is written until it is closed. */
export interface OpenRound extends SeededRound {
  readonly stake: PostedStake;
}

/** Result of a round. `outcome` is JSON from which the game's scene can replay the round. Amounts in hundredths. */
export interface RoundResult<Outcome extends object = Readonly<Record<string, unknown>>> {
  readonly clientTxnId: string;
  readonly rulesVersion: string;
  readonly payout: number;
  /**
   * Id of the ledger's journal that books the payout; null if nothing was paid, or if one journal pays several rounds
   * of the command.
   */
  readonly journalId: number | null;
  readonly outcome: Outcome;
}

/** Fields of a closed round that the response to the call contains. */
export interface ClosedRound {
  readonly id: string;
  /** Time of the round, ms since 1970. */
  readonly time: number;
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/**
 * Opens the round that a stake has paid for. Locks the player's seed of the game until the transaction ends: rounds of
 * one player and game run one after the other, and a client seed changed meanwhile applies from the next round. End the
 * round with closeRound. Throws a RangeError if all rounds of the stake have been opened.
 */
export async function openRound(
  stake: PostedStake,
  { game, clientSeed: chosenClientSeed }: { game: GameName; clientSeed?: string | undefined },
): Promise<OpenRound> {
  stake.takeRound();
  const { userId, at } = stake;
  const { seed, clientSeed: known, nonce } = await readPlayerSeed(stake.client, { userId, game, lock: true });
  const clientSeed = chosenClientSeed ?? known;
  const stream = openStream(seed, clientSeed, nonce);
  return { stake, userId, game, at, seed, clientSeed, nonce, stream, chosenClientSeed };
}

/**
 * Opens several rounds of one command that are decided together. They share the seed committed to before the stake, and
 * each has its own nonce, so that one commitment covers them all. End them with closeRounds.
 */
export async function openRounds(
  stake: PostedStake,
  { game, count }: { game: GameName; count: number },
): Promise<OpenRound[]> {
  const first = await openRound(stake, { game });
  const rounds = [first];
  for (let nonce = first.nonce + 1; nonce < first.nonce + count; nonce++) {
    stake.takeRound();
    rounds.push({ ...first, nonce, stream: openStream(first.seed, first.clientSeed, nonce) });
  }
  return rounds;
}

/** Creates the arguments of close_round() in SQL, with a new seed for the player's next round. */
export function closingFields(
  round: SeededRound,
  result: RoundResult<object> & { readonly stake: number },
  nextSeed: string = newSeed(),
) {
  return {
    user_id: round.userId,
    game: round.game,
    client_txn_id: result.clientTxnId,
    at: round.at,
    stake: result.stake,
    payout: result.payout,
    journal_id: result.journalId,
    seed: round.seed,
    client_seed: round.clientSeed,
    chosen_client_seed: round.chosenClientSeed,
    nonce: round.nonce,
    cursor: round.stream.cursor,
    rules_version: result.rulesVersion,
    outcome: result.outcome,
    next_seed: nextSeed,
    next_seed_hash: commit(nextSeed),
  };
}

/** Stores a round's outcome, reveals its seed and commits to the player's next seed. */
export const closeRound = (round: OpenRound, result: RoundResult): Promise<ClosedRound> =>
  close(round, result, newSeed());

/**
 * Closes rounds opened by openRounds, in the same order. They share one seed; closing the last round commits to the
 * next seed. Returns each round with its outcome, and the hash of the next seed.
 */
export async function closeRounds<Outcome extends object>(
  decided: readonly { readonly round: OpenRound; readonly result: RoundResult<Outcome> }[],
): Promise<{ rounds: { id: string; proof: Proof; outcome: Outcome }[]; nextSeedHash: string }> {
  const nextSeed = newSeed();
  const last = decided.at(-1);
  const rounds = [];
  for (const one of decided) {
    const { id, proof } = await close(one.round, one.result, one === last ? nextSeed : one.round.seed);
    rounds.push({ id, proof, outcome: one.result.outcome });
  }
  return { rounds, nextSeedHash: commit(nextSeed) };
}

async function close(round: OpenRound, result: RoundResult<object>, nextSeed: string): Promise<ClosedRound> {
  const fields = closingFields(round, { ...result, stake: round.stake.coins }, nextSeed);
  const { close_round: id } = await callFunction<{ close_round: number }>(
    round.stake.client,
    'close_round',
    fields,
  );
  return {
    id: String(id),
    time: round.at,
    proof: proofOf({ ...round, rulesVersion: result.rulesVersion }),
    nextSeedHash: fields.next_seed_hash,
  };
}

/** A past round as stored in the database. */
export interface StoredRound {
  readonly id: string;
  readonly game: GameName;
  readonly clientTxnId: string;
  /** Time of the round, ms since 1970. */
  readonly time: number;
  /** Stake in hundredths. */
  readonly stake: number;
  readonly payout: number;
  readonly outcome: Record<string, unknown>;
  readonly proof: Proof;
}

/** Reads a page of the player's past rounds of the given games, newest first. */
export const readRounds = (
  db: Queryable,
  { userId, games, ...page }: PageRequest & { userId: number; games: readonly GameName[] },
): Promise<Page<StoredRound>> =>
  readPage(
    db,
    {
      columns: COLUMNS,
      from: 'fair_rounds',
      ...(games.length === 1
        ? { where: 'user_id = $1 and game = $2', values: [userId, games[0]] }
        : {
            where: 'user_id = $1 and game = wanted.game',
            each: 'unnest($2::text[]) as wanted (game)',
            values: [userId, games],
          }),
      order: ['id'],
      toItem: toRound,
    },
    page,
  );

/** Reads a player's past round of a game by its id; undefined if it does not exist or belongs to another player. */
export async function findRound(
  db: Queryable,
  { userId, game, id }: { userId: number; game: GameName; id: string },
): Promise<StoredRound | undefined> {
  const { rows } = await db.query<Row>(`${SELECT} where user_id = $1 and game = $2 and id = $3`, [
    userId,
    game,
    id,
  ]);
  return rows[0] && toRound(rows[0]);
}

/** Reads the rounds of a command, in the order in which they were played. */
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
  game: GameName;
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

const COLUMNS = `id, fair_rounds.game, client_txn_id as "clientTxnId", at as time, stake, payout, outcome, seed,
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

/** Creates the proof of a finished round. */
export const proofOf = (round: PlayerSeed & { readonly rulesVersion: string }): Proof => ({
  seed: round.seed,
  seedHash: commit(round.seed),
  clientSeed: round.clientSeed,
  nonce: round.nonce,
  rulesVersion: round.rulesVersion,
});
