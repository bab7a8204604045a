import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import type { Reward } from '../../contract/reward.ts';
import type { OwnWelcomeSet } from '../../contract/welcome.ts';
import { DROP_PRICE } from '../../fair/coin-pusher/prizes.ts';
import { JACKPOT_MONEY } from '../../fair/jackpot.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import { manilaDay, manilaDayStart } from '../clock.ts';
import { callFunction } from '../db/call-function.ts';
import type { Queryable } from '../db/database.ts';
import { chanceFields } from '../games/chance-fields.ts';
import { shardOf } from '../ledger/wallet.ts';
import { neighbourhoodOf } from '../sessions/network.ts';

const DAY = 86_400_000;
const CHANCES = 1;
const CARDS = 1;
const COINS = 10;

/** Content of a welcome set (docs/product-rules.md, Welcome set), in addition to the daily spin of the first day. */
export const WELCOME_GIFTS: readonly Reward[] = [
  { propId: RewardId.jackpot, count: CHANCES },
  { propId: RewardId.scratchCard, count: CARDS },
  { propId: RewardId.pusherCoin, count: COINS },
];

/** Cost of a welcome set for the house, and (`float`) the budget for all sets of one Manila day. Hundredths. */
export const WELCOME_MONEY = {
  cost: CHANCES * JACKPOT_MONEY.budget + CARDS * SCRATCH_MONEY.price * DIAMOND_WORTH + COINS * DROP_PRICE,
  setsADay: 500,
} as const;

/** Limits of sets for one neighbourhood of addresses, since a fresh device id costs nothing. */
export const WELCOME_LIMITS = {
  /** Sets a Manila day. */
  aDay: 10,
  /** Time after a set in which a device of the same kind gets none there, ms. */
  sameDeviceMs: 3_600_000,
} as const;

/**
 * Grants a new player the welcome set, once per known device, within the limits of the address's neighbourhood, and as
 * long as the day's budget lasts. Call it in the
 * transaction that registers a player with a verified number. Returns whether the set was granted.
 */
export async function giveWelcomeSet(
  client: Queryable,
  { userId, deviceId, ip, at }: { userId: number; deviceId: string | null; ip: string; at: number },
): Promise<boolean> {
  if (deviceId === null) return false;
  const { welcome_give: isGiven } = await callFunction<{ welcome_give: boolean }>(client, 'welcome_give', {
    user_id: userId,
    shard: shardOf(userId),
    device_id: deviceId,
    at,
    day: manilaDay(at),
    network: neighbourhoodOf(ip),
    per_network: WELCOME_LIMITS.aDay,
    same_since: at - WELCOME_LIMITS.sameDeviceMs,
    cost: WELCOME_MONEY.cost,
    daily: WELCOME_MONEY.cost * WELCOME_MONEY.setsADay,
    cards: CARDS,
    cards_worth: CARDS * SCRATCH_MONEY.worth,
    coins: COINS,
    coins_worth: COINS * DROP_PRICE,
    chances: { ...chanceFields(userId, at), source: 'promotion', count: CHANCES },
  });
  return isGiven;
}

/** Reads whether the day's budget is large enough for another welcome set; takes no locks. */
export async function isWelcomeOffered(db: Queryable, now: number): Promise<boolean> {
  const { rows } = await db.query<{ held: number; is_fed: boolean }>({
    name: 'welcome-offer',
    text: `select a.balance as held, exists (select from welcome_days where day = $1) as is_fed
           from accounts a where a.owner is null and a.name = 'WELCOME'`,
    values: [manilaDay(now)],
  });
  const row = rows[0];
  return row !== undefined && (!row.is_fed || row.held >= WELCOME_MONEY.cost);
}

/** Reads a player's progress with the welcome set; undefined if the player did not get one. */
export async function readWelcomeSet(
  db: Queryable,
  userId: number,
  now: number,
): Promise<OwnWelcomeSet | undefined> {
  const { rows } = await db.query<{
    at: number;
    day: number;
    has_spun: boolean;
    has_played: boolean;
    has_card: boolean;
    has_drawn: boolean;
    has_chance: boolean;
    has_coin: boolean;
  }>({
    name: 'welcome-set',
    text: `select s.at, s.day,
        exists (select from daily_spins d where d.user_id = s.user_id and d.day = s.day) as has_spun,
        exists (select from scratch_players p where p.user_id = s.user_id and p.played > 0) as has_played,
        scratch_held(s.user_id) > 0 as has_card,
        exists (select from fair_rounds r where r.user_id = s.user_id and r.game = 'lucky-jackpot') as has_drawn,
        exists (select from jackpot_chances c where c.user_id = s.user_id and c.expires_at > $2) as has_chance,
        exists (select from player_props o where o.user_id = s.user_id and o.prop_id = reward_id('pusherCoin')
                and o.count > 0) as has_coin
      from welcome_sets s where s.user_id = $1`,
    values: [userId, now],
  });
  const row = rows[0];
  if (row === undefined) return undefined;
  const step = (isDone: boolean, isReady: boolean) => (isDone ? 'done' : isReady ? 'ready' : 'over');
  return {
    givenAt: row.at,
    spinUntil: manilaDayStart(row.at) + DAY,
    spin: step(row.has_spun, row.day === manilaDay(now)),
    card: step(row.has_played, row.has_card),
    draw: step(row.has_drawn, row.has_chance),
    drops: step(!row.has_coin, true),
  };
}
