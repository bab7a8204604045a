import type { FairStream } from '../random.ts';
import { MACHINE, chuteAt } from './machine.ts';
import type { PieceKind } from './table.ts';

/**
 * Special pieces (docs/product-rules.md, Coin pusher), which replace the dropped peso this often per ten thousand
 * drops.
 */
export const SPECIALS = [
  { kind: 'tenPesos', per10000: 40 },
  { kind: 'diamonds', per10000: 40 },
  { kind: 'scratchCard', per10000: 66 },
] as const satisfies readonly { kind: PieceKind; per10000: number }[];

/** All random values of a drop; the rest is mechanics. */
export interface DropDraw {
  /** Phase of the shelf at release, steps. */
  readonly phase: number;
  /** The disc's x at release and after each row of pegs, u: `pegRows + 1` numbers. */
  readonly path: readonly number[];
  /** Where it lands, u. */
  readonly landX: number;
  readonly kind: PieceKind;
}

/** Draws the random values for a disc released at x = 0 … 1000: phase, a bit per peg, the bounce, the kind. */
export function drawDrop(x: number, stream: Pick<FairStream, 'below'>): DropDraw {
  if (!Number.isInteger(x) || x < 0 || x > 1000) throw new RangeError(`no place ${x} on the rail`);
  const low = MACHINE.radius;
  const high = MACHINE.width - MACHINE.radius;
  const phase = stream.below(MACHINE.period);
  let at = chuteAt(x);
  const path = [at];
  for (let row = 0; row < MACHINE.pegRows; row++) {
    at += stream.below(2) === 1 ? MACHINE.pegKick : -MACHINE.pegKick;
    if (at < low) at = 2 * low - at;
    if (at > high) at = 2 * high - at;
    path.push(at);
  }
  at += (stream.below(1024) - 511.5) / 16;
  const landX = at < low ? low : at > high ? high : at;
  let ticket = stream.below(10_000);
  let kind: PieceKind = 'peso';
  for (const special of SPECIALS) {
    if (ticket >= 0 && ticket < special.per10000) kind = special.kind;
    ticket -= special.per10000;
  }
  return { phase, path, landX, kind };
}
