import type { Hundredths } from '../../contract/money.ts';
import { type Pools, type PoolTier, TIERS, type Winner } from '../../contract/pools.ts';

/**
 * Displayed amounts of the four pools (docs/product-rules.md, Pools on screen). An amount only grows until its pool is
 * won.
 */
export interface PoolFigures {
  readonly amounts: Readonly<Record<PoolTier, Hundredths>>;
  /** Id of the win after which each tier's displayed amount last fell; undefined if no such win is known. */
  readonly wins: Readonly<Record<PoolTier, string | undefined>>;
  /**
   * Number of intervals for which each displayed amount has been above its range, without a known win as the reason.
   */
  readonly above: Readonly<Record<PoolTier, number>>;
  /** Win for which a displayed amount last fell. */
  readonly fall: Winner | undefined;
}

/** Amounts that survive a reload: a pool would otherwise begin at the low end of its range again. */
export type KeptFigures = Pick<PoolFigures, 'amounts' | 'wins'>;

/**
 * Number of intervals above the range after which a pool's amount falls without a known win. A pool only grows until it
 * is won, so such an amount means a win that has not arrived yet, or a late older answer.
 */
const MISSED_AFTER = 10;

/**
 * Returns the first amounts on the page: the ones displayed before a reload, but within the ranges.
 */
export function firstFigures(
  kept: KeptFigures | undefined,
  pools: Pools,
  winners: readonly Winner[],
): PoolFigures {
  const first = followPools(
    {
      amounts: each((tier) => Math.max(kept?.amounts[tier] ?? 0, sectionOf(pools, tier)[0])),
      wins: kept?.wins ?? each((tier) => jackpotOf(winners, tier)?.id),
      above: each(() => 0),
      fall: undefined,
    },
    pools,
    winners,
  );
  // Nobody has seen these amounts on this page, so none has to wait for its win before it falls.
  return { ...first, amounts: each((tier) => Math.min(first.amounts[tier], sectionOf(pools, tier)[1])) };
}

/**
 * Returns the next displayed amounts. A pool that was won falls to the low end of its new range at once. At the start
 * of an interval of 6 s, all other amounts are drawn again within their ranges, and never fall. Returns the same object
 * if nothing changes.
 * @param winners newest first
 * @param stretch number of the interval that begins; undefined if only the data have changed
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

/** Range, both ends included, from which a pool's displayed amount is drawn; hundredths of a coin. */
export type Section = readonly [low: Hundredths, high: Hundredths];

/** Returns the server's range for the displayed amount of a pool, in hundredths of a coin. */
export const sectionOf = (pools: Pools, tier: PoolTier): Section => pools[`${tier}JackpotSection`];

/**
 * Returns an amount within the range, both ends included.
 * @param roll a random number in [0, 1)
 */
export function rollWithin([low, high]: Section, roll: number): Hundredths {
  const top = Math.max(low, high);
  return Math.min(top, low + Math.floor(roll * (top - low + 1)));
}

/** Length of the interval after which the displayed pool amounts are drawn again, ms. */
export const REROLL_MS = 6_000;

/**
 * Returns a number in [0, 1) for drawing a tier's amount during one interval of 6 s. All displays of a page get the
 * same number, so that a pool never shows two amounts at once. The hash is FNV-1a with a final mix; it affects only the
 * display.
 */
export function rollOf(tier: PoolTier, stretch: number): number {
  let value = 0x811c9dc5;
  for (const letter of `${tier} ${stretch}`)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}
