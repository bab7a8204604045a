import type { PoolClient } from 'pg';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import { DROP_PRICE } from '../../fair/coin-pusher/prizes.ts';
import type { Queryable } from '../db/database.ts';
import { stakeCoins } from '../games/rounds.ts';
import { houseOf } from '../ledger/post.ts';
import { type PostedStake, stakeJournal } from '../ledger/stake.ts';

const { id: GAME_ID, title: TITLE } = HOUSE_GAMES.coinPusher;

/** Reads how many drops a player can make with free coins. */
export async function countFreeCoins(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'free-coins',
    text: `select count from player_props where user_id = $1 and prop_id = reward_id('pusherCoin')`,
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Takes the stake of a drop: one of the player's free coins if there is one, else the price from the wallet. The worth
 * of a free coin goes to the house, and such a drop does not count as a bet. Throws balanceTooLow.
 */
export async function stakeDrop(
  client: PoolClient,
  { userId, at }: { userId: number; at: number },
): Promise<PostedStake> {
  const { rows } = await client.query<{ is_taken: boolean }>({
    name: 'take-free-coin',
    text: 'select free_coin_take($1) as is_taken',
    values: [userId],
  });
  if (rows[0]?.is_taken !== true)
    return stakeCoins(client, { userId, gameId: GAME_ID, stake: DROP_PRICE, at });
  return stakeJournal(client, {
    userId,
    rounds: 1,
    kind: 'promotion',
    at,
    text: TITLE,
    legs: [
      { account: houseOf('PROMO_PUSHER', userId), amount: -DROP_PRICE },
      { account: houseOf('HOUSE', userId), amount: DROP_PRICE },
    ],
  });
}
