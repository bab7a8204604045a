import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import type { TurnTiming } from '../../parts/wheel/turn.ts';

/** Size of the design, in design pixels. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Number of sectors; the first is centred on top when the disc's angle is 0. */
export const SECTORS = 8;

/** Timing of a turn: 3.50 to 4.00 s in total if the result arrives in time; speed in degrees per second. */
export const TURN_TIMING: TurnTiming = { speed: 720, accelerateMs: 500, brakeMs: 2_800, cruiseMs: 200 };
/** Shorter braking time for turbo mode, where the market allows it, ms. */
export const TURBO_BRAKE = 2_200;

/** Share of a sector, at each border, in which the disc never stops. */
export const MARGIN = 0.1;
/** The same share in calm mode, where the disc stops in the middle 40 % of the sector. */
export const CALM_MARGIN = 0.3;

/** If no result has arrived `after` ms, the wheel slows down to `to` of its speed, within `over` ms. */
export const LATE = { after: 6_000, to: 0.65, over: 600 } as const;

/**
 * How the wheel returns to its previous angle if there is no result: it brakes, or springs back if at most `early` ms
 * have passed.
 */
export const FAIL = { brakeMs: 1_200, early: 400, springMs: 200 } as const;

/** Wind-up before the disc starts: duration in ms and angle in degrees. */
export const WIND_UP = { ms: 200, degrees: 10 } as const;

/** Positions and sizes, in design pixels. */
export const LAYOUT = {
  backdropCover: 1.35,
  garland: { x: 360, y: 42 },
  raysSize: 1_180,
  title: { x: 360, y: 158 },
  wheel: { x: 360, y: 600, bulbRadius: 277, disc: 496 },
  pointer: { x: 360, y: 289, length: 63 },
  /**
   * Distances of amounts (`value.out`) and coins (`coin.out`) from the axle; cap height and maximum width of the
   * amounts.
   */
  value: { out: 190, cap: 32, width: 122 },
  coin: { out: 118, size: 58 },
  bar: { x: 360, y: 1_004, lineCap: 24, width: 470 },
  button: { x: 360, y: 1_130 },
} as const;

/** Bulbs around the wheel's rim. */
export const BULBS = {
  count: 24,
  chasing: 2,
  stepMs: 90,
  dim: 0.35,
  /** Blinking after the stop: half of a blink in ms, and the number of blinks. */
  blinkMs: 250,
  blinks: 3,
} as const;

/** Look of the disc, its amounts and coins once today's spin is used. */
export const USED = { alpha: 0.7, fade: 200, text: 0xcfc8e0 } as const;

/** Times after the stop in ms, and strengths of the lights. */
export const RESULT = {
  glow: 200,
  glowAlpha: 0.85,
  tipGlowAlpha: 0.4,
  swell: 260,
  swellTo: 1.05,
  amountAt: 300,
  raysIdle: 0.3,
  raysWon: 0.85,
  reducedFade: 200,
} as const;

/** Where the amount of a small prize begins to rise: over the hub, where it covers no sector's amount. */
export const WON_AT = { x: 360, y: LAYOUT.wheel.y + 64 } as const;

/**
 * Layout of a big win: its word and amount are under the wheel, over the bar and the button. The wheel keeps its
 * colours.
 */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: LAYOUT.wheel,
  word: { x: 360, y: 912, cap: 54, width: 600 },
  amount: { x: 360, y: 1_004, cap: 78, width: 590 },
  smallCap: 42,
  ground: { x: 360, y: 990, width: 1_000, height: 440 },
  floor: { x: 360, y: 1_196, width: 600 },
};

/** Number of clicks before the stop that also vibrate. */
export const FELT_TICKS = 4;

/** Fade-out of the wheel's looping sound, ms. */
export const WHEEL_LOOP_FADE = 300;

/** Two presses within this time after the start count as a double tap, not as a skip, ms. */
export const DOUBLE_TAP_MS = 250;
