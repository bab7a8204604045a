import { chanceExpiry, JACKPOT_MONEY } from '../../fair/jackpot.ts';
import { manilaDay } from '../clock.ts';
import { shardOf } from '../ledger/wallet.ts';

/**
 * Creates the arguments that jackpot_grant() and jackpot_earn() share in SQL: player, time and the rules of chances.
 */
export const chanceFields = (userId: number, at: number) => ({
  user_id: userId,
  shard: shardOf(userId),
  at,
  day: manilaDay(at),
  expires_at: chanceExpiry(at),
  budget: JACKPOT_MONEY.budget,
  per_chance: JACKPOT_MONEY.perChance,
  max_per_day: JACKPOT_MONEY.maxPerDay,
  need_deposit: JACKPOT_MONEY.needDeposit,
});
