/**
 * The coin pusher's machine: its measures and the path of its shelf. Seen from above, x runs across (0 … width), y from
 * the back wall (0) to the front edge. The unit of length u is a thousandth of the table's width; a step is 1/120 s.
 */

/** Version of the physics. Any change of a number or of the order of contacts changes every table: change this then. */
export const PHYSICS = 'pusher-1';

/** Steps a second. */
export const STEPS_PER_SECOND = 120;

/** Every measure of the machine, tuned and measured as a whole; see tests/odds/coin-pusher.ts for what it returns. */
export const MACHINE = {
  /** Width of the table, u. */
  width: 1000,
  /** The front edge: a disc whose centre crosses it pays, u. */
  front: 720,
  /** Where the side walls end and the gutters begin, which run to the front edge, u. The knob of the return. */
  gutter: 440,
  /** Radius of every disc, u. */
  radius: 50,
  /** Front of the shelf when it is drawn back, and how far it comes forward, u. At least a disc and 20 u. */
  shelfBack: 0,
  stroke: 120,
  /** Steps of one stroke there and back, even. */
  period: 192,
  /** Steps from the hand to the table, through the pegs. */
  fall: 60,
  /** Rows of pegs; each kicks the disc `pegKick` u to the left or right. */
  pegRows: 8,
  pegKick: 50,
  /** x = 0 … 1000 is let go between `chute` and `width - chute` above the pegs, u. */
  chute: 200,
  /** Where a disc lands, u. */
  landY: 60,
  /** How much friction with the table slows a disc, u/s², and the fastest that one moves, u/s. */
  friction: 3500,
  maxSpeed: 500,
  /** Passes over the contacts in a step, the overlap that is left alone (u) and the largest shift of a pass (u). */
  passes: 12,
  slop: 0.02,
  maxShift: 5,
  /** A disc leaves the shelf when its centre is `tip` u in front of it, and then slides down `slide` u a step. */
  tip: 30,
  slide: 3,
  /** Most discs on a table (66 were the most ever seen) and most steps of a drop (328 were the longest). */
  maxDiscs: 80,
  maxSteps: 720,
} as const;

/** The front of the shelf, u, at a phase in steps: a cubic smoothstep there and back, without trigonometry. */
export function shelfAt(phase: number): number {
  const half = MACHINE.period / 2;
  const at = phase % MACHINE.period;
  const part = (at < half ? at : MACHINE.period - at) / half;
  return MACHINE.shelfBack + MACHINE.stroke * (part * part * (3 - 2 * part));
}

/** Where above the pegs a disc is let go for x = 0 … 1000, u. */
export const chuteAt = (x: number): number =>
  MACHINE.chute + ((MACHINE.width - 2 * MACHINE.chute) * x) / 1000;
