import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/** Size of the design, in design pixels. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions and sizes, in design pixels. */
export const LAYOUT = {
  /** Size of the backdrop as a multiple of the design. */
  backdropCover: 1.35,
  raysSize: 1240,
  title: { x: 360, y: 142 },
  /** The row of lamps: `y` is the centre of the lamps; the text is in the tab below them. */
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

/** Faint picture of a rain shown before the start: time of the rain, and alpha. */
export const POSTER = { ms: 12_000, alpha: 0.6 } as const;

/** The countdown 3, 2, 1: number of digits, start scale, and times of each digit in ms. */
export const COUNTDOWN = { digits: 3, from: 1.6, grow: 300, hold: 500, fade: 200 } as const;
/** Duration of one digit, ms. */
export const DIGIT_MS = COUNTDOWN.grow + COUNTDOWN.hold + COUNTDOWN.fade;

/** The falling packets; lengths in design pixels, times in ms. */
export const RAIN = {
  ms: 30_000,
  /** Mean time between two packets, and its maximum random deviation. */
  every: 300,
  jitter: 80,
  lanes: 6,
  /** Number of packets that must fall in other lanes before a lane is used again. */
  apart: 4,
  laneWidth: 112,
  /**
   * Far, middle and near packets: scale, time to fall through the height of the design, width of the sway, and tint of
   * the night. Every three packets have one of each depth.
   */
  depths: [
    { size: 0.72, fall: { low: 3_200, high: 3_700 }, sway: 14, tint: 0xb29cd0 },
    { size: 1, fall: { low: 2_400, high: 2_800 }, sway: 22, tint: 0xe9dcf5 },
    { size: 1.34, fall: { low: 1_800, high: 2_050 }, sway: 26, tint: 0xffffff },
  ],
  swayMs: 1_400,
  tiltDegrees: 10,
  /** Packets start this far above the design and end this far below it, because taller screens show more. */
  beyond: 230,
  /** Number of sprites created in advance for each depth. */
  pool: 9,
  variants: 2,
  /** After five catches, one in this number of the packets still falls. */
  thinned: 2,
  fadeMs: 300,
} as const;

/** Size of a packet's picture, and distance around it within which a tap still hits, in design pixels. */
export const PACKET = { width: 104, height: 132, reach: 20 } as const;

/** Effect of a tap that opens a packet; times in ms, lengths in design pixels. */
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
  /** Maximum angle of a coin's direction from straight up, in degrees. */
  coinSpread: 62,
  gravity: 1_700,
  coinFade: 160,
  /** A caught packet's flight to the counter: duration, initial rise, and maximum number in flight. */
  catchMs: 460,
  catchRise: 70,
  catches: 8,
} as const;

/** Lights behind a dragged finger: number, distance apart, lifetime in ms, size and tint. */
export const TRAIL = { pieces: 28, apart: 16, life: 300, size: 54, tint: 0xffd98a } as const;

/** The counter of catches in the tab (a packet and a number), and the "+1" on the way to it. */
export const COUNTER = {
  icon: 0.36,
  flying: 0.66,
  iconX: -46,
  textX: -14,
  cap: 25,
  plusCap: 60,
  plusX: 104,
} as const;

/** The five lamps, and the brief growth of a lamp that lights up. */
export const GATE = { lamps: 5, popMs: 260, popTo: 1.3 } as const;

/** The envelope; lengths in design pixels, times in ms. */
export const ENVELOPE = {
  /**
   * Vertical position at which the rise starts. It is inside the screen: the motion of so large a picture from below
   * would cover too much of the screen.
   */
  from: 1_060,
  riseFade: 200,
  rise: 520,
  riseEase: 'back.out(1.2)',
  /** Time until the closed envelope opens by itself. */
  wait: 1_500,
  /** Time after the rise in which a press is ignored, because it was meant for a packet. */
  doubleTapMs: 250,
  breathe: 1_600,
  breatheTo: 1.03,
  /** Time between two bursts of the idle animation. */
  every: 6_000,
} as const;

/** Opening of the envelope: times in ms from the press, positions of the slip relative to the envelope's centre. */
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
  /** Vertical position of the amount, on the visible part of the slip. */
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
  /** Time in which a small amount counts up. */
  countMs: 600,
} as const;

/** Layout of a large amount: it is shown in front of the slip, and coins pile up below the envelope. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 430, cap: 76, width: 600 },
  amount: { x: 360, y: 582, cap: 92, width: 560 },
  ground: { x: 360, y: 530, width: 1_000, height: 560 },
  floor: { x: 360, y: 1_180, width: 620 },
};

/** Reduced motion: positions of five still packets, and fades instead of motion. */
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
  /** Delay from the opening of the fifth packet to the envelope. */
  pause: 600,
} as const;
