import type { Exit } from '../../fair/coin-pusher/drop.ts';
import { Container } from '../engine/pixi.ts';
import { toX, toY } from './layout.ts';
import type { Piece, PieceBox } from './piece.ts';
import { EXIT, SHADOW } from './tuning.ts';

/** A disc that has left the table and is still seen. */
interface Leaver {
  piece: Piece;
  out: Exit['out'];
  /** The instant at which it crosses the edge on the screen; a step earlier it was on the table. */
  start: number;
  step: number;
  /** Where it crossed, u, and where it goes, dpx. */
  x: number;
  y: number;
  toX: number;
  toY: number;
}

const sine = (q: number): number => (1 - Math.cos(Math.PI * Math.min(1, q))) / 2;

/** Discs on their way over the front edge, where they tip, and into the gutters, where they sink. */
export class Leaving {
  /** Gutter discs sink below the table; front discs fall before everything. */
  readonly sunk = new Container({ label: 'sunk' });
  readonly over = new Container({ label: 'over' });
  readonly #shadows = new Container();
  readonly #overDiscs = new Container();
  readonly #sunkDiscs = new Container();
  readonly #box: PieceBox;
  readonly #leavers: Leaver[] = [];

  constructor(box: PieceBox) {
    this.#box = box;
    this.sunk.addChild(this.#sunkDiscs);
    this.over.addChild(this.#shadows, this.#overDiscs);
  }

  /** How long a disc is seen after it has crossed, ms. */
  static ms(out: Exit['out']): number {
    return out === 'front' ? EXIT.front : EXIT.gutter;
  }

  /** A disc crosses an edge `step` ms from `now`, until which it is drawn on its last way; it goes to a point in dpx. */
  add(
    piece: Piece,
    exit: Exit,
    now: number,
    step: number,
    to: { readonly x: number; readonly y: number },
  ): void {
    const discs = exit.out === 'front' ? this.#overDiscs : this.#sunkDiscs;
    piece.enter(discs, exit.out === 'front' ? this.#shadows : this.#sunkDiscs);
    if (exit.out !== 'front') piece.shadow.alpha = 0;
    const { out, x, y } = exit;
    this.#leavers.push({ piece, out, start: now + step, step, x, y, toX: to.x, toY: to.y });
    piece.lie(piece.fromX, piece.fromY);
  }

  /** Discs on their way to the tray. */
  get falling(): number {
    let count = 0;
    for (const { out } of this.#leavers) if (out === 'front') count += 1;
    return count;
  }

  /** All are gone at once. */
  clear(): void {
    for (const { piece } of this.#leavers) this.#box.give(piece);
    this.#leavers.length = 0;
  }

  draw(now: number): void {
    for (let index = this.#leavers.length - 1; index >= 0; index--) {
      const leaver = this.#leavers[index];
      if (!leaver) continue;
      const q = (now - leaver.start) / Leaving.ms(leaver.out);
      if (q >= 1) {
        this.#leavers.splice(index, 1);
        this.#box.give(leaver.piece);
      } else if (q < 0) {
        const { piece, x, y } = leaver;
        const part = 1 + (now - leaver.start) / leaver.step;
        piece.lie(piece.fromX + (x - piece.fromX) * part, piece.fromY + (y - piece.fromY) * part);
      } else if (leaver.out === 'front') drawFront(leaver, q);
      else drawGutter(leaver, q);
    }
  }
}

/** Tips over the edge and falls, power2.in. */
function drawFront({ piece, x, y, toX: endX, toY: endY }: Leaver, q: number): void {
  const { sprite, shadow } = piece;
  const way = q * q * q;
  const startX = toX(x);
  const startY = toY(y);
  piece.put(
    startX + (endX - startX) * q * q,
    startY + (endY - startY) * way + 26 * sine(q / EXIT.tipFor) * (1 - way),
    SHADOW.x,
    SHADOW.y + 40 * q,
  );
  const size = 1 + (EXIT.frontScale - 1) * q;
  sprite.scale.set(size, size * (1 + (EXIT.frontTip - 1) * sine(q / EXIT.tipFor)));
  shadow.alpha = SHADOW.alpha * Math.max(0, 1 - 2 * q);
}

/** Slides out and down into the dark, power1.in: quick and plain. */
function drawGutter({ piece, x, y, toX: endX, toY: endY }: Leaver, q: number): void {
  const { sprite } = piece;
  const way = q * q;
  const startX = toX(x);
  const startY = toY(y);
  piece.put(startX + (endX - startX) * way, startY + (endY - startY) * way, 0, 0);
  sprite.scale.set(1 + (EXIT.gutterScale - 1) * way);
  sprite.tint = dimmed(way);
  sprite.alpha = Math.min(1, (1 - q) * 2.2);
}

const channel = (shift: number, share: number): number =>
  Math.round(255 + (((EXIT.gutterTint >> shift) & 0xff) - 255) * share) << shift;

const dimmed = (share: number): number => channel(16, share) | channel(8, share) | channel(0, share);
