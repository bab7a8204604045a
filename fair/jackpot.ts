import { RewardId } from '../contract/reward-ids.ts';
import { type FairStream, openStream } from './random.ts';

/**
 * The Lucky Jackpot's grid, wheel and money (docs/product-rules.md, Lucky Jackpot), as pure functions. Amounts in
 * hundredths.
 */

/** Version of these rules, stored with every outcome, so that it can always be recomputed. */
export const JACKPOT_RULES = 'jackpot-1';

/** One of the twelve cells of the grid: a reward with its chance. */
export interface JackpotCell {
  readonly propId: number;
  /** Amount of the reward: hundredths for coins, pieces for other rewards, 0 for the jackpot. */
  readonly count: number;
  /** Chance in millionths. */
  readonly ppm: number;
  /** Cost to the house, in hundredths; 0 for the jackpot, which is paid from the pools. */
  readonly worth: number;
}

/** The twelve cells, clockwise from the top left of the border of a 4 × 4 grid. */
export const CELLS: readonly JackpotCell[] = [
  { propId: RewardId.coin, count: 100, ppm: 400_000, worth: 100 },
  { propId: RewardId.coin, count: 500, ppm: 150_000, worth: 500 },
  { propId: RewardId.diamond, count: 5, ppm: 60_000, worth: 50 },
  { propId: RewardId.coin, count: 2_000, ppm: 30_000, worth: 2_000 },
  { propId: RewardId.depositCoupon2, count: 1, ppm: 18_000, worth: 300 },
  { propId: RewardId.coin, count: 18_800, ppm: 2_000, worth: 18_800 },
  { propId: RewardId.scratchCard, count: 1, ppm: 20_000, worth: 425 },
  { propId: RewardId.coin, count: 200, ppm: 200_000, worth: 200 },
  { propId: RewardId.diamond, count: 20, ppm: 20_000, worth: 200 },
  { propId: RewardId.jackpot, count: 0, ppm: 10_000, worth: 0 },
  { propId: RewardId.coin, count: 1_000, ppm: 80_000, worth: 1_000 },
  { propId: RewardId.coin, count: 5_000, ppm: 10_000, worth: 5_000 },
];

/** A tier of the wheel. */
export type JackpotTier = 'mega' | 'major' | 'minor' | 'mini';

/**
 * One tier of the wheel: its reward id, its chance in millionths once the jackpot cell was hit, and the initial amount
 * and the maximum of its pool, in hundredths.
 */
export interface TierRule {
  readonly tier: JackpotTier;
  readonly id: number;
  readonly ppm: number;
  readonly seed: number;
  readonly cap: number;
}

/** The four tiers, largest first. */
export const TIER_RULES: readonly TierRule[] = [
  { tier: 'mega', id: RewardId.jackpotMega, ppm: 4_000, seed: 5_000_000, cap: 100_000_000 },
  { tier: 'major', id: RewardId.jackpotMajor, ppm: 36_000, seed: 550_000, cap: 5_000_000 },
  { tier: 'minor', id: RewardId.jackpotMinor, ppm: 160_000, seed: 125_000, cap: 1_000_000 },
  { tier: 'mini', id: RewardId.jackpotMini, ppm: 800_000, seed: 25_000, cap: 200_000 },
];

/** How chances are earned, what a chance is worth and what a draw adds to the pools; amounts in hundredths. */
export const JACKPOT_MONEY = {
  /** Valid bet of a Manila day that earns one chance. */
  perChance: 500_000,
  maxPerDay: 20,
  /** Deposit required in the last seven days for the first chance of a day. */
  needDeposit: 20_000,
  /** Value of a chance: 0.5 % of the valid bet that earns it. */
  budget: 2_500,
  /** Amount that a draw adds to each displayed pool: 60 % of the ₱5 per pool. */
  feed: 300,
  /**
   * Amount that a draw adds to the reserve: the other 40 % of the ₱5 for each of the four pools, and another ₱5, from
   * which the prizes of the grid are paid.
   */
  reserve: 4 * 200 + 500,
  /** Initial amount of the reserve, a loan of the house; any surplus of the reserve repays the loan. */
  float: 25_000_000,
  chanceDays: 30,
} as const;

/** Outcome of a draw: the cell, and the tier if it is the jackpot cell. */
export interface JackpotOutcome {
  readonly cell: number;
  readonly tier: JackpotTier | undefined;
}

const pick = (table: readonly { readonly ppm: number }[], ticket: number): number => {
  let left = ticket;
  for (let index = 0; index < table.length; index++) {
    left -= table[index]?.ppm ?? 0;
    if (left < 0) return index;
  }
  throw new RangeError(`the table does not reach ${ticket}`);
};

/** Returns the index of the cell for a drawn number from 0 to 999,999. */
export const cellOf = (ticket: number): number => pick(CELLS, ticket);
/** Returns the tier for a drawn number from 0 to 999,999. */
export const tierOf = (ticket: number): JackpotTier => {
  const rule = TIER_RULES[pick(TIER_RULES, ticket)];
  if (!rule) throw new RangeError(`no tier for ${ticket}`);
  return rule.tier;
};

/**
 * Draws an outcome from a round's stream: one number for the grid and, if it hits the jackpot cell, one for the wheel.
 */
export function drawFrom(stream: FairStream): JackpotOutcome {
  const cell = cellOf(stream.below(1_000_000));
  const isJackpot = CELLS[cell]?.propId === RewardId.jackpot;
  return { cell, tier: isJackpot ? tierOf(stream.below(1_000_000)) : undefined };
}

/** Returns the outcome of the round with these seeds. */
export const drawJackpot = (seed: string, clientSeed: string, nonce: number): JackpotOutcome =>
  drawFrom(openStream(seed, clientSeed, nonce));

/**
 * Returns the range [low, high] that players see for a pool of `value` hundredths: at most 0.1 % below its value, and
 * never above it (docs/product-rules.md, Pools on screen).
 */
export const sectionOf = (value: number): [number, number] => [Math.floor((value * 999) / 1_000), value];

/** Returns the number of chances that a day's valid bet (hundredths) has earned so far. */
export const chancesFor = (validBet: number): number =>
  Math.min(JACKPOT_MONEY.maxPerDay, Math.floor(validBet / JACKPOT_MONEY.perChance));

/** Returns when a chance given now expires, in ms since 1970. */
export const chanceExpiry = (at: number): number => at + JACKPOT_MONEY.chanceDays * 86_400_000;
