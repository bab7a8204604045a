import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import { PEGS, RAIL, toX, toY } from './layout.ts';
import { FALL } from './tuning.ts';

/** Drawn position of a falling disc. */
export interface Falling {
  x: number;
  y: number;
  scale: number;
  /** Height above what it falls on: 0 at the pegs and on the table, 1 at the top of the last hop. */
  height: number;
}

/** Returns the peg, counted from the left wall in kicks, that a disc at `x` u hits. */
const nearestKick = (x: number): number => Math.round(x / MACHINE.pegKick);

/** Returns the first row of pegs that a disc released at `x` u hits: the one with a peg under it. */
export const firstRow = (x: number): number => (nearestKick(x) % 2 === 0 ? 0 : 1);

/** Returns the height of a disc's centre, dpx, when it touches the top of a peg of that row. */
const touching = (row: number): number =>
  PEGS.top + row * PEGS.pitch - PEGS.radius - MACHINE.radius * 0.6 * FALL.far;

/** Returns the height on a hop between two heights, with a spring upwards at the start. */
const hop = (from: number, to: number, q: number): number => {
  const up = -FALL.spring * (to - from);
  return from + up * q + (to - from - up) * q * q;
};

/** Returns how many pegs a disc has hit at a progress 0..1 of its fall. */
export function pegsMet(part: number): number {
  if (part < FALL.firstPeg) return 0;
  const each = (FALL.lastPeg - FALL.firstPeg) / (MACHINE.pegRows - 1);
  return Math.min(MACHINE.pegRows, 1 + Math.floor((part - FALL.firstPeg) / each));
}

/**
 * Writes a disc's position at a progress 0..1 of its fall: from the rail it drops onto the nearest peg, springs from
 * peg to peg as drawn by the server, and leaps from the last one onto the table. `path` and `landX` in u, of the
 * drop's draw.
 */
export function fallAt(path: readonly number[], landX: number, part: number, into: Falling): void {
  const start = path[0] ?? 0;
  const row = firstRow(start);
  const met = pegsMet(part);
  // Rows of pegs alternate. A disc between two kicks that the wall turns back stays in place, so the row
  // decides.
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
