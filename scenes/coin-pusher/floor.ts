import type { Body } from '../../fair/coin-pusher/contacts.ts';
import type { Table } from '../../fair/coin-pusher/table.ts';
import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import type { Piece, PieceBox } from './piece.ts';
import { FADE, SHADOW } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Discs of two tables that lie nearer than this are the same disc at rest, u. */
const SAME = 0.01;

/** The discs on the table and their shadows. */
export class Floor {
  readonly shadows = new Container({ label: 'shadows' });
  readonly discs = new Container({ label: 'discs' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #box: PieceBox;
  readonly #pieces = new Map<number, Piece>();
  /** The pieces that a simulation moves: walked in every frame, by index, so that nothing is allocated. */
  readonly #moved: Piece[] = [];
  readonly #coming: Piece[] = [];
  readonly #going: Piece[] = [];
  #fade: Timeline | undefined;
  #progress = 1;

  constructor(context: SceneContext<CoinPusherTypes>, box: PieceBox) {
    this.#context = context;
    this.#box = box;
  }

  /** The piece of a disc, if it lies here. */
  piece(id: number): Piece | undefined {
    return this.#pieces.get(id);
  }

  /** The pieces that lie here. */
  pieces(): Iterable<Piece> {
    return this.#pieces.values();
  }

  /** Shows a table at once. */
  lay(table: Table): void {
    this.endFade();
    for (const piece of this.#pieces.values()) this.#box.give(piece);
    this.#pieces.clear();
    for (const disc of table.discs) this.#add(disc.id, disc.kind, disc.x, disc.y);
    this.#sort();
  }

  /** Fades from what is shown to a table, whatever lies the same stays. Resolves when it lies. */
  fadeTo(table: Table): Promise<void> {
    this.endFade();
    const stay = new Set<number>();
    for (const disc of table.discs) {
      const piece = this.#pieces.get(disc.id);
      if (piece?.kind !== disc.kind) continue;
      const isNear = Math.abs(piece.fromX - disc.x) < SAME && Math.abs(piece.fromY - disc.y) < SAME;
      if (!isNear) continue;
      stay.add(disc.id);
      lieAt(piece, disc.x, disc.y);
    }
    for (const [id, piece] of this.#pieces) {
      if (stay.has(id)) continue;
      this.#pieces.delete(id);
      this.#going.push(piece);
    }
    for (const disc of table.discs) {
      if (!stay.has(disc.id)) this.#coming.push(this.#add(disc.id, disc.kind, disc.x, disc.y));
    }
    this.#sort();
    this.progress = 0;
    const { motion } = this.#context;
    this.#fade = fromTo(motion.timeline(), this, { progress: 0 }, { progress: 1 }, { duration: FADE });
    return motion.play(this.#fade, () => this.#endFade());
  }

  /** Brings a running fade to its end. */
  endFade(): void {
    if (!this.#fade) return;
    this.#context.motion.stop(this.#fade);
    this.#endFade();
  }

  /** Takes a landed piece over from the hand. */
  land(piece: Piece, body: Body): void {
    piece.id = body.id;
    piece.body = body;
    this.#pieces.set(body.id, piece);
    this.#moved.push(piece);
    piece.enter(this.discs, this.shadows);
    this.#sort();
  }

  /** Hands the bodies of a new drop to their pieces. */
  follow(bodies: readonly Body[]): void {
    this.#moved.length = 0;
    for (const body of bodies) {
      const piece = this.#pieces.get(body.id);
      if (!piece) continue;
      piece.body = body;
      this.#moved.push(piece);
    }
  }

  /** Before a step: where everything is now. */
  mark(): void {
    for (let index = 0; index < this.#moved.length; index++) {
      const piece = this.#moved[index];
      if (!piece?.body) continue;
      const { x, y } = piece.body;
      if (piece.fromX !== x || piece.fromY !== y) piece.isStill = false;
      piece.fromX = x;
      piece.fromY = y;
    }
  }

  /** A disc has left the table: its piece is the caller's now. */
  release(id: number): Piece | undefined {
    const piece = this.#pieces.get(id);
    if (!piece) return undefined;
    this.#pieces.delete(id);
    const index = this.#moved.indexOf(piece);
    if (index >= 0) this.#moved.splice(index, 1);
    return piece;
  }

  /** Draws between the last two steps, `part` 0..1 of the way. */
  draw(part: number): void {
    for (let index = 0; index < this.#moved.length; index++) {
      const piece = this.#moved[index];
      const body = piece?.body;
      if (!body) continue;
      const isStill = body.x === piece.fromX && body.y === piece.fromY;
      if (isStill && piece.isStill) continue;
      piece.isStill = isStill;
      piece.lie(piece.fromX + (body.x - piece.fromX) * part, piece.fromY + (body.y - piece.fromY) * part);
    }
  }

  /** The simulation is left as it is drawn, `part` of the way between its last two steps. */
  freeze(part: number): void {
    this.draw(part);
    for (const piece of this.#moved) {
      const { body, fromX, fromY } = piece;
      if (!body) continue;
      piece.fromX = fromX + (body.x - fromX) * part;
      piece.fromY = fromY + (body.y - fromY) * part;
      piece.body = undefined;
    }
    this.#moved.length = 0;
  }

  /** All is still: every disc lies exactly where the simulation left it. */
  settle(): void {
    this.mark();
    this.draw(1);
    for (const piece of this.#moved) piece.body = undefined;
    this.#moved.length = 0;
  }

  /** 0 = what was, 1 = what comes. */
  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
    // What comes covers what goes before that fades: discs that moved a little never look thin.
    for (const piece of this.#coming) setAlpha(piece, Math.min(1, 2 * progress));
    for (const piece of this.#going) setAlpha(piece, Math.min(1, 2 - 2 * progress));
  }

  #add(id: number, kind: Table['discs'][number]['kind'], x: number, y: number): Piece {
    const piece = this.#box.take();
    piece.id = id;
    piece.dress(kind, id);
    piece.enter(this.discs, this.shadows);
    lieAt(piece, x, y);
    this.#pieces.set(id, piece);
    return piece;
  }

  #endFade(): void {
    this.progress = 1;
    this.#fade = undefined;
    for (const piece of this.#going) this.#box.give(piece);
    this.#going.length = 0;
    this.#coming.length = 0;
  }

  /** Nearer discs over further ones: their sides show below them. */
  #sort(): void {
    // By where they are, not by where they were drawn last: that hangs on the frames.
    for (const { sprite, body, fromY } of this.#pieces.values()) sprite.zIndex = body?.y ?? fromY;
  }
}

function lieAt(piece: Piece, x: number, y: number): void {
  piece.fromX = x;
  piece.fromY = y;
  piece.lie(x, y);
}

function setAlpha({ sprite, shadow }: Piece, alpha: number): void {
  sprite.alpha = alpha;
  shadow.alpha = alpha * SHADOW.alpha;
}
