import type { Hundredths } from '../../contract/money.ts';
import { type Pools, type PoolTier, TIERS, type Winner } from '../../contract/pools.ts';

/**
 * Displayed figures of the four pools (docs/product-rules.md, Pools on screen). A figure only grows, until its pool
 * is won.
 */
export interface PoolFigures {
  readonly amounts: Readonly<Record<PoolTier, Hundredths>>;
  /** Id of the tier's win from which its figure began, if one is known. */
  readonly wins: Readonly<Record<PoolTier, string | undefined>>;
  /** Number of changes for which the figure has been above its range without a win to explain it. */
  readonly above: Readonly<Record<PoolTier, number>>;
  /** The win that last made a figure fall. */
  readonly fall: Winner | undefined;
}

/** Figures that survive a reload: without them a pool would begin at the low end of its range again. */
export type KeptFigures = Pick<PoolFigures, 'amounts' | 'wins'>;

/**
 * Number of changes after which a win counts as missed. A pool only grows until it is won, so a figure above its
 * range means a win that is not known yet, or a late older answer.
 */
const MISSED_AFTER = 10;

/**
 * Returns the first figures: those displayed before a reload, unless their pools have outgrown them, else the low
 * ends of the ranges.
 */
export function firstFigures(
  kept: KeptFigures | undefined,
  pools: Pools,
  winners: readonly Winner[],
): PoolFigures {
  return followPools(
    {
      amounts: each((tier) => Math.max(kept?.amounts[tier] ?? 0, sectionOf(pools, tier)[0])),
      wins: kept?.wins ?? each((tier) => jackpotOf(winners, tier)?.id),
      above: each(() => 0),
      fall: undefined,
    },
    pools,
    winners,
  );
}

/**
 * Returns the next figures: a pool that was won falls to the low end of its new range immediately; all others are
 * redrawn within their ranges when an interval of 6 s begins, never below the displayed value. Returns the same
 * object when nothing changes.
 * @param winners newest first
 * @param stretch the interval that begins; undefined when only the data have changed
 */
export function followPools(
  figures: PoolFigures,
  pools: Pools,
  winners: readonly Winner[],
  stretch?: number,
): PoolFigures {
  let { fall } = figures;
  let hasChanged = false;
  const amounts = { ...figures.amounts };
  const wins = { ...figures.wins };
  const above = { ...figures.above };
  for (const tier of TIERS) {
    const [low, high] = sectionOf(pools, tier);
    const win = jackpotOf(winners, tier);
    const isNew = win !== undefined && win.id !== wins[tier];
    const shown = amounts[tier];
    if (shown > high && (isNew || above[tier] >= MISSED_AFTER)) {
      amounts[tier] = low;
      wins[tier] = win?.id;
      above[tier] = 0;
      if (isNew) fall = win;
      hasChanged = true;
    } else if (stretch !== undefined) {
      amounts[tier] = Math.max(shown, rollWithin([low, high], rollOf(tier, stretch)));
      above[tier] = shown > high ? above[tier] + 1 : 0;
      hasChanged ||= amounts[tier] !== shown || above[tier] !== figures.above[tier];
    }
  }
  return hasChanged ? { amounts, wins, above, fall } : figures;
}

const jackpotOf = (winners: readonly Winner[], tier: PoolTier): Winner | undefined =>
  winners.find((winner) => winner.kind === 'jackpot' && winner.tier === tier);

const each = <Value>(valueOf: (tier: PoolTier) => Value): Record<PoolTier, Value> => ({
  mega: valueOf('mega'),
  major: valueOf('major'),
  minor: valueOf('minor'),
  mini: valueOf('mini'),
});

/** A pool's honest display range in hundredths: the displayed figure never leaves it. */
export type Section = readonly [low: Hundredths, high: Hundredths];

/** Returns the range that the server sent for a tier. */
export const sectionOf = (pools: Pools, tier: PoolTier): Section => pools[`${tier}JackpotSection`];

/**
 * Returns an amount within the range, both ends included.
 * @param roll a number in [0, 1)
 */
export function rollWithin([low, high]: Section, roll: number): Hundredths {
  const top = Math.max(low, high);
  return Math.min(top, low + Math.floor(roll * (top - low + 1)));
}

/** Interval at which the displayed figures are redrawn, ms. */
export const REROLL_MS = 6_000;

/**
 * Returns the number in [0, 1) that places an amount within its range during one interval of 6 s: the same for every
 * plate of the page, so that a pool never shows two figures at once. FNV-1a and a final mix; it only affects the
 * display.
 */
export function rollOf(tier: PoolTier, stretch: number): number {
  let value = 0x811c9dc5;
  for (const letter of `${tier} ${stretch}`)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}
