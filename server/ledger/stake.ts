import type { PoolClient } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { ManifestWith } from '../../contract/promotions/promotions.ts';
import { callFunction, refusing } from '../db/call-function.ts';
import { sqlState } from '../db/pool.ts';
import { type Journal, post, withinBalance } from './post.ts';

/** Symbol that other modules cannot name, so that only this module can create a PostedStake. */
const OWN: unique symbol = Symbol('stake');

/** Player who stakes, and when. */
interface Staker {
  readonly userId: number;
  /** Time of the stake, ms since 1970. */
  readonly at: number;
}

/**
 * A stake that is posted in a running transaction. No round can be opened without a PostedStake
 * (server/fair/rounds.ts): nothing that depends on a seed happens before the stake is taken, and a refused call uses no
 * seed.
 */
export class PostedStake implements Staker {
  /** Transaction in which the stake was posted; its rounds must use the same one. */
  readonly client: PoolClient;
  readonly userId: number;
  readonly at: number;
  /** Stake of each round in hundredths; 0 if something other than coins paid for the rounds. */
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

  /** Uses one of the paid rounds. Throws a RangeError if all are used. */
  takeRound(): void {
    if (this.#rounds === 0) throw new RangeError('every round of this stake was opened');
    this.#rounds -= 1;
  }
}

/** Arguments of post_stake() in SQL. Amounts in hundredths. */
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

/** Takes the stake of one round from the player's coins. Throws balanceTooLow. */
export async function takeCoins(client: PoolClient, fields: StakeFields): Promise<PostedStake> {
  await withinBalance(callFunction(client, 'post_stake', fields));
  return new PostedStake(OWN, client, { userId: fields.user_id, at: fields.at, coins: fields.stake });
}

/** PostgreSQL's error code for a row that another transaction has locked. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Uses up the jackpot chance that expires first, for one draw. Throws drawNotAllowed, jackpotClosed, noChanceLeft, and
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

/**
 * Uses one of a day's Halloween tickets for one draw. Returns the stake and the number of tickets used that day;
 * undefined if no ticket is left.
 */
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
 * Takes the payment of several rounds with one journal, out of the player's diamonds or the value that was set aside
 * for cards. Throws balanceTooLow, and a RangeError if the journal takes nothing.
 */
export async function stakeJournal(
  client: PoolClient,
  { userId, rounds, ...journal }: Journal & { userId: number; rounds: number },
): Promise<PostedStake> {
  if (!journal.legs.some(({ amount }) => amount < 0)) throw new RangeError('a stake takes something');
  await post(client, journal);
  return new PostedStake(OWN, client, { userId, at: journal.at, rounds });
}

/** Names of the promotions that grant free rounds. Each promotion's rules decide who gets a round, and only once. */
export type FreeRound = ManifestWith<'freeRounds'>['freeRounds'][number];

/**
 * Grants one round without a stake. Call it after the promotion has recorded that the player has received the round.
 */
export const grantFreeRound = (client: PoolClient, _promotion: FreeRound, staker: Staker): PostedStake =>
  new PostedStake(OWN, client, staker);
