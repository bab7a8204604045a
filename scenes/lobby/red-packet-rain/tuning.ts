import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/** Design size, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions, dpx. */
export const LAYOUT = {
  /** Size of the backdrop as a multiple of the design. */
  backdropCover: 1.35,
  raysSize: 1240,
  title: { x: 360, y: 142 },
  /** `y` is the centre of the lamps; the line of text is in the tab below them. */
  gate: {
    x: 360,
    y: 250,
    width: 540,
    bar: 104,
    height: 156,
    pitch: 92,
    textY: 322,
    textCap: 20,
    textWidth: 380,
  },
  count: { x: 360, y: 620 },
  envelope: { x: 360, y: 850 },
  nothing: { x: 360, y: 640, cap: 34, width: 640 },
} as const;

/** Faint picture of a rain, shown before the start. */
export const POSTER = { ms: 12_000, alpha: 0.6 } as const;

/** 3, 2, 1: times of each digit, ms. */
export const COUNTDOWN = { digits: 3, from: 1.6, grow: 300, hold: 500, fade: 200 } as const;
/** Duration of one digit, ms. */
export const DIGIT_MS = COUNTDOWN.grow + COUNTDOWN.hold + COUNTDOWN.fade;

/** The rain. */
export const RAIN = {
  ms: 30_000,
  /** Interval between packets, ms, with its jitter. */
  every: 300,
  jitter: 80,
  lanes: 6,
  /** Number of other packets between two in one lane. */
  apart: 4,
  laneWidth: 112,
  /**
   * Far, middle and near: scale of a packet, time to fall through the height of the design (ms), sway (dpx), and the
   * dark tint of the night. Each three packets contain one of each depth.
   */
  depths: [
    { size: 0.72, fall: { low: 3_200, high: 3_700 }, sway: 14, tint: 0xb29cd0 },
    { size: 1, fall: { low: 2_400, high: 2_800 }, sway: 22, tint: 0xe9dcf5 },
    { size: 1.34, fall: { low: 1_800, high: 2_050 }, sway: 26, tint: 0xffffff },
  ],
  swayMs: 1_400,
  tiltDegrees: 10,
  /** Margin beyond the design, where taller screens show more, dpx. */
  beyond: 230,
  /** Sprites created in advance for each depth. */
  pool: 9,
  variants: 2,
  /** After the gate is filled, keep one in n of the packets that begin to fall. */
  thinned: 2,
  fadeMs: 300,
} as const;

/** A packet, dpx: size of its picture, and the tap tolerance around it. */
export const PACKET = { width: 104, height: 132, reach: 20 } as const;

/** Effect of a tap, ms and dpx. */
export const TAP = {
  down: 90,
  up: 230,
  low: 0.92,
  high: 1.2,
  open: 260,
  coins: 4,
  coinPool: 60,
  coinsAt: 90,
  coinMs: 600,
  coinSize: { low: 30, high: 44 },
  coinSpeed: { low: 260, high: 520 },
  /** Spread to either side of straight up, degrees. */
  coinSpread: 62,
  gravity: 1_700,
  coinFade: 160,
  /** Flight from the packet to the counter, its initial rise, and the maximum number in flight. */
  catchMs: 460,
  catchRise: 70,
  catches: 8,
} as const;

/** The trail under a finger: pieces of light, dpx and ms. */
export const TRAIL = { pieces: 28, apart: 16, life: 300, size: 54, tint: 0xffd98a } as const;

/** Number of catches in the gate's tab: a packet and a number. */
export const COUNTER = {
  icon: 0.36,
  flying: 0.66,
  iconX: -46,
  textX: -14,
  cap: 25,
  plusCap: 60,
  plusX: 104,
} as const;

/** The five lamps. */
export const GATE = { lamps: 5, popMs: 260, popTo: 1.3 } as const;

/** The envelope, dpx and ms. */
export const ENVELOPE = {
  /** Does not start below the screen: the pattern of so large a packet would sweep over half of it. */
  from: 1_060,
  riseFade: 200,
  rise: 520,
  riseEase: 'back.out(1.2)',
  /** Time before the closed envelope opens by itself. */
  wait: 1_500,
  /** Time during which a press meant for a packet does not open it. */
  doubleTapMs: 250,
  breathe: 1_600,
  breatheTo: 1.03,
  /** Interval between the idle bursts. */
  every: 6_000,
} as const;

/** Opening, ms from the press; the slip's positions are dpx from the envelope's centre. */
export const OPENING = {
  down: 90,
  up: 230,
  low: 0.94,
  high: 1.05,
  flapAt: 70,
  flapDown: 150,
  flapUp: 210,
  slipAt: 240,
  slip: 380,
  slipFrom: -40,
  slipTo: -262,
  /** The figures are on the visible part of the slip. */
  amountY: -284,
  blowAt: 260,
  glowIn: 200,
  glowAlpha: 0.9,
  glowSize: 980,
  raysIdle: 0.28,
  raysOpen: 0.8,
  amountAt: 540,
  amountIn: 180,
  amountFrom: 0.9,
  /** Count-up time of a small amount. */
  countMs: 600,
} as const;

/** A large amount: it is shown in front of the slip, and coins pile up at the envelope's foot. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 430, cap: 76, width: 600 },
  amount: { x: 360, y: 582, cap: 92, width: 560 },
  ground: { x: 360, y: 530, width: 1_000, height: 560 },
  floor: { x: 360, y: 1_180, width: 620 },
};

/** Reduced motion: five still packets, and fades instead of motion. */
export const REDUCED = {
  fade: 200,
  hold: 1_200,
  scale: 1.5,
  spots: [
    { x: 190, y: 560 },
    { x: 530, y: 560 },
    { x: 360, y: 760 },
    { x: 190, y: 960 },
    { x: 530, y: 960 },
  ],
  /** Delay from the fifth packet to the envelope. */
  pause: 600,
} as const;
