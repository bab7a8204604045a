import type { TurnTiming } from '../parts/wheel/turn.ts';

/** A pool of the jackpot, from the largest. */
export type Tier = 'mega' | 'major' | 'minor' | 'mini';

/** The sectors clockwise; the first is centred on top when the disc's angle is 0. */
export const SECTORS: readonly Tier[] = ['mega', 'mini', 'major', 'minor'];

/** 4.40 to 4.80 s in all. */
export const TIMING: TurnTiming = { speed: 900, accelerateMs: 600, brakeMs: 3400, cruiseMs: 400 };
/** 4.00 to 4.40 s in all. */
export const TURBO_TIMING: TurnTiming = { speed: 900, accelerateMs: 500, brakeMs: 3100, cruiseMs: 400 };

/** 1 turns clockwise, -1 the other way. */
export const DIRECTION: 1 | -1 = 1;
/** Part of a sector at each border on which the disc never stops. */
export const MARGIN = 0.1;
/** Calm mode lands in the inner 40 %. */
export const CALM_MARGIN = 0.3;

/** The design, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Places in dpx. */
export const LAYOUT = {
  /** Times the design that the backdrop covers. */
  backdropCover: 1.35,
  raysSize: 1180,
  title: { x: 360, y: 120 },
  wheel: { x: 360, y: 620, bulbRadius: 277 },
  pointer: { x: 360, y: 309, length: 63 },
  odds: {
    y: 985,
    gap: 28,
    scale: 1.12,
    order: ['mini', 'minor', 'major', 'mega'] satisfies readonly Tier[],
    colours: { mini: 0x8cf0a8, minor: 0x8cc8ff, major: 0xd6a8ff, mega: 0xff9db0 } satisfies Record<
      Tier,
      number
    >,
  },
  plate: { x: 360, y: 1120, width: 560, height: 187 },
  /** The figures' middle and the room they may take. */
  amount: { y: 1144, width: 452 },
} as const;

/** Opening, in ms before the disc starts. */
export const OPENING = {
  lead: 600,
  appear: 180,
  swell: 400,
  swellFrom: 0.8,
  windUp: 200,
  windUpDegrees: 10,
} as const;

/** Bulbs round the rim. */
export const BULBS = {
  count: 24,
  /** How many glow at once during the chase, evenly spread. */
  chasing: 2,
  stepMs: 90,
  dim: 0.35,
  /** After the stop: half a blink in ms, and how many blinks. */
  blinkMs: 250,
  blinks: 3,
} as const;

/** Times after the stop, ms. */
export const RESULT = {
  glow: 200,
  glowAlpha: 0.85,
  tipGlowAlpha: 0.4,
  swell: 260,
  swellTo: 1.05,
  plateAt: 150,
  plate: 420,
  plateFrom: 0.4,
  plateFade: 90,
  coinsAt: 250,
  amountAt: 300,
  closeAt: 2000,
  leave: 140,
  veil: 0.72,
  raysIdle: 0.3,
  raysWon: 0.85,
  /** The standing award takes no closing press before this. */
  doubleTapMs: 500,
} as const;

/** What each tier adds. */
export const TIER_EFFECTS: Readonly<
  Record<
    Tier,
    { readonly coins: number; readonly countMs: number; readonly shakes: boolean; readonly sound: string }
  >
> = {
  mini: { coins: 24, countMs: 2000, shakes: false, sound: 'win.big' },
  minor: { coins: 32, countMs: 4000, shakes: false, sound: 'win.big' },
  major: { coins: 40, countMs: 4000, shakes: true, sound: 'win.jackpot' },
  mega: { coins: 44, countMs: 4000, shakes: true, sound: 'win.jackpot' },
};

/** Camera shake of the two great pools. */
export const SHAKE = { dpx: 6, ms: 320 } as const;

/** Coins from behind the plate: dpx, dpx a second, degrees, ms. */
export const COINS = {
  pool: 44,
  speed: { low: 700, high: 1100 },
  /** To either side of straight up. */
  spread: 60,
  gravity: 1800,
  lifeMs: 1400,
  birthMs: 500,
  size: { low: 44, high: 64 },
  /** Turns of the coin round its own upright axis, radians a second. */
  flip: { low: 3, high: 6 },
  fadeMs: 220,
  /** Least width over height of a turning coin. */
  thinnest: 0.12,
  /** At most so many coins are heard. */
  voices: 6,
} as const;

/** Reduced motion: one fade, one hold. */
export const REDUCED = { fade: 200, hold: 1200 } as const;

/** Presses in the first moments are a double tap, not a wish to skip. */
export const DOUBLE_TAP_MS = 250;
