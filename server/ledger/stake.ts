import type { PoolClient } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { callFunction, refusing } from '../db/call-function.ts';
import { sqlState } from '../db/pool.ts';
import { type Journal, post, withinBalance } from './post.ts';

/** Only this module has it, so that only this module makes a PostedStake. */
const OWN: unique symbol = Symbol('stake');

/** Who stakes, and when. */
interface Staker {
  readonly userId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A stake that is posted in a running transaction. No round is opened without one (server/fair/rounds.ts), so nothing that
 * depends on a seed is done before the stake is taken, and a refused call has touched no seed.
 */
export class PostedStake implements Staker {
  /** The transaction that the stake was posted in: its rounds run in the same one. */
  readonly client: PoolClient;
  readonly userId: number;
  readonly at: number;
  /** Hundredths of coins that each round was staked with; 0 when something else was spent. */
  readonly coins: number;
  #rounds: number;

  constructor(
    own: typeof OWN,
    client: PoolClient,
    { userId, at, coins = 0, rounds = 1 }: Staker & { coins?: number; rounds?: number },
  ) {
    if (own !== OWN) throw new TypeError('only server/ledger posts stakes');
    this.client = client;
    this.userId = userId;
    this.at = at;
    this.coins = coins;
    this.#rounds = rounds;
  }

  /** Takes one of the rounds that were paid for. Throws a RangeError when all of them are taken. */
  takeRound(): void {
    if (this.#rounds === 0) throw new RangeError('every round of this stake was opened');
    this.#rounds -= 1;
  }
}

/** The fields of post_stake(). Amounts in hundredths. */
export interface StakeFields {
  readonly user_id: number;
  readonly shard: number;
  readonly at: number;
  readonly day: number;
  readonly title: string;
  readonly stake: number;
  readonly valid_bet: number;
  readonly per_diamond: number;
  readonly diamond_worth: number;
  readonly chances: object;
}

/** Takes coins for one round. Throws balanceTooLow. */
export async function takeCoins(client: PoolClient, fields: StakeFields): Promise<PostedStake> {
  await withinBalance(callFunction(client, 'post_stake', fields));
  return new PostedStake(OWN, client, { userId: fields.user_id, at: fields.at, coins: fields.stake });
}

/** PostgreSQL's code for a row that another transaction holds. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Spends the jackpot chance that ends first, for one draw. Throws drawNotAllowed, jackpotClosed, noChanceLeft, and
 * drawInProgress while another draw of the player is being settled.
 */
export async function spendChance(client: PoolClient, { userId, at }: Staker): Promise<PostedStake> {
  try {
    await refusing(
      client.query({
        name: 'spend-chance',
        text: 'select jackpot_spend_chance($1, $2)',
        values: [userId, at],
      }),
    );
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw new CallError(ErrorCode.drawInProgress);
    throw error;
  }
  return new PostedStake(OWN, client, { userId, at });
}

/** Spends one of a day's Halloween tickets, for one draw, and tells how many are spent; undefined when all that were earned are. */
export async function spendTicket(
  client: PoolClient,
  { userId, at, day, earned }: Staker & { day: number; earned: number },
): Promise<{ stake: PostedStake; spent: number } | undefined> {
  const { rows } = await client.query<{ spent: number }>({
    name: 'spend-ticket',
    text: `insert into halloween_tickets as t (user_id, day, spent) select $1, $2, 1 where $3::integer > 0
           on conflict (user_id, day) do update set spent = t.spent + 1 where t.spent < $3
           returning spent`,
    values: [userId, day, earned],
  });
  const row = rows[0];
  return row && { stake: new PostedStake(OWN, client, { userId, at }), spent: row.spent };
}

/**
 * Takes what is paid for some rounds by a journal: diamonds of the player, or the worth of cards that was set aside for
 * them. Throws balanceTooLow, and a RangeError when the journal takes nothing.
 */
export async function stakeJournal(
  client: PoolClient,
  { userId, rounds, ...journal }: Journal & { userId: number; rounds: number },
): Promise<PostedStake> {
  if (!journal.legs.some(({ amount }) => amount < 0)) throw new RangeError('a stake takes something');
  await post(client, journal);
  return new PostedStake(OWN, client, { userId, at: journal.at, rounds });
}

/** What rounds cost nothing: its own rules say who has one, and once. */
export type FreeRound = 'daily-spin' | 'red-packet-rain' | 'coin-pusher-deal';

/** Grants one round without a stake; call it when the promotion has written down that the player has had it. */
export const grantFreeRound = (client: PoolClient, _promotion: FreeRound, staker: Staker): PostedStake =>
  new PostedStake(OWN, client, staker);
