import type { Step } from '../../parts/celebration/steps.ts';

/** Size of the design, in design pixels. The scene lies over the whole page and lets presses through. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Number of flying coins by celebration step (docs/scenes.md, Prize tiers); half as many gems fly. */
export const COINS: Readonly<Record<Step, number>> = { small: 5, good: 8, big: 12, huge: 16, jackpot: 20 };

/** Maximum number of pieces in the air. */
export const MAX_COINS = 20;
/** Maximum number of rewards that fly; further rewards are reported immediately. */
export const MAX_LANES = 4;
/** Delay between the starts of two kinds of rewards, ms. */
export const STAGGER = 200;
/** Width of a card, in design pixels. */
export const CARD = 108;
/** Vertical position at which coins fade when the balance is off the screen. */
export const TOP_EDGE = 0;

/** Text of a reward above its starting point; times in ms, lengths in design pixels. */
export const TEXT = { above: 150, rise: 64, in: 260, until: 1_100, out: 200, cap: 40, width: 620 } as const;

/** Spark at the balance for each piece that arrives: duration in ms, start and end scale. */
export const SPARK = { ms: 180, from: 0.7, to: 1.5 } as const;

/** Fade that replaces the flight in reduced motion, ms. */
export const REDUCED = { fade: 200, hold: 1_200 } as const;
