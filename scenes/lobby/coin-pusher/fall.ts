import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import { PEGS, RAIL, toX, toY } from './layout.ts';
import { FALL } from './tuning.ts';

/** Position, size and height at which a falling disc is drawn. */
export interface Falling {
  x: number;
  y: number;
  scale: number;
  /**
   * Height above the ground, which sets the shadow's distance: 0 at the pegs and on the table, 1 at the top of the last
   * hop.
   */
  height: number;
}

/**
 * Returns the peg position nearest to `x` (table units), as a multiple of `pegKick`, the sideways step of a disc at a
 * peg.
 */
const nearestKick = (x: number): number => Math.round(x / MACHINE.pegKick);

/**
 * Returns the row of pegs, 0 or 1, that a disc released at `x` (table units) hits first: the one with a peg under it.
 */
export const firstRow = (x: number): number => (nearestKick(x) % 2 === 0 ? 0 : 1);

/**
 * Returns the vertical position of a disc's centre, in design pixels, when the disc touches the top of a peg in a row.
 */
const touching = (row: number): number =>
  PEGS.top + row * PEGS.pitch - PEGS.radius - MACHINE.radius * 0.6 * FALL.far;

/** Returns the vertical position at progress `q` of a hop between two positions; the disc first springs upwards. */
const hop = (from: number, to: number, q: number): number => {
  const up = -FALL.spring * (to - from);
  return from + up * q + (to - from - up) * q * q;
};

/** Returns the number of pegs that a disc has hit at a progress 0..1 of its fall. */
export function pegsMet(part: number): number {
  if (part < FALL.firstPeg) return 0;
  const each = (FALL.lastPeg - FALL.firstPeg) / (MACHINE.pegRows - 1);
  return Math.min(MACHINE.pegRows, 1 + Math.floor((part - FALL.firstPeg) / each));
}

/**
 * Writes a disc's position at a progress 0..1 of its fall into `into`. The disc drops from the rail onto the nearest
 * peg, springs along the server's `path`, and hops from the last peg to `landX` on the table. `path` and `landX` are in
 * table units.
 */
export function fallAt(path: readonly number[], landX: number, part: number, into: Falling): void {
  const start = path[0] ?? 0;
  const row = firstRow(start);
  const met = pegsMet(part);
  // Odd rows of pegs are shifted sideways by one `pegKick`. A wall can leave a disc between two pegs; the row then
  // decides which peg the disc hits.
  const pegX = (index: number): number => {
    const parity = (nearestKick(start) + index) % 2;
    const kicks = (path[index] ?? start) / MACHINE.pegKick;
    return (2 * Math.round((kicks - parity) / 2) + parity) * MACHINE.pegKick;
  };
  if (met === 0) {
    const q = part / FALL.firstPeg;
    into.x = toX(start + (pegX(0) - start) * q);
    into.y = RAIL.y + (touching(row) - RAIL.y) * q * q;
    into.scale = FALL.far;
    into.height = 0;
    return;
  }
  const each = (FALL.lastPeg - FALL.firstPeg) / (MACHINE.pegRows - 1);
  const since = part - FALL.firstPeg - (met - 1) * each;
  const from = touching(row + met - 1);
  if (met < MACHINE.pegRows) {
    const q = since / each;
    into.x = toX(pegX(met - 1) + (pegX(met) - pegX(met - 1)) * q);
    into.y = hop(from, touching(row + met), q);
    into.scale = FALL.far;
    into.height = 0;
    return;
  }
  const q = Math.min(1, since / (1 - FALL.lastPeg));
  into.x = toX(pegX(MACHINE.pegRows - 1) + (landX - pegX(MACHINE.pegRows - 1)) * q);
  into.y = hop(from, toY(MACHINE.landY), q);
  const arc = 4 * q * (1 - q);
  into.scale = FALL.far + (1 - FALL.far) * q + (FALL.near - 1) * arc;
  into.height = arc;
}
