import * as v from 'valibot';
import { count, hundredths, time } from './call.ts';

/** Names of the jackpot tiers, largest first. */
export const TIERS = ['mega', 'major', 'minor', 'mini'] as const;
/** A jackpot tier. */
export type PoolTier = (typeof TIERS)[number];
/** Schema of the name of a jackpot tier. */
export const tier = v.picklist(TIERS);

/**
 * Range [low, high] that players see for a pool, in hundredths; its true value is the high end (docs/product-rules.md,
 * Pools on screen).
 */
const section = v.tuple([hundredths, hundredths]);

/** The four jackpot pools: exact values and display ranges, in hundredths. */
export const poolFields = {
  /** Sum of the four pools. */
  total: hundredths,
  megaJackpot: hundredths,
  majorJackpot: hundredths,
  minorJackpot: hundredths,
  miniJackpot: hundredths,
  megaJackpotSection: section,
  majorJackpotSection: section,
  minorJackpotSection: section,
  miniJackpotSection: section,
};
/** The four jackpot pools as one object. */
export const pools = v.object(poolFields);
/** The four jackpot pools as one object. */
export type Pools = v.InferOutput<typeof pools>;

/** A real win; the player's name is masked. `tier` is set for a jackpot, `gameId` and `gameTitle` for a game. */
export const winner = v.object({
  id: v.string(),
  time,
  name: v.string(),
  avatar: v.string(),
  kind: v.picklist(['jackpot', 'draw', 'game']),
  tier: v.optional(tier),
  gameId: v.optional(count),
  gameTitle: v.optional(v.string()),
  tile: v.optional(v.string()),
  amount: hundredths,
});
/** A real win; the player's name is masked. */
export type Winner = v.InferOutput<typeof winner>;
