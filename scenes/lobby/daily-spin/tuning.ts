import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import type { TurnTiming } from '../../parts/wheel/turn.ts';

/** Size of the design, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Number of sectors; the first is centred on top when the disc's angle is 0. */
export const SECTORS = 8;

/** 3.50 to 4.00 s in total if the result is in time. */
export const TURN_TIMING: TurnTiming = { speed: 720, accelerateMs: 500, brakeMs: 2_800, cruiseMs: 200 };
/** A shorter braking time, where the market allows it. */
export const TURBO_BRAKE = 2_200;

/** Share of a sector at each border on which the disc never stops. */
export const MARGIN = 0.1;
/** Calm mode lands in the inner 40 %. */
export const CALM_MARGIN = 0.3;

/** Late result: after this time the wheel slows to a share of its speed, over some ms. */
export const LATE = { after: 6_000, to: 0.65, over: 600 } as const;

/** No result: back to the previous angle. Before `early` after the start it springs back immediately. */
export const FAIL = { brakeMs: 1_200, early: 400, springMs: 200 } as const;

/** Wind-up before the disc starts, ms and degrees. */
export const WIND_UP = { ms: 200, degrees: 10 } as const;

/** Places in dpx. */
export const LAYOUT = {
  backdropCover: 1.35,
  garland: { x: 360, y: 42 },
  raysSize: 1_180,
  title: { x: 360, y: 158 },
  wheel: { x: 360, y: 600, bulbRadius: 277, disc: 496 },
  pointer: { x: 360, y: 289, length: 63 },
  /** Distance from the axle: centre and maximum width of the figures, centre and size of the coin. */
  value: { out: 190, cap: 32, width: 122 },
  coin: { out: 118, size: 58 },
  bar: { x: 360, y: 1_004, lineCap: 24, width: 470 },
  button: { x: 360, y: 1_130 },
} as const;

/** Bulbs around the rim. */
export const BULBS = {
  count: 24,
  chasing: 2,
  stepMs: 90,
  dim: 0.35,
  /** After the stop: half a blink in ms, and the number of blinks. */
  blinkMs: 250,
  blinks: 3,
} as const;

/** Look of the disc and everything on it once today's spin is used. */
export const USED = { alpha: 0.7, fade: 200, text: 0xcfc8e0 } as const;

/** Times after the stop, ms. */
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

/** Place where a small prize rises: onto the hub, where it covers no sector's figures, dpx. */
export const WON_AT = { x: 360, y: LAYOUT.wheel.y + 64 } as const;

/**
 * A big prize and its word are shown under the wheel, which keeps its colours, in place of the plate and the button.
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

/** Number of last clicks that also vibrate. */
export const FELT_TICKS = 4;

/** Length of the loop's fade, ms. */
export const WHEEL_LOOP_FADE = 300;

/** Time in which a press counts as a double tap, not a skip, ms. */
export const DOUBLE_TAP_MS = 250;
