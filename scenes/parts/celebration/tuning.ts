import type { SceneSettings } from '../../engine/definition.ts';
import type { CelebratedTier, Step } from './steps.ts';

/** All adjustable numbers of a celebration. Times in ms, lengths in design pixels, unless noted. */

/** Numbers of one celebration step. */
export interface StepTuning {
  /** Darkness of the whole picture, and additional darkness of its edges, both 0..1. */
  readonly veil: number;
  readonly edges: number;
  /** Brightness of the rays, 0..1, and their colour. */
  readonly rays: number;
  readonly colour: number;
  readonly sparks: number;
  readonly coins: number;
  readonly confetti: number;
  /** Camera zoom while the amount counts, as an increase of the scale. */
  readonly push: number;
  /** Amplitude of the camera shake. */
  readonly shake: number;
  readonly countMs: number;
  /** Time from the final amount until nothing moves. */
  readonly lastMs: number;
  /** Minimum time before a press closes the final amount; without a press it closes after `auto`. */
  readonly hold: number;
  readonly auto: number;
  readonly sound: string;
}

const GOLD = 0xffffff;
const QUIET = {
  veil: 0,
  edges: 0,
  rays: 0,
  colour: GOLD,
  sparks: 0,
  coins: 0,
  confetti: 0,
  push: 0,
  shake: 0,
  hold: 0,
} as const;
const JACKPOT = {
  veil: 0.56,
  edges: 0.85,
  rays: 1,
  sparks: 10,
  hold: 600,
  auto: 6_000,
  sound: 'win.jackpot',
};

/** Numbers of each celebration step; a jackpot has those of its name. */
export const STEPS: Readonly<Record<Exclude<Step, 'jackpot'> | CelebratedTier, StepTuning>> = {
  small: { ...QUIET, sparks: 8, countMs: 500, lastMs: 300, auto: 500, sound: 'win.small' },
  good: {
    ...QUIET,
    veil: 0.24,
    edges: 0.45,
    rays: 0.4,
    sparks: 8,
    coins: 14,
    push: 0.012,
    countMs: 1_400,
    lastMs: 900,
    auto: 1_400,
    sound: 'win.medium',
  },
  big: {
    ...QUIET,
    veil: 0.4,
    edges: 0.7,
    rays: 0.65,
    sparks: 10,
    coins: 30,
    confetti: 24,
    push: 0.025,
    shake: 4,
    countMs: 2_800,
    lastMs: 1_900,
    hold: 600,
    auto: 6_000,
    sound: 'win.big',
  },
  huge: {
    ...QUIET,
    veil: 0.48,
    edges: 0.8,
    rays: 0.85,
    sparks: 10,
    coins: 44,
    confetti: 40,
    push: 0.04,
    shake: 5,
    countMs: 4_200,
    lastMs: 2_200,
    hold: 600,
    auto: 6_000,
    sound: 'win.big',
  },
  mini: {
    ...JACKPOT,
    colour: 0xb5ffc8,
    coins: 40,
    confetti: 36,
    push: 0.03,
    shake: 5,
    countMs: 3_500,
    lastMs: 2_700,
  },
  minor: {
    ...JACKPOT,
    colour: 0xa5e0ff,
    coins: 46,
    confetti: 40,
    push: 0.035,
    shake: 5,
    countMs: 4_000,
    lastMs: 2_800,
  },
  major: {
    ...JACKPOT,
    colour: 0xe3b0ff,
    coins: 52,
    confetti: 44,
    push: 0.04,
    shake: 6,
    countMs: 4_800,
    lastMs: 2_900,
  },
  mega: {
    ...JACKPOT,
    colour: 0xffb0a0,
    coins: 56,
    confetti: 48,
    push: 0.05,
    shake: 6,
    countMs: 5_800,
    lastMs: 3_200,
  },
  grand: {
    ...JACKPOT,
    colour: 0xffd27a,
    coins: 56,
    confetti: 48,
    push: 0.045,
    shake: 6,
    countMs: 5_200,
    lastMs: 3_000,
  },
};

/**
 * Number of sprites created in advance; sparks, coins and confetti are 114 of the 120 particles that a scene may show.
 */
export const POOL = { sparks: 10, coins: 56, confetti: 48, rays: 12, glints: 6 } as const;

/** Calm mode: the amount counts for a short time in the middle of the screen, and nothing flies. */
export const CALM = {
  countMs: 900,
  lastMs: 300,
  veil: 0.3,
  edges: 0.5,
  rays: 0.15,
  sound: 'win.medium',
} as const;

/** Reduced motion: duration of the fade, and time that the amount is shown, ms. */
export const REDUCED = { fade: 200, hold: 1_200 } as const;

/**
 * Start times and durations of the parts, ms. In a jackpot, the times of the amount and the coins count from the end of
 * the first act (`NAME.moveAt`).
 */
export const CUES = {
  veil: 260,
  stage: 220,
  wordAt: 60,
  /** Time between two letters of the word, and time in which each letter grows. */
  letterApart: 38,
  letter: 360,
  amountAt: 140,
  coinsAt: 240,
  raysIn: 500,
  shake: 300,
  burstAt: 60,
  leave: 220,
} as const;

/** First act of a jackpot, which shows its name. */
export const NAME = {
  letterApart: 90,
  letter: 420,
  /** Scale at which a letter starts. */
  from: 2.6,
  /** Time of the second line, time at which the name moves up for the amount, and duration of that move. */
  secondAt: 620,
  moveAt: 1_900,
  move: 420,
  /** Scale of the name before it moves up. */
  large: 1.12,
} as const;

/**
 * Last act of a jackpot, the crown: times and positions; `most` limits its size in multiples of the name's cap height.
 */
export const CROWN = { at: 120, fall: 760, from: -420, size: 156, most: 2.2, glow: 380 } as const;

/** Size of the amount while it counts, and its motion at the end. */
export const AMOUNT = {
  /** Scale of an amount with one digit, relative to the scale with all digits. */
  least: 0.7,
  grow: 180,
  /** Growth of the final amount in a pulse, as an increase of the scale. */
  pulse: 0.08,
  pulseMs: 420,
  ring: 520,
  /** Distance that a small win's amount rises. */
  rise: 64,
  riseMs: 620,
} as const;

/**
 * Steps of the count: interval of the even steps in ms; then `slow` steps, each `longer` times as long as the one
 * before.
 */
export const BEAT = { even: 90, slow: 6, longer: 1.28 } as const;

/**
 * Coins that fall from above and form a heap; speeds in design pixels per second, gravity in design pixels per second
 * squared.
 */
export const COINS = {
  size: 66,
  gravity: 2_600,
  speed: 260,
  above: 90,
  drift: 70,
  /** Share of the time from the first coin to the final amount during which new coins start to fall. */
  spread: 0.92,
  /** Distribution of the coins' start times: 1 is even, a lower exponent has more coins towards the end. */
  gather: 0.6,
  bounce: 190,
  flip: { low: 5, high: 9 },
  thinnest: 0.16,
  /** Range of the height of a lying coin relative to its width. */
  lie: { low: 0.6, high: 0.82 },
  row: 25,
  voices: 6,
} as const;

/** Confetti shot from both lower corners; speeds in design pixels per second. */
export const CONFETTI = {
  speed: { low: 1_500, high: 2_500 },
  /** Range of the direction in degrees from straight up, towards the middle. */
  angle: { low: 8, high: 40 },
  drag: 1.9,
  fall: 330,
  born: 420,
  fade: 420,
  size: { low: 20, high: 34 },
  colours: [0xffe08a, 0x8fe0ff, 0xffa0c8, 0xa8f5b8, 0xffc08a, 0xd6a8ff],
} as const;

/** Rays: rotation in degrees while they are visible, length and width, and the glow at their centre. */
export const RAYS = {
  turn: 44,
  length: 980,
  breadth: 230,
  glow: { width: 1_000, height: 820, alpha: 0.6 },
} as const;

/** Words over the amount, by language; a jackpot's word follows the jackpot's name. */
export const WORDS: Readonly<
  Record<SceneSettings['locale'], Readonly<Record<Exclude<Step, 'small'>, string>>>
> = {
  en: { good: 'NICE!', big: 'BIG WIN!', huge: 'HUGE WIN!', jackpot: 'JACKPOT!' },
  fil: { good: 'AYOS!', big: 'BIGTIME!', huge: 'GRABE!', jackpot: 'JACKPOT!' },
};
