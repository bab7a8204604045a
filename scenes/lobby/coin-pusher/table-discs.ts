import type { DiscBody } from '../../../fair/coin-pusher/contacts.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { Disc, DiscPool } from './disc.ts';
import { FADE, SHADOW } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Distance, in table units, below which discs of two tables count as the same disc at rest. */
const SAME = 0.01;

/** The discs on the table, with their shadows. */
export class TableDiscs {
  readonly shadowLayer = new Container({ label: 'shadows' });
  readonly discLayer = new Container({ label: 'discs' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #pool: DiscPool;
  readonly #discs = new Map<number, Disc>();
  /** Discs that follow a simulated body, in an array: every frame loops over it by index and allocates nothing. */
  readonly #moved: Disc[] = [];
  readonly #fadingIn: Disc[] = [];
  readonly #fadingOut: Disc[] = [];
  #fade: Timeline | undefined;
  #progress = 1;

  constructor(context: SceneContext<CoinPusherTypes>, pool: DiscPool) {
    this.#context = context;
    this.#pool = pool;
  }

  /** Returns the disc with an id, or undefined if it is not on the table. */
  find(id: number): Disc | undefined {
    return this.#discs.get(id);
  }

  /** Returns all discs on the table. */
  all(): Iterable<Disc> {
    return this.#discs.values();
  }

  /** Shows a table immediately, without a fade. */
  show(table: DiscTable): void {
    this.endFade();
    for (const disc of this.#discs.values()) this.#pool.release(disc);
    this.#discs.clear();
    for (const placed of table.discs) this.#add(placed.id, placed.kind, placed.x, placed.y);
    this.#sort();
  }

  /** Fades to a table; discs at the same place in both stay visible. Resolves when the fade has ended. */
  fadeTo(table: DiscTable): Promise<void> {
    this.endFade();
    const stay = new Set<number>();
    for (const placed of table.discs) {
      const disc = this.#discs.get(placed.id);
      if (disc?.kind !== placed.kind) continue;
      const isNear = Math.abs(disc.fromX - placed.x) < SAME && Math.abs(disc.fromY - placed.y) < SAME;
      if (!isNear) continue;
      stay.add(placed.id);
      lieAt(disc, placed.x, placed.y);
    }
    for (const [id, disc] of this.#discs) {
      if (stay.has(id)) continue;
      this.#discs.delete(id);
      this.#fadingOut.push(disc);
    }
    for (const placed of table.discs) {
      if (!stay.has(placed.id)) this.#fadingIn.push(this.#add(placed.id, placed.kind, placed.x, placed.y));
    }
    this.#sort();
    this.progress = 0;
    const { motion } = this.#context;
    this.#fade = fromTo(motion.timeline(), this, { progress: 0 }, { progress: 1 }, { duration: FADE });
    return motion.play(this.#fade, () => this.#endFade());
  }

  /** Completes a running fade immediately. */
  endFade(): void {
    if (!this.#fade) return;
    this.#context.motion.stop(this.#fade);
    this.#endFade();
  }

  /** Adds a disc that has landed; from now on it follows `body`. */
  land(disc: Disc, body: DiscBody): void {
    disc.id = body.id;
    disc.body = body;
    this.#discs.set(body.id, disc);
    this.#moved.push(disc);
    disc.enter(this.discLayer, this.shadowLayer);
    this.#sort();
  }

  /** Makes the discs on the table follow the bodies of a new drop. */
  follow(bodies: readonly DiscBody[]): void {
    this.#moved.length = 0;
    for (const body of bodies) {
      const disc = this.#discs.get(body.id);
      if (!disc) continue;
      disc.body = body;
      this.#moved.push(disc);
    }
  }

  /** Stores all positions before a simulation step, for interpolation. */
  mark(): void {
    for (let index = 0; index < this.#moved.length; index++) {
      const disc = this.#moved[index];
      if (!disc?.body) continue;
      const { x, y } = disc.body;
      if (disc.fromX !== x || disc.fromY !== y) disc.isStill = false;
      disc.fromX = x;
      disc.fromY = y;
    }
  }

  /** Removes a disc that has left the table and returns it; the caller now owns it. */
  release(id: number): Disc | undefined {
    const disc = this.#discs.get(id);
    if (!disc) return undefined;
    this.#discs.delete(id);
    const index = this.#moved.indexOf(disc);
    if (index >= 0) this.#moved.splice(index, 1);
    return disc;
  }

  /** Draws all discs between the last two simulation steps; `part` is 0..1. */
  draw(part: number): void {
    for (let index = 0; index < this.#moved.length; index++) {
      const disc = this.#moved[index];
      const body = disc?.body;
      if (!body) continue;
      const isStill = body.x === disc.fromX && body.y === disc.fromY;
      if (isStill && disc.isStill) continue;
      disc.isStill = isStill;
      disc.lie(disc.fromX + (body.x - disc.fromX) * part, disc.fromY + (body.y - disc.fromY) * part);
    }
  }

  /**
   * Stops the simulation and leaves every disc where it is drawn, `part` (0..1) of the way between the last two steps.
   */
  freeze(part: number): void {
    this.draw(part);
    for (const disc of this.#moved) {
      const { body, fromX, fromY } = disc;
      if (!body) continue;
      disc.fromX = fromX + (body.x - fromX) * part;
      disc.fromY = fromY + (body.y - fromY) * part;
      disc.body = undefined;
    }
    this.#moved.length = 0;
  }

  /** Ends the simulation; every disc stays exactly where the simulation left it. */
  settle(): void {
    this.mark();
    this.draw(1);
    for (const disc of this.#moved) disc.body = undefined;
    this.#moved.length = 0;
  }

  /** Progress of the fade, 0..1: 0 shows the old table, 1 the new one. */
  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
    // New discs fade in before the old ones fade out, so that a disc that moved slightly never looks transparent.
    for (const disc of this.#fadingIn) setAlpha(disc, Math.min(1, 2 * progress));
    for (const disc of this.#fadingOut) setAlpha(disc, Math.min(1, 2 - 2 * progress));
  }

  #add(id: number, kind: DiscTable['discs'][number]['kind'], x: number, y: number): Disc {
    const disc = this.#pool.acquire();
    disc.id = id;
    disc.setKind(kind, id);
    disc.enter(this.discLayer, this.shadowLayer);
    lieAt(disc, x, y);
    this.#discs.set(id, disc);
    return disc;
  }

  #endFade(): void {
    this.progress = 1;
    this.#fade = undefined;
    for (const disc of this.#fadingOut) this.#pool.release(disc);
    this.#fadingOut.length = 0;
    this.#fadingIn.length = 0;
  }

  /** Draws discs nearer to the player over those behind them, because the side of a disc shows below its face. */
  #sort(): void {
    // Sorts by simulated positions: drawn positions depend on the frame rate.
    for (const { sprite, body, fromY } of this.#discs.values()) sprite.zIndex = body?.y ?? fromY;
  }
}

function lieAt(disc: Disc, x: number, y: number): void {
  disc.fromX = x;
  disc.fromY = y;
  disc.lie(x, y);
}

function setAlpha({ sprite, shadow }: Disc, alpha: number): void {
  sprite.alpha = alpha;
  shadow.alpha = alpha * SHADOW.alpha;
}
