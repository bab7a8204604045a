import type { FairStream } from '../random.ts';
import { MACHINE, chuteAt } from './machine.ts';
import type { PieceKind } from './table.ts';

/**
 * Special pieces (docs/product-rules.md, Coin pusher), each with the number of drops out of ten thousand in which it
 * replaces the dropped peso.
 */
export const SPECIALS = [
  { kind: 'tenPesos', per10000: 40 },
  { kind: 'diamonds', per10000: 40 },
  { kind: 'scratchCard', per10000: 66 },
] as const satisfies readonly { kind: PieceKind; per10000: number }[];

/** All random values of a drop; everything else is mechanics. */
export interface DropDraw {
  /** Phase of the shelf when the disc is released, in steps. */
  readonly phase: number;
  /** The disc's x at release and after each row of pegs, in thousandths of the table width: `pegRows + 1` numbers. */
  readonly path: readonly number[];
  /** x at which the disc lands, in thousandths of the table width. */
  readonly landX: number;
  readonly kind: PieceKind;
}

/**
 * Draws the random values for a disc released at the position x on the rail, 0 to 1000: the shelf's phase, one bit per
 * row of pegs, the bounce, and the disc's kind.
 */
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
