import type { Pools, Tier } from '../../contract/pools.ts';
import type { Hundredths } from '../../contract/money.ts';

/** A pool's honest display range in hundredths: what is shown never leaves it. */
export type Section = readonly [low: Hundredths, high: Hundredths];

/** The range that the server sent for a tier. */
export const sectionOf = (pools: Pools, tier: Tier): Section => pools[`${tier}JackpotSection`];

/**
 * An amount within the range, both ends included (specification 9 re-rolls it each 6 s).
 * @param roll a number in [0, 1)
 */
export function rollWithin([low, high]: Section, roll: number): Hundredths {
  const top = Math.max(low, high);
  return Math.min(top, low + Math.floor(roll * (top - low + 1)));
}

/** What a pool's plate shows in a stretch of 6 s, in hundredths; before the first one has begun the low end. */
export const shownPool = (pools: Pools, tier: Tier, stretch: number | undefined): Hundredths =>
  rollWithin(sectionOf(pools, tier), stretch === undefined ? 0 : rollOf(tier, stretch));

/** What the four plates show in a stretch of 6 s, in hundredths. */
export const shownPools = (pools: Pools, stretch: number | undefined): Record<Tier, Hundredths> => ({
  mega: shownPool(pools, 'mega', stretch),
  major: shownPool(pools, 'major', stretch),
  minor: shownPool(pools, 'minor', stretch),
  mini: shownPool(pools, 'mini', stretch),
});

/** The shown amounts are drawn again from their ranges this often (specification 9), in ms. */
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
