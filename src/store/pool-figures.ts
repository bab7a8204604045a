import type { Hundredths } from '../../contract/money.ts';
import { type Pools, type Tier, TIERS, type Winner } from '../../contract/pools.ts';

/**
 * What this screen shows of the four pools (docs/product-rules.md, Pools on screen). A figure only grows, until its pool
 * was won.
 */
export interface PoolFigures {
  readonly amounts: Readonly<Record<Tier, Hundredths>>;
  /** The tier's win that its figure begins from, if one is known. */
  readonly wins: Readonly<Record<Tier, string | undefined>>;
  /** For how many changes the figure has stood above its range without a win that would tell why. */
  readonly above: Readonly<Record<Tier, number>>;
  /** The win that made a figure fall the last time. */
  readonly fall: Winner | undefined;
}

/** What outlives a reload: without it a pool would begin at the low end of its range again. */
export type KeptFigures = Pick<PoolFigures, 'amounts' | 'wins'>;

/**
 * A pool only grows until it is won, so a figure above its range is a win that is not known yet, or an older answer that
 * came late. When no win has been heard of for so many changes, it was missed.
 */
const MISSED_AFTER = 10;

/**
 * Returns the first figures: those that were shown before a reload, as far as their pools have not outgrown them, else
 * the low ends of the ranges.
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
 * Returns the figures that follow: a pool that was won falls to the low end of its new range at once, all others take
 * a new place in their ranges when a stretch of 6 s begins, never below what was shown. The same object comes back when
 * nothing changes.
 * @param winners newest first
 * @param stretch the one that begins; undefined when only what is known has changed
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

const jackpotOf = (winners: readonly Winner[], tier: Tier): Winner | undefined =>
  winners.find((winner) => winner.kind === 'jackpot' && winner.tier === tier);

const each = <Value>(valueOf: (tier: Tier) => Value): Record<Tier, Value> => ({
  mega: valueOf('mega'),
  major: valueOf('major'),
  minor: valueOf('minor'),
  mini: valueOf('mini'),
});

/** A pool's honest display range in hundredths: what is shown never leaves it. */
export type Section = readonly [low: Hundredths, high: Hundredths];

/** The range that the server sent for a tier. */
export const sectionOf = (pools: Pools, tier: Tier): Section => pools[`${tier}JackpotSection`];

/**
 * An amount within the range, both ends included.
 * @param roll a number in [0, 1)
 */
export function rollWithin([low, high]: Section, roll: number): Hundredths {
  const top = Math.max(low, high);
  return Math.min(top, low + Math.floor(roll * (top - low + 1)));
}

/** The figures take new places this often, in ms. */
export const REROLL_MS = 6_000;

/**
 * The number in [0, 1) that places an amount within its range during one stretch of 6 s: the same for every plate of
 * the page, so that a pool never shows two figures at once. FNV-1a and a final mix; it decides nothing but a display.
 */
export function rollOf(tier: Tier, stretch: number): number {
  let value = 0x811c9dc5;
  for (const letter of `${tier} ${stretch}`)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}
