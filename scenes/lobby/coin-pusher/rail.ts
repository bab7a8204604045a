import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { addPress } from '../../parts/press.ts';
import type { FrameClock } from './frame-clock.ts';
import { RAIL as AT, railX } from './layout.ts';
import type { Disc, DiscPool } from './disc.ts';
import { FALL, RAIL, SHADOW } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** A coin on the rail that waits for its answer or for its turn to fall. */
export interface WaitingCoin {
  readonly disc: Disc;
  readonly x: number;
  /** Scene times, in ms, at which the coin appeared on the rail and began to bob. */
  readonly cameAt: number;
  readonly bobFrom: number;
  /** Scene time at which the coin stopped bobbing because its answer arrived or was lost; undefined until then. */
  stoppedAt: number | undefined;
  /** Number of coins stacked below this one at the same place. */
  level: number;
}

/** Time until a bobbing coin hangs still after its answer, in ms. */
const SETTLE_MS = 120;
/** Distance, in design pixels, below which a coin on the rail is stacked on an earlier one. */
const NEAR = 34;

/** The rail over the pegs: the pointer, the coin offered for the next drop, and the waiting coins. */
export class Rail {
  /** The pointer and its light beam, below the coins. */
  readonly view = new Container({ label: 'rail' });
  readonly shadows = new Container({ label: 'rail-shadows' });
  readonly coins = new Container({ label: 'rail-coins' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #pool: DiscPool;
  readonly #clock: FrameClock;
  readonly #pointer: Sprite;
  readonly #beam: Sprite;
  readonly #waiting: WaitingCoin[] = [];
  #aim = 500;
  #glide: Timeline | undefined;
  #press: Timeline | undefined;
  #ready: Disc | undefined;
  #readySince = -Infinity;
  #hasOffered = false;

  constructor(context: SceneContext<CoinPusherTypes>, pool: DiscPool, clock: FrameClock) {
    this.#context = context;
    this.#pool = pool;
    this.#clock = clock;
    this.#pointer = new Sprite({ texture: context.texture('pointer'), anchor: { x: 0.5, y: 0.3 } });
    this.#beam = new Sprite({ texture: context.texture('beam'), anchor: { x: 0.5, y: 0.04 }, alpha: 0 });
    this.#beam.y = AT.pointerY;
    this.#pointer.position.set(railX(this.#aim), AT.pointerY);
    this.view.addChild(this.#beam, this.#pointer);
  }

  /** Current position of the pointer on the rail, 0 … 1000. */
  get aim(): number {
    return this.#aim;
  }

  /** Moves the pointer to a place on the rail; its light beam briefly shows the way down. */
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

  /** Animates the pointer when the player presses. */
  press(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion || (this.#press && motion.isPlaying(this.#press))) return;
    const timeline = motion.timeline();
    addPress(timeline, this.#pointer.scale);
    this.#press = timeline;
    void motion.play(timeline);
  }

  /** Shows or hides the coin offered at the pointer for the next drop; it stays hidden while other coins wait. */
  offer(isOffered: boolean, picture: number): void {
    const isShown = isOffered && this.#waiting.length === 0;
    if (!isShown && this.#ready) {
      this.#pool.release(this.#ready);
      this.#ready = undefined;
    } else if (isShown && !this.#ready) {
      this.#ready = this.#pool.acquire();
      this.#ready.enter(this.coins, this.shadows);
      const { motion, settings } = this.#context;
      const arrives = this.#hasOffered && !settings.reduceMotion;
      this.#readySince = arrives ? motion.now : -Infinity;
      if (arrives) this.#clock.span(RAIL.arrive);
      this.#hasOffered = true;
    }
    this.#ready?.setKind('peso', picture);
    this.draw(this.#context.motion.now);
  }

  /** Adds a waiting coin; an offered coin at the same place becomes the waiting one. */
  wait(x: number, picture: number): WaitingCoin {
    const { motion, settings } = this.#context;
    const wasReady = this.#ready !== undefined && Math.abs(railX(x) - this.#pointer.x) < NEAR;
    if (this.#ready) this.#pool.release(this.#ready);
    this.#ready = undefined;
    const disc = this.#pool.acquire();
    disc.setKind('peso', picture);
    disc.enter(this.coins, this.shadows);
    const cameAt = wasReady || settings.reduceMotion ? -Infinity : motion.now;
    const waiting: WaitingCoin = { disc, x, cameAt, bobFrom: motion.now, stoppedAt: undefined, level: 0 };
    if (settings.reduceMotion) waiting.stoppedAt = -Infinity;
    else this.#clock.hold();
    this.#waiting.push(waiting);
    this.#stack();
    this.draw(motion.now);
    return waiting;
  }

  /**
   * Stops a coin's bobbing: it hangs still, in full colour when its answer arrived, or grey when the answer is lost.
   */
  stopBobbing(waiting: WaitingCoin, isLost: boolean): void {
    waiting.disc.sprite.tint = isLost ? RAIL.lostTint : 0xffffff;
    if (waiting.stoppedAt !== undefined) return;
    waiting.stoppedAt = this.#context.motion.now;
    this.#clock.span(SETTLE_MS);
    this.#clock.release();
  }

  /** Removes a waiting coin from the rail and returns its disc, which the caller now owns. */
  release(waiting: WaitingCoin): Disc {
    this.stopBobbing(waiting, false);
    const index = this.#waiting.indexOf(waiting);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#stack();
    this.draw(this.#context.motion.now);
    return waiting.disc;
  }

  /** Lifts a refused coin off the rail. Resolves when the coin is gone. */
  liftAway(waiting: WaitingCoin): Promise<void> {
    const { motion, settings } = this.#context;
    const { sprite, shadow } = this.release(waiting);
    const timeline = motion.timeline();
    const up = { duration: RAIL.lift, ease: 'power2.in' };
    if (!settings.reduceMotion) fromTo(timeline, sprite, { y: sprite.y }, { y: sprite.y - RAIL.liftBy }, up);
    fromTo(timeline, sprite, { alpha: 1 }, { alpha: 0 }, up);
    fromTo(timeline, shadow, { alpha: SHADOW.alpha }, { alpha: 0 }, up);
    return motion.play(timeline, () => this.#pool.release(waiting.disc));
  }

  draw(now: number): void {
    if (this.#ready) this.#place(this.#ready, this.#pointer.x, AT.y - this.#above(now - this.#readySince));
    for (let index = 0; index < this.#waiting.length; index++) {
      const waiting = this.#waiting[index];
      if (!waiting) continue;
      const { disc, x, cameAt, bobFrom, stoppedAt, level } = waiting;
      const settled = stoppedAt === undefined ? 0 : Math.min(1, (now - stoppedAt) / SETTLE_MS);
      const bob = RAIL.bob * Math.sin((2 * Math.PI * (now - bobFrom)) / RAIL.bobMs) * (1 - settled);
      this.#place(disc, railX(x), AT.y - level * AT.stack - this.#above(now - cameAt) + bob);
    }
  }

  /** Returns how far above its place a coin is drawn `since` ms after its arrival, with the easing power2.out. */
  #above(since: number): number {
    const q = Math.min(1, since / RAIL.arrive);
    return RAIL.arriveFrom * (1 - q) ** 3;
  }

  #place(disc: Disc, x: number, y: number): void {
    disc.put(x, y, SHADOW.far * 0.7, SHADOW.far);
    disc.sprite.scale.set(FALL.far);
    disc.shadow.scale.set(FALL.far);
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
