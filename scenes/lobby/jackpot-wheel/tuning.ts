import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import type { TurnTiming } from '../../parts/wheel/turn.ts';

/** Names of the jackpot pools, largest first. */
export type WheelTier = 'mega' | 'major' | 'minor' | 'mini';

/** Tiers of the sectors, clockwise; the first is centred on top when the disc's angle is 0. */
export const SECTORS: readonly WheelTier[] = ['mega', 'mini', 'major', 'minor'];

/** Timing of a normal spin: 4.40 to 4.80 s in total; speed in degrees per second. */
export const TIMING: TurnTiming = { speed: 900, accelerateMs: 600, brakeMs: 3400, cruiseMs: 400 };
/** Timing of a turbo spin: 4.00 to 4.40 s in total. */
export const TURBO_TIMING: TurnTiming = { speed: 900, accelerateMs: 500, brakeMs: 3100, cruiseMs: 400 };

/** Direction of the turn: 1 is clockwise, -1 anticlockwise. */
export const DIRECTION: 1 | -1 = 1;
/** Share of a sector, at each border, in which the disc never stops. */
export const MARGIN = 0.1;
/** The same share in calm mode, where the disc stops in the middle 40 % of the sector. */
export const CALM_MARGIN = 0.3;

/** Size of the design, in design pixels. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions and sizes, in design pixels. */
export const LAYOUT = {
  /** Size of the backdrop as a multiple of the design. */
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

/** Opening of a hidden wheel: times in ms before the disc starts, and scales. */
export const OPENING = {
  lead: 600,
  appear: 180,
  swell: 400,
  swellFrom: 0.8,
  windUp: 200,
  windUpDegrees: 10,
} as const;

/** Bulbs around the wheel's rim. */
export const BULBS = {
  count: 24,
  /** Number of evenly spaced bulbs lit at the same time while the wheel turns. */
  chasing: 2,
  stepMs: 90,
  dim: 0.35,
  /** Blinking after the stop: half of a blink in ms, and the number of blinks. */
  blinkMs: 250,
  blinks: 3,
} as const;

/** Times after the stop in ms, and strengths of the lights. */
export const RESULT = {
  glow: 200,
  glowAlpha: 0.85,
  tipGlowAlpha: 0.4,
  swell: 260,
  swellTo: 1.05,
  /** Time at which the wheel moves to the background and the celebration begins. */
  closeAt: 2000,
  raysIdle: 0.3,
  raysWon: 0.85,
} as const;

/** Camera shake when the disc stops on one of the two largest pools. */
export const SHAKE = {
  tiers: ['mega', 'major'] satisfies readonly WheelTier[] as readonly WheelTier[],
  dpx: 6,
  ms: 320,
} as const;

/** Duration of the fade that replaces the spin in reduced motion, ms. */
export const REDUCED = { fade: 200 } as const;

/** Layout of the award's celebration over the wheel: the crown is below the title, where even a low window shows it. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: LAYOUT.wheel,
  word: { ...SCREEN.word, y: 574, cap: 80 },
  amount: { ...SCREEN.amount, y: 732 },
  ground: { ...SCREEN.ground, y: 650 },
};

/** Two presses within this time after the start count as a double tap, not as a skip, ms. */
export const DOUBLE_TAP_MS = 250;
