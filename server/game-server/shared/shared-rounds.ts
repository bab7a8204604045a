import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import type { Queryable } from '../../db/database.ts';

/** A stored shared round. Times in ms since 1970. */
export interface StoredSharedRound {
  readonly number: number;
  readonly phase: 'betting' | 'running' | 'result';
  readonly closesAt: number;
  readonly startsAt: number | null;
}

/** A stored bet of a shared round. Amounts in hundredths. */
export interface StoredBet {
  readonly id: string;
  readonly owner: string;
  /** Id of the player; null for a session with fun coins. */
  readonly playerId: number | null;
  readonly name: string;
  readonly stake: number;
  readonly choice: unknown;
  readonly isOpen: boolean;
  readonly leftAt: number | null;
  readonly multiplier: number;
  readonly payout: number;
}

/** Result of a settled bet. Amounts in hundredths. */
export interface SettledSharedBet {
  readonly id: string;
  readonly multiplier: number;
  readonly payout: number;
  /** Time of the player's cash-out, in whole ms of the run; undefined if there was none. */
  readonly leftAt?: number | undefined;
  /** Whether the stake counts as valid bet; false for opposite sides of one round. */
  readonly isCounted: boolean;
}

/** Stores a new round when its bets open. */
export async function storeRound(
  db: Queryable,
  chainId: number,
  { number, closesAt }: { number: number; closesAt: number },
): Promise<void> {
  await db.query({
    name: 'shared-store',
    text: `insert into shared_rounds (chain_id, number, phase, closes_at) values ($1, $2, 'betting', $3)`,
    values: [chainId, number, closesAt],
  });
}

/** Stores that bets have closed and that the run has begun. */
export async function startRound(
  db: Queryable,
  chainId: number,
  { number, startsAt }: { number: number; startsAt: number },
): Promise<void> {
  await db.query({
    name: 'shared-start',
    text: `update shared_rounds set phase = 'running', starts_at = $3 where chain_id = $1 and number = $2`,
    values: [chainId, number, startsAt],
  });
}

/** Reads the unfinished round of a chain; undefined if there is none. */
export async function readUnfinished(db: Queryable, chainId: number): Promise<StoredSharedRound | undefined> {
  const { rows } = await db.query<StoredSharedRound>(
    `select number, phase, closes_at as "closesAt", starts_at as "startsAt" from shared_rounds
     where chain_id = $1 and phase <> 'result'`,
    [chainId],
  );
  return rows[0];
}

/** Reads the last finished rounds of a chain, newest first. */
export async function readPast(db: Queryable, chainId: number, count: number): Promise<PastSharedRound[]> {
  const { rows } = await db.query<PastSharedRound>(
    `select number, hash, outcome from shared_rounds where chain_id = $1 and phase = 'result'
     order by number desc limit $2`,
    [chainId, count],
  );
  return rows;
}

/** Reads those bets of a round whose stakes were taken and not refunded. */
export async function readBets(db: Queryable, chainId: number, number: number): Promise<StoredBet[]> {
  const { rows } = await db.query<StoredBet>(
    `select id, owner, player_id as "playerId", coalesce(shown_name, '') as name, stake, choice, state = 'open' as "isOpen",
       left_at as "leftAt", multiplier, payout from rounds
     where chain_id = $1 and chain_number = $2 and state in ('open', 'paying', 'done') order by at, id`,
    [chainId, number],
  );
  return rows;
}

/** Reads the ids of the settled but unpaid bets of a chain, oldest first. */
export async function readOwed(db: Queryable, chainId: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from rounds where chain_id = $1 and state in ('paying', 'returning', 'undoing') order by at`,
    [chainId],
  );
  return rows.map(({ id }) => id);
}

/** Stores the results of open bets; from now on each can be paid. */
export async function settleBets(db: Queryable, settled: readonly SettledSharedBet[]): Promise<void> {
  if (settled.length === 0) return;
  await db.query({
    name: 'shared-settle',
    text: `update rounds r set state = 'paying', multiplier = s.multiplier, payout = s.payout,
             left_at = coalesce(s.left_at, r.left_at), is_counted = s.is_counted
           from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[])
             as s (id, multiplier, payout, left_at, is_counted)
           where r.id = s.id and r.state = 'open'`,
    values: [
      settled.map(({ id }) => id),
      settled.map(({ multiplier }) => multiplier),
      settled.map(({ payout }) => payout),
      settled.map(({ leftAt }) => leftAt ?? null),
      settled.map(({ isCounted }) => isCounted),
    ],
  });
}

/** Multiplier of a void bet, in hundredths: 100 refunds the stake. The multiplier of every winning bet is higher. */
export const VOID_MULTIPLIER = 100;

/** Marks open bets as void, so that their stakes are refunded. */
export async function returnBets(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update rounds set state = 'returning', multiplier = ${VOID_MULTIPLIER}, payout = stake
     where id = any ($1::uuid[]) and state = 'open'`,
    [ids],
  );
}

/** Stores the end of a round, and the proof of every bet in it. */
export async function endRound(
  db: Queryable,
  chain: { readonly id: number; readonly salt: string },
  { number, hash, outcome, rules }: PastSharedRound & { readonly rules: string },
): Promise<void> {
  const outcomeJson = JSON.stringify(outcome);
  await db.query({
    name: 'shared-end',
    text: `update shared_rounds set phase = 'result', hash = $3, outcome = $4 where chain_id = $1 and number = $2`,
    values: [chain.id, number, hash, outcomeJson],
  });
  await db.query({
    name: 'shared-proofs',
    text: `update rounds set seed = $3, client_seed = $4, nonce = $2, rules = $5, outcome = $6
           where chain_id = $1 and chain_number = $2 and state not in ('asking', 'undoing', 'undone')`,
    values: [chain.id, number, hash, chain.salt, rules, outcomeJson],
  });
}
