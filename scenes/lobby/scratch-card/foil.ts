import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { Cover } from './cover.ts';
import { Crumbs } from './crumbs.ts';
import { ScratchFeedback } from './scratch-feedback.ts';
import { BrushStroke } from './brush-stroke.ts';
import { LAYOUT, OPEN, WIPE } from './tuning.ts';
import type { Point, ScratchCardTypes } from './types.ts';

/** Callbacks of the foil. */
export interface FoilEvents {
  /** Called when enough of the foil over a tile is rubbed off for the first time; `isByHand` if the player did it. */
  opened(place: number, isByHand: boolean): void;
  /** Called when another tenth of the foil is rubbed off; `part` is the share, 0..1. */
  scratched(part: number): void;
  /** Called when so much is rubbed off that the rest may be wiped automatically. */
  enough(): void;
}

const FACES = 9;

/** Returns whether a point lies on the foil. */
export function isOnFoil(x: number, y: number): boolean {
  const { cover, foil } = LAYOUT;
  const inside = (at: number, start: number): boolean => at - start >= foil.from && at - start <= foil.to;
  return inside(x, cover.x) && inside(y, cover.y);
}

/**
 * The foil under a pointer: erases it, reports the tiles that this opens, and wipes the rest. Points in design pixels.
 */
export class Foil {
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #events: FoilEvents;
  readonly #cover: Cover;
  readonly #crumbs: Crumbs;
  readonly #feedback: ScratchFeedback;
  readonly #stroke: BrushStroke;
  readonly #opened = new Uint8Array(FACES);
  #tenths = 0;
  #wiping: Timeline | undefined;

  constructor(context: SceneContext<ScratchCardTypes>, events: FoilEvents) {
    this.#context = context;
    this.#events = events;
    this.#cover = new Cover(context);
    this.#crumbs = new Crumbs(context);
    this.#feedback = new ScratchFeedback(context, this.#crumbs);
    this.#stroke = new BrushStroke((x, y) => this.#cover.dab(x - LAYOUT.cover.x, y - LAYOUT.cover.y));
  }

  /** Layer of the foil, which moves with the card. */
  get view(): Container {
    return this.#cover.sprite;
  }

  /** Layer of the crumbs, above the card. */
  get crumbs(): Container {
    return this.#crumbs.view;
  }

  get isWiping(): boolean {
    return this.#wiping !== undefined;
  }

  /** Restores the whole foil for a new card. */
  renew(): void {
    this.#cover.renew();
    this.view.visible = true;
    this.#opened.fill(0);
    this.#tenths = 0;
  }

  /** Starts a rub and its sound. */
  hold(): void {
    this.#feedback.begin();
  }

  lift(): void {
    this.#feedback.end();
  }

  /** Rubs at a point, then along lines through the points of `rest`. */
  touch([x, y]: Point, rest: readonly Point[] = []): void {
    this.#stroke.begin(x, y);
    this.#feedback.moved(0, x, y);
    this.rubAlong(rest);
  }

  /** Rubs along lines through points, continuing the current rub. */
  rubAlong(points: readonly Point[]): void {
    for (const [x, y] of points) {
      const way = this.#stroke.to(x, y);
      if (isOnFoil(x, y)) this.#feedback.moved(way, x, y);
    }
    this.#look();
  }

  /** Wipes the rest of the foil, then opens all tiles and calls `onGone`. */
  wipe(onGone: () => void): void {
    const { motion, settings, sound } = this.#context;
    this.#feedback.end();
    sound.play('card.wipe');
    const timeline = motion.timeline();
    if (settings.reduceMotion) {
      fromTo(timeline, this.view, { alpha: 1 }, { alpha: 0 }, { duration: WIPE.reduced });
    } else {
      const front = { progress: 0 };
      timeline.to(front, {
        progress: 1,
        duration: WIPE.ms,
        ease: 'power1.inOut',
        onUpdate: () => this.#cover.wipe(front.progress),
      });
    }
    this.#wiping = timeline;
    void motion.play(timeline, () => {
      this.#wiping = undefined;
      this.view.visible = false;
      for (let place = 0; place < FACES; place++) this.#open(place, false);
      onGone();
    });
  }

  /** Skips a wipe to its last frame. */
  finish(): void {
    if (this.#wiping) this.#context.motion.finish(this.#wiping);
  }

  /** Stops rubbing and wiping, because another card comes. */
  stop(): void {
    this.#feedback.end();
    if (this.#wiping) this.#context.motion.stop(this.#wiping);
    this.#wiping = undefined;
  }

  update(dt: number): void {
    this.#feedback.update(dt);
  }

  /** Draws what was erased since the last frame. */
  paint(): void {
    this.#cover.flush();
  }

  redraw(): void {
    this.#cover.redraw();
  }

  /** Reports the tiles that rubbing has opened. */
  #look(): void {
    const { coverage } = this.#cover;
    for (let place = 0; place < FACES; place++) {
      if (coverage.facePart(place) >= OPEN.face) this.#open(place, true);
    }
    const tenths = Math.floor(coverage.part * 10);
    if (tenths > this.#tenths) {
      this.#tenths = tenths;
      this.#events.scratched(coverage.part);
    }
    if (coverage.part >= OPEN.card || this.#opened.every((isOpen) => isOpen === 1)) this.#events.enough();
  }

  #open(place: number, isByHand: boolean): void {
    if (this.#opened[place] === 1) return;
    this.#opened[place] = 1;
    this.#events.opened(place, isByHand);
  }
}
