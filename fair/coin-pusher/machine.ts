/**
 * Dimensions of the coin pusher's machine and the path of its shelf. Seen from above, x runs across (0 … width), y
 * from the back wall (0) to the front edge. The unit of length u is a thousandth of the table's width; a step is
 * 1/120 s.
 */

/**
 * Version of the physics. Any change of a number or of the order of contacts changes every table and requires a new
 * version.
 */
export const PHYSICS = 'pusher-1';

/** Steps per second. */
export const STEPS_PER_SECOND = 120;

/**
 * Dimensions and constants of the machine, tuned and measured as a whole; tests/odds/coin-pusher.ts measures its
 * returns.
 */
export const MACHINE = {
  /** Width of the table, u. */
  width: 1000,
  /** y of the front edge: a disc whose centre crosses it pays, u. */
  front: 720,
  /** Where the side walls end and the gutters begin, which run to the front edge, u. Tunes the return. */
  gutter: 440,
  /** Radius of every disc, u. */
  radius: 50,
  /** Front of the shelf when fully back, and its stroke, u. At least a disc and 20 u. */
  shelfBack: 0,
  stroke: 120,
  /** Steps of one full stroke, forward and back; even. */
  period: 192,
  /** Steps of the fall through the pegs to the table. */
  fall: 60,
  /** Rows of pegs; each kicks the disc `pegKick` u to the left or right. */
  pegRows: 8,
  pegKick: 50,
  /** x = 0 … 1000 is released between `chute` and `width - chute` above the pegs, u. */
  chute: 200,
  /** y at which a disc lands, u. */
  landY: 60,
  /** Deceleration by friction with the table, u/s², and maximum speed of a disc, u/s. */
  friction: 3500,
  maxSpeed: 500,
  /** Passes over the contacts per step, tolerated overlap (u) and maximum shift per pass (u). */
  passes: 12,
  slop: 0.02,
  maxShift: 5,
  /** A disc leaves the shelf when its centre is `tip` u in front of it, then slides down `slide` u per step. */
  tip: 30,
  slide: 3,
  /** Maximum discs on a table (66 observed) and maximum steps of a drop (328 observed). */
  maxDiscs: 80,
  maxSteps: 720,
} as const;

/** Returns the front of the shelf, u, at a phase in steps: a cubic smoothstep there and back, without trigonometry. */
export function shelfAt(phase: number): number {
  const half = MACHINE.period / 2;
  const at = phase % MACHINE.period;
  const part = (at < half ? at : MACHINE.period - at) / half;
  return MACHINE.shelfBack + MACHINE.stroke * (part * part * (3 - 2 * part));
}

/** Returns where above the pegs a disc is released for x = 0 … 1000, u. */
export const chuteAt = (x: number): number =>
  MACHINE.chute + ((MACHINE.width - 2 * MACHINE.chute) * x) / 1000;
