import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/** The design, dpx. The essentials lie in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Runners in a race. */
export const RUNNERS = 6;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  /** The fair behind the street: its middle. */
  fair: { x: 360, y: 236 },
  board: { x: 360, y: 206 },
  /** The runners' numbers on the board, the leader at the left. */
  order: { x: 198, y: 188, gap: 65, size: 56 },
  line: { x: 360, y: 256, cap: 18, width: 376 },
  fuse: { x: 160, y: 312 },
  /** The street: its upper edge and height. */
  street: { y: 330, height: 300 },
  /** The first lane's ground, and the distance between lanes. */
  lane: { y: 376, gap: 43 },
  runner: { size: 120, from: 0.86, to: 1.12 },
  /** Screen positions of the start, of the leader, and of the finish line at the end. */
  start: 92,
  leader: 400,
  finish: 468,
} as const;

/** The race. */
export const RACE = {
  /** The winner's time, ms. */
  winMs: 10_300,
  /** The track's length, dpx. */
  track: 3_400,
  /** Delay of each runner behind the winner, as a share of the winner's time: the first gap is a photo finish. */
  lag: [0, 0.012, 0.032, 0.056, 0.084, 0.115],
  /** Amplitude of the overtaking, as a share of the track. */
  sway: 0.03,
  /** Share of the track after which they run at full speed. */
  away: 0.03,
  /** Run-out behind the line, as a share of the track for each ms. */
  runOut: 0.00004,
} as const;

/** Times, ms; the light of the photo finish over moving runners must stay below the threshold of a flash. */
export const TIMES = { stand: 240, flash: 260, flashAlpha: 0.2, stride: 340 } as const;

/** Fade-in and fade-out of the hooves, ms. A start is played up to `startMs` after it. */
export const GALLOP = { comesMs: 700, goesMs: 260, startMs: 400 } as const;

/** Colours of the runners' shirts and numbers. */
export const COLOURS = [0xe8343f, 0x2f7be8, 0xf2b01e, 0x1fa45a, 0x9a4fe0, 0xff7ab8] as const;

/** Tints over light pictures. */
export const TINTS = { line: 0xd3c6ee, dim: 0x8a7fb0, lit: 0xffffff } as const;

/** Place of a win. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 320 },
  word: { x: 360, y: 230, cap: 62, width: 560 },
  amount: { x: 360, y: 338, cap: 82, width: 560 },
  smallCap: 42,
  ground: { x: 360, y: 296, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};
/** Where a small win's amount rises, under the board. */
export const SMALL_WIN = { x: 360, y: 396 } as const;
