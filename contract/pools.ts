import * as v from 'valibot';
import { count, hundredths, time } from './call.ts';

/** Names of the tiers, largest first. */
export const TIERS = ['mega', 'major', 'minor', 'mini'] as const;
/** A jackpot tier. */
export type PoolTier = (typeof TIERS)[number];
/** The tier's name. */
export const tier = v.picklist(TIERS);

/** A pool's honest display range [low, high] in hundredths (docs/product-rules.md, Lucky Jackpot). */
const section = v.tuple([hundredths, hundredths]);

/** The four pools: exact values and display ranges, in hundredths. */
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
/** The four pools as one object. */
export const pools = v.object(poolFields);
/** The four pools as one object. */
export type Pools = v.InferOutput<typeof pools>;

/** A real win, its player masked. For a jackpot `tier` is set; for a game `gameId` and `gameTitle` are. */
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
/** A real win, its player masked. */
export type Winner = v.InferOutput<typeof winner>;
