import type { PayTableName } from '../../contract/catalogue/games.ts';
import type { StepRound } from '../../fair/steps/step-round.ts';
import type { Queryable } from '../db/database.ts';
import type { NextSeed, SeedOwner } from './seeds.ts';

/** State of a round; migrations/001-rounds.sql explains each state. */
export type BookedRoundState = 'asking' | 'open' | 'paying' | 'returning' | 'undoing' | 'done' | 'undone';

/** A round as stored in the database. Amounts in hundredths. */
export interface BookedRound extends SeedOwner {
  readonly id: string;
  /** Pay table of the round; the column is named `kind`. */
  readonly payTable: PayTableName;
  readonly isSteps: boolean;
  /** Id of the player; null for a session with fun coins. */
  readonly playerId: number | null;
  readonly sessionId: string;
  /** Whether the player's coins are in the second brand's wallet. */
  readonly isArcade: boolean;
  /** Time of the round, ms since 1970. */
  readonly at: number;
  readonly stake: number;
  readonly choice: unknown;
  readonly state: BookedRoundState;
  /** Number of times that the wallet was asked for the bet. */
  readonly asked: number;
  readonly seeds: (NextSeed & { readonly rules: string }) | null;
  /** Drawn outcome, or the layout of a round of steps: secret while the round is open. */
  readonly outcome: unknown;
  readonly steps: StepRound | null;
  readonly multiplier: number;
  readonly payout: number;
  readonly balance: number | null;
  /** Whether the stake counts as valid bet. */
  readonly isCounted: boolean;
  /** Shared round that the bet belongs to; null for a round of one player. */
  readonly shared: SharedPlace | null;
  /** The player's masked name, as other players see it; null for rounds stored before this field existed. */
  readonly shownName: string | null;
}

/** A shared round: its chain and its number in the chain. */
export interface SharedPlace {
  readonly chainId: number;
  readonly number: number;
}

const COLUMNS = `id, owner, game_id as "gameId", kind as "payTable", is_steps as "isSteps", player_id as "playerId",
  session_id as "sessionId", is_arcade as "isArcade", at, stake, choice, state, asked, outcome, steps, multiplier, payout, balance,
  shown_name as "shownName", is_counted as "isCounted",
  case when chain_id is not null then json_build_object('chainId', chain_id, 'number', chain_number) end as shared,
  case when seed is not null
    then json_build_object('seed', seed, 'clientSeed', client_seed, 'nonce', nonce, 'rules', rules) end as seeds`;

/**
 * Stores a round before its bet is taken. Returns false if the player already has an open round of steps at this title.
 */
export async function bookRound(
  db: Queryable,
  round: Pick<
    BookedRound,
    'id' | 'owner' | 'gameId' | 'payTable' | 'isSteps' | 'playerId' | 'sessionId' | 'at' | 'stake' | 'choice'
  > &
    Partial<Pick<BookedRound, 'shared' | 'shownName' | 'isArcade'>>,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'round-book',
    text: `insert into rounds (id, owner, game_id, kind, is_steps, player_id, session_id, at, stake, choice, state,
             chain_id, chain_number, shown_name, is_arcade)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'asking', $11, $12, $13, $14) on conflict do nothing`,
    values: [
      round.id,
      round.owner,
      round.gameId,
      round.payTable,
      round.isSteps,
      round.playerId,
      round.sessionId,
      round.at,
      round.stake,
      JSON.stringify(round.choice),
      round.shared?.chainId ?? null,
      round.shared?.number ?? null,
      round.shownName ?? null,
      round.isArcade ?? false,
    ],
  });
  return rowCount === 1;
}

/** Reads a round by its id. With `lock`, it stays locked until the transaction ends. */
export async function readRound(
  db: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<BookedRound | undefined> {
  const { rows } = await db.query<BookedRound>({
    name: lock ? 'round-lock' : 'round-read',
    text: `select ${COLUMNS} from rounds where id = $1${lock ? ' for update' : ''}`,
    values: [id],
  });
  return rows[0];
}

/** Reads the player's round of steps at a title that is open, or whose bet is being taken. */
export async function readOpenRound(
  db: Queryable,
  { owner, gameId }: SeedOwner,
): Promise<BookedRound | undefined> {
  const { rows } = await db.query<BookedRound>({
    name: 'round-open',
    text: `select ${COLUMNS} from rounds
           where owner = $1 and game_id = $2 and is_steps and state in ('asking', 'open')`,
    values: [owner, gameId],
  });
  return rows[0];
}

/** Reads the player's finished rounds at a title, newest first; optionally only those before a given round. */
export async function readDoneRounds(
  db: Queryable,
  { owner, gameId }: SeedOwner,
  { before, count }: { before: { time: number; roundId: string } | undefined; count: number },
): Promise<readonly BookedRound[]> {
  const { rows } = await db.query<BookedRound>({
    name: before ? 'rounds-done-before' : 'rounds-done',
    text: `select ${COLUMNS} from rounds where owner = $1 and game_id = $2 and state = 'done'
           ${before ? 'and (at, id) < ($4, $5)' : ''} order by at desc, id desc limit $3`,
    values: [owner, gameId, count, ...(before ? [before.time, before.roundId] : [])],
  });
  return rows;
}

/**
 * Reads rounds that no process advances any more, oldest first: those whose message to the wallet is unfinished since
 * before `askedBefore`, and rounds of steps left open since before `openedBefore`; both in ms since 1970.
 */
export async function readLeftRounds(
  db: Queryable,
  { askedBefore, openedBefore, count }: { askedBefore: number; openedBefore: number; count: number },
): Promise<readonly Pick<BookedRound, 'id' | 'state'>[]> {
  const { rows } = await db.query<Pick<BookedRound, 'id' | 'state'>>({
    name: 'rounds-left',
    text: `select id, state from rounds
           where (state in ('asking', 'paying', 'returning', 'undoing') and at <= $1) or (is_steps and state = 'open' and at <= $2)
           order by at limit $3`,
    values: [askedBefore, openedBefore, count],
  });
  return rows;
}

/** Fields that may change together with a round's state. */
export type RoundChange = Partial<
  Pick<BookedRound, 'seeds' | 'outcome' | 'steps' | 'multiplier' | 'payout' | 'balance'>
>;

/**
 * Moves a round from one state to another and sets the changed fields. Returns false if it was not in the first state.
 */
export async function moveRound(
  db: Queryable,
  id: string,
  [from, to]: readonly [BookedRoundState, BookedRoundState],
  change: RoundChange = {},
): Promise<boolean> {
  const { seeds = null, outcome = null, steps = null, multiplier, payout, balance } = change;
  const { rowCount } = await db.query({
    name: 'round-move',
    text: `update rounds set state = $3, seed = coalesce($4, seed), client_seed = coalesce($5, client_seed),
             nonce = coalesce($6, nonce), rules = coalesce($7, rules), outcome = coalesce($8::json, outcome),
             steps = coalesce($9::json, steps), multiplier = coalesce($10, multiplier), payout = coalesce($11, payout),
             balance = coalesce($12, balance)
           where id = $1 and state = $2`,
    values: [
      id,
      from,
      to,
      seeds?.seed ?? null,
      seeds?.clientSeed ?? null,
      seeds?.nonce ?? null,
      seeds?.rules ?? null,
      outcome === null ? null : JSON.stringify(outcome),
      steps === null ? null : JSON.stringify(steps),
      multiplier ?? null,
      payout ?? null,
      balance ?? null,
    ],
  });
  return rowCount === 1;
}

/** Counts one more attempt to take a bet from the wallet. */
export async function countAsking(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'round-ask',
    text: 'update rounds set asked = asked + 1 where id = $1',
    values: [id],
  });
}
