import type { Step } from '../../parts/celebration/steps.ts';

/** Design size, dpx; laid over the whole page, and transparent to the pointer. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Number of coins by tier (docs/scenes.md, Prize tiers); gems are half as many. */
export const COINS: Readonly<Record<Step, number>> = { small: 5, good: 8, big: 12, huge: 16, jackpot: 20 };

/** Maximum number of pieces in the air. */
export const MAX_COINS = 20;
/** Maximum number of rewards that fly; further ones arrive immediately. */
export const MAX_LANES = 4;
/** Delay between two kinds, ms. */
export const STAGGER = 200;
/** Width of a card, dpx. */
export const CARD = 108;
/** Height at which coins fade when the balance is off the screen. */
export const TOP_EDGE = 0;

/** Text of the reward above its starting point: ms and dpx. */
export const TEXT = { above: 150, rise: 64, in: 260, until: 1_100, out: 200, cap: 40, width: 620 } as const;

/** A spark at the balance for each piece that arrives. */
export const SPARK = { ms: 180, from: 0.7, to: 1.5 } as const;

/** Reduced motion: a fade instead of the flight. */
export const REDUCED = { fade: 200, hold: 1_200 } as const;
