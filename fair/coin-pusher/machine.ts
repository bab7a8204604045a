/**
 * Dimensions of the coin pusher's machine and the motion of its shelf. Seen from above, x runs across the table (0 …
 * width), y from the back wall (0) to the front edge. The unit of length u is a thousandth of the table's width; a step
 * is 1/120 s.
 */

/**
 * Version of the physics. Any change of a number or of the order of contacts changes every table and requires a new
 * version.
 */
export const PHYSICS = 'pusher-1';

/** Number of simulated steps per second. */
export const STEPS_PER_SECOND = 120;

/**
 * Dimensions and constants of the machine, tuned and measured as a whole; tests/odds/coin-pusher.ts measures its
 * returns.
 */
export const MACHINE = {
  /** Width of the table; all lengths are in thousandths of it. */
  width: 1000,
  /** y of the front edge, in thousandths of the table width; a disc whose centre crosses it pays. */
  front: 720,
  /**
   * y at which the side walls end and the gutters begin, in thousandths of the table width; the gutters run to the
   * front edge. This number tunes the return.
   */
  gutter: 440,
  /** Radius of every disc, in thousandths of the table width. */
  radius: 50,
  /**
   * y of the shelf's front when the shelf is fully back, and length of its stroke, in thousandths of the table width.
   * The stroke must be at least 20 longer than a disc's diameter.
   */
  shelfBack: 0,
  stroke: 120,
  /** Number of steps of one full stroke, forward and back; must be even. */
  period: 192,
  /** Number of steps of a disc's fall through the pegs to the table. */
  fall: 60,
  /**
   * Number of rows of pegs, and distance by which each row kicks the disc to the left or right, in thousandths of the
   * table width.
   */
  pegRows: 8,
  pegKick: 50,
  /**
   * Least x at which a disc is released, in thousandths of the table width: rail positions 0 to 1000 map to x from
   * `chute` to `width - chute`.
   */
  chute: 200,
  /** y at which a disc lands, in thousandths of the table width. */
  landY: 60,
  /**
   * Deceleration of a disc by friction with the table, and maximum speed of a disc: u/s² and u/s, where u is a
   * thousandth of the table width.
   */
  friction: 3500,
  maxSpeed: 500,
  /**
   * Maximum number of passes over the contacts per step, tolerated overlap, and maximum shift per pass; both lengths
   * are in thousandths of the table width.
   */
  passes: 12,
  slop: 0.02,
  maxShift: 5,
  /**
   * A disc leaves the shelf when its centre is `tip` ahead of the shelf's front; it then slides down by `slide` per
   * step. Both are in thousandths of the table width.
   */
  tip: 30,
  slide: 3,
  /** Maximum number of discs on a table (66 observed), and maximum number of steps of a drop (328 observed). */
  maxDiscs: 80,
  maxSteps: 720,
} as const;

/**
 * Returns y of the shelf's front at a phase in steps, in thousandths of the table width: a cubic smoothstep there and
 * back, without trigonometry.
 */
export function shelfAt(phase: number): number {
  const half = MACHINE.period / 2;
  const at = phase % MACHINE.period;
  const part = (at < half ? at : MACHINE.period - at) / half;
  return MACHINE.shelfBack + MACHINE.stroke * (part * part * (3 - 2 * part));
}

/**
 * Returns the x at which a disc is released above the pegs, in thousandths of the table width, for a position of 0 to
 * 1000 on the rail.
 */
export const chuteAt = (x: number): number =>
  MACHINE.chute + ((MACHINE.width - 2 * MACHINE.chute) * x) / 1000;
