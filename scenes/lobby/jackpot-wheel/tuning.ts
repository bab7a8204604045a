import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import type { TurnTiming } from '../../parts/wheel/turn.ts';

/** A pool of the jackpot, from the largest. */
export type WheelTier = 'mega' | 'major' | 'minor' | 'mini';

/** The sectors clockwise; the first is centred on top when the disc's angle is 0. */
export const SECTORS: readonly WheelTier[] = ['mega', 'mini', 'major', 'minor'];

/** 4.40 to 4.80 s in total. */
export const TIMING: TurnTiming = { speed: 900, accelerateMs: 600, brakeMs: 3400, cruiseMs: 400 };
/** 4.00 to 4.40 s in total. */
export const TURBO_TIMING: TurnTiming = { speed: 900, accelerateMs: 500, brakeMs: 3100, cruiseMs: 400 };

/** 1 turns clockwise, -1 anticlockwise. */
export const DIRECTION: 1 | -1 = 1;
/** Share of a sector at each border on which the disc never stops. */
export const MARGIN = 0.1;
/** Calm mode stops in the inner 40 %. */
export const CALM_MARGIN = 0.3;

/** The design, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Places in dpx. */
export const LAYOUT = {
  /** Size of the backdrop relative to the design. */
  backdropCover: 1.35,
  raysSize: 1180,
  title: { x: 360, y: 120 },
  wheel: { x: 360, y: 620, bulbRadius: 277 },
  pointer: { x: 360, y: 309, length: 63 },
  odds: {
    y: 985,
    gap: 28,
    scale: 1.12,
    order: ['mini', 'minor', 'major', 'mega'] satisfies readonly WheelTier[],
    colours: { mini: 0x8cf0a8, minor: 0x8cc8ff, major: 0xd6a8ff, mega: 0xff9db0 } satisfies Record<
      WheelTier,
      number
    >,
  },
} as const;

/** Opening, ms before the disc starts. */
export const OPENING = {
  lead: 600,
  appear: 180,
  swell: 400,
  swellFrom: 0.8,
  windUp: 200,
  windUpDegrees: 10,
} as const;

/** Bulbs around the rim. */
export const BULBS = {
  count: 24,
  /** Number lit at once during the chase, evenly spaced. */
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
  /** The wheel recedes and the show begins. */
  closeAt: 2000,
  raysIdle: 0.3,
  raysWon: 0.85,
} as const;

/** Camera shake of the two largest pools, when the disc stops. */
export const SHAKE = {
  tiers: ['mega', 'major'] satisfies readonly WheelTier[] as readonly WheelTier[],
  dpx: 6,
  ms: 320,
} as const;

/** Reduced motion: one fade. */
export const REDUCED = { fade: 200 } as const;

/** The show over the wheel: the crown is below the title, and a low window shows all of it. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: LAYOUT.wheel,
  word: { ...SCREEN.word, y: 574, cap: 80 },
  amount: { ...SCREEN.amount, y: 732 },
  ground: { ...SCREEN.ground, y: 650 },
};

/** Presses in the first moments count as a double tap, not a skip, ms. */
export const DOUBLE_TAP_MS = 250;
