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
  /** Through the height of the design, ms. */
  fall: { low: 2_200, high: 3_000 },
  sway: 24,
  swayMs: 1_400,
  tiltDegrees: 10,
  /** Beyond the design, where taller screens show more, dpx. */
  beyond: 230,
  /** Sprites made ahead. */
  pool: 26,
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
  plusMs: 420,
  plusRise: 60,
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
  veilAt: 120,
  glowIn: 200,
  glowAlpha: 0.9,
  glowSize: 980,
  raysIdle: 0.28,
  raysOpen: 0.8,
  amountAt: 540,
  amountIn: 180,
  amountFrom: 0.9,
} as const;

/** A prize tier of a free chance. */
export type Tier = 'small' | 'medium' | 'big';

/** What each tier adds: particles of the burst, the veil, count-up in ms, shake in dpx. */
export const TIERS: Readonly<
  Record<
    Tier,
    {
      readonly particles: number;
      readonly veil: number;
      readonly countMs: number;
      readonly shake: number;
      readonly sound: string;
    }
  >
> = {
  small: { particles: 8, veil: 0, countMs: 600, shake: 0, sound: 'win.small' },
  medium: { particles: 28, veil: 0.35, countMs: 1_200, shake: 0, sound: 'win.medium' },
  big: { particles: 60, veil: 0.62, countMs: 2_500, shake: 6, sound: 'win.big' },
};

/** Most particles of a burst. */
export const MAX_PARTICLES = 60;
/** Length of the shake, ms. */
export const SHAKE_MS = 240;

/** Tiers without a stake (docs/scenes.md, Prize tiers): small up to ₱5, medium up to ₱20. */
export const tierOf = (amount: number): Tier =>
  amount <= 5_00 ? 'small' : amount <= 20_00 ? 'medium' : 'big';

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
