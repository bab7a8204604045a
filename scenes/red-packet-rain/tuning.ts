import { type CelebrationLayout, SCREEN } from '../parts/celebration/layout.ts';

/** The design, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Places in dpx. */
export const LAYOUT = {
  /** Times the design that the backdrop covers. */
  backdropCover: 1.35,
  raysSize: 1240,
  title: { x: 360, y: 142 },
  /** `y` is the middle of the lamps; the line of text stands in the tab below them. */
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

/** Before a rain: a moment of one, faint. */
export const POSTER = { ms: 12_000, alpha: 0.6 } as const;

/** 3, 2, 1: ms of each digit. */
export const COUNTDOWN = { digits: 3, from: 1.6, grow: 300, hold: 500, fade: 200 } as const;
/** Length of one digit, ms. */
export const DIGIT_MS = COUNTDOWN.grow + COUNTDOWN.hold + COUNTDOWN.fade;

/** The rain. */
export const RAIN = {
  ms: 30_000,
  /** A packet each so many ms, more or less. */
  every: 300,
  jitter: 80,
  lanes: 6,
  /** Other packets between two of one lane. */
  apart: 4,
  laneWidth: 112,
  /**
   * Far, middle and near: how large a packet is, how long it falls through the height of the design (ms), how far it sways
   * (dpx), and the dark of the night on it. One of each falls in every three.
   */
  depths: [
    { size: 0.72, fall: { low: 3_200, high: 3_700 }, sway: 14, tint: 0xb29cd0 },
    { size: 1, fall: { low: 2_400, high: 2_800 }, sway: 22, tint: 0xe9dcf5 },
    { size: 1.34, fall: { low: 1_800, high: 2_050 }, sway: 26, tint: 0xffffff },
  ],
  swayMs: 1_400,
  tiltDegrees: 10,
  /** Beyond the design, where taller screens show more, dpx. */
  beyond: 230,
  /** Sprites made ahead for each depth. */
  pool: 9,
  variants: 2,
  /** Of the packets that begin to fall after the gate is filled, one in so many stays. */
  thinned: 2,
  fadeMs: 300,
} as const;

/** A packet, dpx: its picture, and how far beyond it a finger still hits. */
export const PACKET = { width: 104, height: 132, reach: 20 } as const;

/** What a tap does, ms and dpx. */
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
  /** To either side of straight up, degrees. */
  coinSpread: 62,
  gravity: 1_700,
  coinFade: 160,
  /** From the packet to the counter, how far it first rises, and how many can be on their way. */
  catchMs: 460,
  catchRise: 70,
  catches: 8,
} as const;

/** The trail under a finger: pieces of light, dpx and ms. */
export const TRAIL = { pieces: 28, apart: 16, life: 300, size: 54, tint: 0xffd98a } as const;

/** How many were caught, in the gate's tab: a packet and a number. */
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
  /** Not from below the screen: the pattern of so large a packet would sweep over half of it. */
  from: 1_060,
  riseFade: 200,
  rise: 520,
  riseEase: 'back.out(1.2)',
  /** Shut for so long before it opens by itself. */
  wait: 1_500,
  /** A press meant for a packet does not open it. */
  doubleTapMs: 250,
  breathe: 1_600,
  breatheTo: 1.03,
  /** Idle bursts begin this far apart. */
  every: 6_000,
} as const;

/** Opening, ms from the press; the slip's places are dpx from the envelope's middle. */
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
  /** The figures stand in the part of the slip that is out. */
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
  /** How long a small amount counts. */
  countMs: 600,
} as const;

/** A great packet: its amount stands before the slip, and coins heap up at the envelope's foot. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 430, cap: 76, width: 600 },
  amount: { x: 360, y: 582, cap: 92, width: 560 },
  ground: { x: 360, y: 530, width: 1_000, height: 560 },
  floor: { x: 360, y: 1_180, width: 620 },
};

/** Reduced motion: five still packets, and fades in place of everything that travels. */
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
  /** From the fifth packet to the envelope. */
  pause: 600,
} as const;
