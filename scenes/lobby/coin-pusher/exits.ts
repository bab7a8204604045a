import type { Exit } from '../../../fair/coin-pusher/drop.ts';
import { Container } from '../../engine/pixi.ts';
import { toX, toY } from './layout.ts';
import type { Disc, DiscPool } from './disc.ts';
import { EXIT, exitMs, SHADOW } from './tuning.ts';

/** A disc that has left the table and is still drawn. */
interface ExitingDisc {
  disc: Disc;
  out: Exit['out'];
  /** Scene time at which the disc is drawn crossing the edge, one step after the simulation moved it off the table. */
  start: number;
  step: number;
  /** Point where the disc crossed the edge, in table units, and the point it moves to, in design pixels. */
  x: number;
  y: number;
  toX: number;
  toY: number;
}

const sine = (q: number): number => (1 - Math.cos(Math.PI * Math.min(1, q))) / 2;

/** Discs leaving the table: over the front edge they tip and fall, into the gutters they sink. */
export class Exits {
  /** Layer of discs in the gutters, below the table; discs over the front edge are drawn in front of everything. */
  readonly sunk = new Container({ label: 'sunk' });
  readonly over = new Container({ label: 'over' });
  readonly #shadows = new Container();
  readonly #overDiscs = new Container();
  readonly #sunkDiscs = new Container();
  readonly #pool: DiscPool;
  readonly #exiting: ExitingDisc[] = [];

  constructor(pool: DiscPool) {
    this.#pool = pool;
    this.sunk.addChild(this.#sunkDiscs);
    this.over.addChild(this.#shadows, this.#overDiscs);
  }

  /**
   * Adds a disc that crosses an edge `step` ms after `now`; until then it is drawn approaching the edge. Its target is
   * in design pixels.
   */
  add(
    disc: Disc,
    exit: Exit,
    now: number,
    step: number,
    to: { readonly x: number; readonly y: number },
  ): void {
    const discs = exit.out === 'front' ? this.#overDiscs : this.#sunkDiscs;
    disc.enter(discs, exit.out === 'front' ? this.#shadows : this.#sunkDiscs);
    if (exit.out !== 'front') disc.shadow.alpha = 0;
    const { out, x, y } = exit;
    this.#exiting.push({ disc, out, start: now + step, step, x, y, toX: to.x, toY: to.y });
    disc.lie(disc.fromX, disc.fromY);
  }

  /** Number of discs that are falling towards the tray. */
  get falling(): number {
    let count = 0;
    for (const { out } of this.#exiting) if (out === 'front') count += 1;
    return count;
  }

  /** Removes all leaving discs immediately. */
  clear(): void {
    for (const { disc } of this.#exiting) this.#pool.release(disc);
    this.#exiting.length = 0;
  }

  draw(now: number): void {
    for (let index = this.#exiting.length - 1; index >= 0; index--) {
      const exiting = this.#exiting[index];
      if (!exiting) continue;
      const q = (now - exiting.start) / exitMs(exiting.out);
      if (q >= 1) {
        this.#exiting.splice(index, 1);
        this.#pool.release(exiting.disc);
      } else if (q < 0) {
        const { disc, x, y } = exiting;
        const part = 1 + (now - exiting.start) / exiting.step;
        disc.lie(disc.fromX + (x - disc.fromX) * part, disc.fromY + (y - disc.fromY) * part);
      } else if (exiting.out === 'front') drawFront(exiting, q);
      else drawGutter(exiting, q);
    }
  }
}

/** Draws a disc tipping over the front edge and falling, with the easing power2.in. */
function drawFront({ disc, x, y, toX: endX, toY: endY }: ExitingDisc, q: number): void {
  const { sprite, shadow } = disc;
  const way = q * q * q;
  const startX = toX(x);
  const startY = toY(y);
  disc.put(
    startX + (endX - startX) * q * q,
    startY + (endY - startY) * way + 26 * sine(q / EXIT.tipFor) * (1 - way),
    SHADOW.x,
    SHADOW.y + 40 * q,
  );
  const size = 1 + (EXIT.frontScale - 1) * q;
  sprite.scale.set(size, size * (1 + (EXIT.frontTip - 1) * sine(q / EXIT.tipFor)));
  shadow.alpha = SHADOW.alpha * Math.max(0, 1 - 2 * q);
}

/** Draws a disc sliding off the side of the table down into the dark gutter, with the easing power1.in. */
function drawGutter({ disc, x, y, toX: endX, toY: endY }: ExitingDisc, q: number): void {
  const { sprite } = disc;
  const way = q * q;
  const startX = toX(x);
  const startY = toY(y);
  disc.put(startX + (endX - startX) * way, startY + (endY - startY) * way, 0, 0);
  sprite.scale.set(1 + (EXIT.gutterScale - 1) * way);
  sprite.tint = dimmed(way);
  sprite.alpha = Math.min(1, (1 - q) * 2.2);
}

const channel = (shift: number, share: number): number =>
  Math.round(255 + (((EXIT.gutterTint >> shift) & 0xff) - 255) * share) << shift;

const dimmed = (share: number): number => channel(16, share) | channel(8, share) | channel(0, share);
