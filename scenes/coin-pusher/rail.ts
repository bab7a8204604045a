import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container, Sprite } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import type { Clock } from './clock.ts';
import { RAIL as AT, railX } from './layout.ts';
import type { Piece, PieceBox } from './piece.ts';
import { FALL, PRESS, RAIL, SHADOW } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** A coin that waits on the rail for its answer or its turn. */
export interface Waiting {
  readonly piece: Piece;
  readonly x: number;
  /** When it came to the rail and when it began to bob, scene ms. */
  readonly cameAt: number;
  readonly bobFrom: number;
  /** When it ceased to bob: its answer is there, or did not come. */
  stillFrom: number | undefined;
  /** How many coins lie below it at its place. */
  level: number;
}

/** How long a bobbing coin takes to hang still, ms. */
const CALM = 120;
/** Coins nearer than this on the rail lie on each other, dpx. */
const NEAR = 34;

/** The rail over the pegs: pointer, the coin that lies ready, and those that wait. */
export class Rail {
  /** Light and pointer, below the coins. */
  readonly view = new Container({ label: 'rail' });
  readonly shadows = new Container({ label: 'rail-shadows' });
  readonly coins = new Container({ label: 'rail-coins' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #box: PieceBox;
  readonly #clock: Clock;
  readonly #pointer: Sprite;
  readonly #beam: Sprite;
  readonly #waiting: Waiting[] = [];
  #aim = 500;
  #glide: Timeline | undefined;
  #press: Timeline | undefined;
  #ready: Piece | undefined;
  #readySince = -Infinity;
  #hasOffered = false;

  constructor(context: SceneContext<CoinPusherTypes>, box: PieceBox, clock: Clock) {
    this.#context = context;
    this.#box = box;
    this.#clock = clock;
    this.#pointer = new Sprite({ texture: context.texture('pointer'), anchor: { x: 0.5, y: 0.3 } });
    this.#beam = new Sprite({ texture: context.texture('beam'), anchor: { x: 0.5, y: 0.04 }, alpha: 0 });
    this.#beam.y = AT.pointerY;
    this.#pointer.position.set(railX(this.#aim), AT.pointerY);
    this.view.addChild(this.#beam, this.#pointer);
  }

  /** Where the pointer is aimed, 0 … 1000. */
  get aim(): number {
    return this.#aim;
  }

  /** The pointer glides to a place; its light shows the way down for a moment. */
  glideTo(aim: number, isAtOnce = false): void {
    if (aim === this.#aim) return;
    this.#aim = aim;
    const { motion, settings } = this.#context;
    if (this.#glide) motion.stop(this.#glide);
    this.#glide = undefined;
    const to = railX(aim);
    if (settings.reduceMotion || isAtOnce) {
      this.pointerX = to;
      return;
    }
    const timeline = motion.timeline();
    const from = { pointerX: this.#pointer.x };
    fromTo(timeline, this, from, { pointerX: to }, { duration: RAIL.glide, ease: 'power2.out' });
    const { beamIn, beamHold, beamOut, beamAlpha } = RAIL;
    fromTo(timeline, this.#beam, { alpha: this.#beam.alpha }, { alpha: beamAlpha }, { duration: beamIn });
    fromTo(
      timeline,
      this.#beam,
      { alpha: beamAlpha },
      { alpha: 0 },
      { at: beamIn + beamHold, duration: beamOut },
    );
    this.#glide = timeline;
    void motion.play(timeline);
  }

  get pointerX(): number {
    return this.#pointer.x;
  }

  set pointerX(x: number) {
    this.#pointer.x = x;
    this.#beam.x = x;
    if (this.#ready) this.#place(this.#ready, x, AT.y);
  }

  /** `press` of design/motion section 0, on the pointer. */
  press(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion || (this.#press && motion.isPlaying(this.#press))) return;
    const { down, up, scale } = PRESS;
    const timeline = motion.timeline();
    const small = { x: scale, y: scale };
    const full = { x: 1, y: 1 };
    fromTo(timeline, this.#pointer.scale, full, small, { duration: down, ease: 'power2.out' });
    fromTo(timeline, this.#pointer.scale, small, full, { at: down, duration: up, ease: 'back.out(3)' });
    this.#press = timeline;
    void motion.play(timeline);
  }

  /** Shows or hides the coin that lies ready at the pointer; it is hidden while others wait. */
  offer(isOffered: boolean, picture: number): void {
    const isShown = isOffered && this.#waiting.length === 0;
    if (!isShown && this.#ready) {
      this.#box.give(this.#ready);
      this.#ready = undefined;
    } else if (isShown && !this.#ready) {
      this.#ready = this.#box.take();
      this.#ready.enter(this.coins, this.shadows);
      const { motion, settings } = this.#context;
      const arrives = this.#hasOffered && !settings.reduceMotion;
      this.#readySince = arrives ? motion.now : -Infinity;
      if (arrives) this.#clock.span(RAIL.arrive);
      this.#hasOffered = true;
    }
    this.#ready?.dress('peso', picture);
    this.draw(this.#context.motion.now);
  }

  /** A coin waits from now on; the one that lay ready at the same place becomes it. */
  wait(x: number, picture: number): Waiting {
    const { motion, settings } = this.#context;
    const wasReady = this.#ready !== undefined && Math.abs(railX(x) - this.#pointer.x) < NEAR;
    if (this.#ready) this.#box.give(this.#ready);
    this.#ready = undefined;
    const piece = this.#box.take();
    piece.dress('peso', picture);
    piece.enter(this.coins, this.shadows);
    const cameAt = wasReady || settings.reduceMotion ? -Infinity : motion.now;
    const waiting: Waiting = { piece, x, cameAt, bobFrom: motion.now, stillFrom: undefined, level: 0 };
    if (settings.reduceMotion) waiting.stillFrom = -Infinity;
    else this.#clock.hold();
    this.#waiting.push(waiting);
    this.#stack();
    this.draw(motion.now);
    return waiting;
  }

  /** Its answer is there, or none came: it hangs still, in full light or grey. */
  still(waiting: Waiting, isLost: boolean): void {
    waiting.piece.sprite.tint = isLost ? RAIL.lostTint : 0xffffff;
    if (waiting.stillFrom !== undefined) return;
    waiting.stillFrom = this.#context.motion.now;
    this.#clock.span(CALM);
    this.#clock.release();
  }

  /** It leaves the rail; the piece is the caller's. */
  release(waiting: Waiting): Piece {
    this.still(waiting, false);
    const index = this.#waiting.indexOf(waiting);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#stack();
    this.draw(this.#context.motion.now);
    return waiting.piece;
  }

  /** A refused coin is lifted away. Resolves when it is gone. */
  lift(waiting: Waiting): Promise<void> {
    const { motion, settings } = this.#context;
    const { sprite, shadow } = this.release(waiting);
    const timeline = motion.timeline();
    const up = { duration: RAIL.lift, ease: 'power2.in' };
    if (!settings.reduceMotion) fromTo(timeline, sprite, { y: sprite.y }, { y: sprite.y - RAIL.liftBy }, up);
    fromTo(timeline, sprite, { alpha: 1 }, { alpha: 0 }, up);
    fromTo(timeline, shadow, { alpha: SHADOW.alpha }, { alpha: 0 }, up);
    return motion.play(timeline, () => this.#box.give(waiting.piece));
  }

  draw(now: number): void {
    if (this.#ready) this.#place(this.#ready, this.#pointer.x, AT.y - this.#above(now - this.#readySince));
    for (let index = 0; index < this.#waiting.length; index++) {
      const waiting = this.#waiting[index];
      if (!waiting) continue;
      const { piece, x, cameAt, bobFrom, stillFrom, level } = waiting;
      const calm = stillFrom === undefined ? 0 : Math.min(1, (now - stillFrom) / CALM);
      const bob = RAIL.bob * Math.sin((2 * Math.PI * (now - bobFrom)) / RAIL.bobMs) * (1 - calm);
      this.#place(piece, railX(x), AT.y - level * AT.stack - this.#above(now - cameAt) + bob);
    }
  }

  /** How far above its place a coin still is that came so long ago: power2.out. */
  #above(since: number): number {
    const q = Math.min(1, since / RAIL.arrive);
    return RAIL.arriveFrom * (1 - q) ** 3;
  }

  #place(piece: Piece, x: number, y: number): void {
    piece.put(x, y, SHADOW.far * 0.7, SHADOW.far);
    piece.sprite.scale.set(FALL.far);
    piece.shadow.scale.set(FALL.far);
  }

  #stack(): void {
    for (const [index, waiting] of this.#waiting.entries()) {
      const x = railX(waiting.x);
      waiting.level = this.#waiting
        .slice(0, index)
        .filter((below) => Math.abs(railX(below.x) - x) < NEAR).length;
    }
  }
}
