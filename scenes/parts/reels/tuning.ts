import type { Tier } from './types.ts';

/** Every number of a reel game that a designer may want to change. Times in ms, lengths in dpx. */

/** The design. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Where the controls are. */
export const LAYOUT = {
  winBar: { x: 360, y: 1010, width: 560, height: 92 },
  spin: { x: 360, y: 1144, width: 216, height: 128 },
  bet: { x: 132, y: 1144, width: 216, height: 92 },
  turbo: { x: 532, y: 1144, radius: 46 },
  rules: { x: 640, y: 1144, radius: 46 },
  /** Middle of a big win's title. */
  bigTitle: { x: 360, y: 470 },
  bigAmount: { x: 360, y: 640 },
} as const;

/** Presses. */
export const PRESS = { doubleTapMs: 250 } as const;

/** A late or failed result. */
export const LATE = {
  after: 6_000,
  slowTo: 0.5,
  slowMs: 600,
  /** The loop's gain then: -6 dB. */
  slowGain: 0.5,
  /** A failure this soon stops within `earlyMs`. */
  early: 400,
  earlyMs: 200,
} as const;

/** How a reel lands. */
export const LANDING = {
  squash: 0.94,
  squashMs: 160,
  popDown: 90,
  popLow: 0.92,
  popUp: 230,
  popHigh: 1.15,
  popBack: 160,
  /** Light behind a scatter. */
  scatterGlow: 0.8,
  loopIn: 120,
  /** The stop of reel r sounds a little higher. */
  rateStep: 0.03,
} as const;

/** The light over a reel that two scatters wait for. */
export const TEASE_LIGHT = { alpha: 0.5, in: 160, out: 120 } as const;

/** Lines that won. */
export const LINES = {
  /** After the last reel rests. */
  after: 80,
  together: 500,
  each: 700,
  in: 120,
  pulse: 1.12,
  /** Other symbols step back by this tint. */
  dimTint: 0x75708c,
  notes: 5,
  colours: [0xffe08a, 0x8fe0ff, 0xffa0c8, 0xa8f5b8, 0xffc08a],
} as const;

/** Reduced motion: symbols cross-fade in place. */
export const REDUCED = { fade: 200, apart: 60, hold: 1_200 } as const;

/** Three scatters: the free spins come in. */
export const BONUS = {
  fly: 520,
  moonAt: 300,
  moon: 600,
  countEach: 60,
  /** Rest between the count and the first free spin, and between two of them. */
  pause: 400,
  gap: 220,
  badge: 1.25,
  badgeMs: 320,
  /** How long a free spin's win is shown. */
  win: 700,
} as const;

/** How much is made of each tier (docs/scenes.md, Prize tiers). */
export interface TierTuning {
  readonly veil: number;
  readonly sparks: number;
  readonly coins: number;
  readonly shake: number;
  readonly shakeMs: number;
  /** No tap closes the final amount sooner than this. */
  readonly hold: number;
  /** It leaves by itself after this. */
  readonly auto: number;
  readonly sound: string;
}

const NONE = { veil: 0, sparks: 0, coins: 0, shake: 0, shakeMs: 0, hold: 0, auto: 0, sound: '' } as const;

/** By tier; nothing and return are not celebrated. */
export const TIERS: Readonly<Record<Tier, TierTuning>> = {
  nothing: NONE,
  return: { ...NONE, sound: 'ui.tick' },
  small: { ...NONE, sparks: 8, auto: 500, sound: 'win.small' },
  medium: { ...NONE, veil: 0.35, sparks: 10, coins: 12, auto: 1_200, sound: 'win.medium' },
  big: {
    veil: 0.62,
    sparks: 10,
    coins: 22,
    shake: 4,
    shakeMs: 240,
    hold: 1_500,
    auto: 6_000,
    sound: 'win.big',
  },
  jackpot: {
    veil: 0.72,
    sparks: 10,
    coins: 22,
    shake: 5,
    shakeMs: 320,
    hold: 2_500,
    auto: 10_000,
    sound: 'win.jackpot',
  },
};

/** The title of a big win. */
export const TITLE = {
  from: 0.3,
  ms: 480,
  /** Times the stake from which "BIG WIN" steps up to "HUGE WIN", once. */
  hugeFrom: 50,
  stepMs: 320,
  leave: 140,
  /** Shown larger than it is drawn. */
  scale: 1.35,
} as const;

/** Coins of a celebration: they rise on both sides behind the amount and fall. dpx, dpx a second, ms. */
export const COINS = {
  pool: 22,
  birth: 700,
  life: 1_500,
  speed: { low: 900, high: 1_350 },
  spread: 0.42,
  gravity: 1_900,
  size: { low: 40, high: 62 },
  flip: { low: 2, high: 4 },
  fade: 240,
  thinnest: 0.12,
  /** At most so many are heard. */
  voices: 6,
} as const;

/** The scene at rest: a breath of the button and a shine over the sign, then no frame until the next. */
export const IDLE = {
  every: 6_000,
  stopsAfter: 60_000,
  breathe: 1_600,
  breatheScale: 1.03,
} as const;

/** The tier of a win: x = win ÷ stake. `jackpotFrom`: times the stake. */
export function tierOf(win: number, stake: number, jackpotFrom: number): Tier {
  if (win === 0) return 'nothing';
  if (win <= stake) return 'return';
  if (win >= jackpotFrom * stake) return 'jackpot';
  if (win >= 20 * stake) return 'big';
  return win <= 5 * stake ? 'small' : 'medium';
}

/** Length of the count-up of a win, ms. */
export function countMs(tier: Tier, win: number, stake: number): number {
  const doublings = Math.log2(win / stake);
  if (tier === 'jackpot') return 4_000;
  if (tier === 'big') return Math.min(6_000, Math.max(2_500, 1_200 * doublings));
  return tier === 'nothing' || tier === 'return' ? 0 : Math.min(2_500, 300 + 500 * doublings);
}

/**
 * What a running amount counts in, hundredths: from ₱100 on the centavos stand still, from ₱1,000 on the pesos too, so that
 * fewer figures flash.
 */
export function stepOf(amount: number): number {
  if (amount < 100_00) return 1;
  return amount < 1_000_00 ? 1_00 : 10_00;
}
