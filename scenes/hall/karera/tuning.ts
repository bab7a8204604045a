import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const SIZE = { width: 720, height: 720 } as const;

/** Number of runners in a race. */
export const RUNNERS = 6;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  /** Centre of the fair behind the street. */
  fair: { x: 360, y: 236 },
  board: { x: 360, y: 206 },
  /** The runners' numbers on the board, the leader at the left: centre of the first, distance, size. */
  order: { x: 198, y: 188, gap: 65, size: 56 },
  line: { x: 360, y: 256, cap: 18, width: 376 },
  fuse: { x: 160, y: 312 },
  /** Upper edge and height of the street. */
  street: { y: 330, height: 300 },
  /** Ground of the first lane, and distance between lanes. */
  lane: { y: 376, gap: 43 },
  runner: { size: 120, from: 0.86, to: 1.12 },
  /**
   * X on the screen, in design pixels, of the start line, of the leader during the race, and of the finish line at the
   * end.
   */
  start: 92,
  leader: 400,
  finish: 468,
} as const;

/** Timing and length of a race. */
export const RACE = {
  /** Time in which the winner finishes, ms. */
  winMs: 10_300,
  /** Length of the track, in design pixels. */
  track: 3_400,
  /**
   * Delay of each finisher behind the winner, as a share of the winner's time; the second is close enough for a photo
   * finish.
   */
  lag: [0, 0.012, 0.032, 0.056, 0.084, 0.115],
  /** Largest change of a runner's position by overtaking, as a share of the track. */
  sway: 0.03,
  /** Share of the track on which the runners accelerate. */
  away: 0.03,
  /** Speed after the finish line, as a share of the track per ms. */
  runOut: 0.00004,
} as const;

/** Durations in ms. The alpha of the photo flash, `flashAlpha`, is so low that it does not count as flashing light. */
export const TIMES = { stand: 240, flash: 260, flashAlpha: 0.2, stride: 340 } as const;

/**
 * Sound of the hooves: fade-in and fade-out, ms. The sound of the start plays only if the race began less than
 * `startMs` ago.
 */
export const GALLOP = { comesMs: 700, goesMs: 260, startMs: 400 } as const;

/** Colours of the runners' shirts and numbers, by runner. */
export const COLOURS = [0xe8343f, 0x2f7be8, 0xf2b01e, 0x1fa45a, 0x9a4fe0, 0xff7ab8] as const;

/** Tints of the pictures, which are drawn light. */
export const TINTS = { line: 0xd3c6ee, dim: 0x8a7fb0, lit: 0xffffff } as const;

/** Layout of the celebration of a win. */
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
/** Point from which a small win's amount rises, under the board. */
export const SMALL_WIN = { x: 360, y: 396 } as const;
