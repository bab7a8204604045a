import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../from-to.ts';
import { CountUp } from '../count-up.ts';
import { GlyphText } from '../glyph-text.ts';
import type { FreeSpinConfig, ReelConfig } from './reel-config.ts';
import type { Reels } from './reels.ts';
import { createBackdrop, createPicture, createSills } from './scenery.ts';
import { TEXTS } from './texts.ts';
import { BONUS, REDUCED } from './tuning.ts';
import type { ReelTypes } from './types.ts';
import { type WindowCell, cellCenter } from './winning-symbols.ts';

/**
 * Display of the free spins: moonlight, counter on the sign, multiplier badge, and scatters that fly to the counter.
 */
export class FreeSpinsView {
  /** Layers over the backdrop (sky), over the strips that hide passing symbols, over the frame, and over everything. */
  readonly sky = new Container({ alpha: 0, visible: false });
  readonly sills: Container;
  readonly front = new Container({ alpha: 0, visible: false });
  readonly above = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #config: ReelConfig;
  readonly #free: FreeSpinConfig;
  readonly #reels: Reels;
  readonly #title: Sprite;
  readonly #counter: Container;
  readonly #number: GlyphText;
  readonly #count: CountUp;
  readonly #badge: Sprite;
  readonly #flying: readonly Sprite[];
  #left = 0;
  #moonlight = 0;
  #timeline: Timeline | undefined;

  /** `title` is the picture that the sign shows while no free spins are played. */
  constructor(
    context: SceneContext<ReelTypes>,
    config: ReelConfig,
    { free, reels, title }: { readonly free: FreeSpinConfig; readonly reels: Reels; readonly title: Sprite },
  ) {
    this.#context = context;
    this.#config = config;
    this.#reels = reels;
    this.#free = free;
    this.#title = title;
    this.sky.addChild(createBackdrop(context, config, free.backdrop));
    for (const picture of free.pieces) this.sky.addChild(createPicture(context, picture));
    this.sills = createSills(context, config, free.backdrop);
    this.sills.alpha = 0;
    this.sills.visible = false;

    this.#counter = new Container();
    this.#counter.position.set(free.counter.x, free.counter.y);
    const words = new GlyphText(context, { set: 'label', capHeight: 29, tint: 0xffe08a, capacity: 14 });
    words.write(TEXTS[context.settings.locale].freeSpins);
    this.#number = new GlyphText(context, { set: 'money', capHeight: 54, capacity: 3 });
    this.#number.write('00');
    const width = words.width + 24 + this.#number.width;
    words.view.x = -width / 2 + words.width / 2;
    this.#number.view.x = width / 2 - this.#number.width / 2;
    this.#counter.addChild(words.view, this.#number.view);
    this.#count = new CountUp((value) => this.#number.write(String(value)));
    this.#badge = new Sprite({ texture: context.texture(free.badge.name), anchor: 0.5 });
    this.#badge.position.set(free.badge.x, free.badge.y);
    this.front.addChild(this.#counter, this.#badge);

    this.#flying = config.slot.strips.map(() => new Sprite({ anchor: 0.5, visible: false }));
    this.above.addChild(...this.#flying);
  }

  /** Progress from the ordinary night (0) to the moonlight with counter and badge (1). */
  get moonlight(): number {
    return this.#moonlight;
  }

  set moonlight(moonlight: number) {
    this.#moonlight = moonlight;
    for (const layer of [this.sky, this.sills, this.front]) {
      layer.alpha = moonlight;
      layer.visible = moonlight > 0;
    }
    // The title has disappeared from the sign before the counter appears.
    this.#title.alpha = Math.max(0, 1 - 2 * moonlight);
    this.#counter.alpha = Math.max(0, 2 * moonlight - 1);
  }

  /** Enters the free spins: scatters fly to the counter, the moon appears, and the counter counts up to `count`. */
  enter(cells: readonly WindowCell[], count: number, onEnd: () => void): void {
    const { motion, settings } = this.#context;
    const timeline = motion.timeline();
    this.#left = count;
    this.#count.aim(0, count);
    if (settings.reduceMotion) {
      this.#count.progress = 1;
      fromTo(timeline, this, { moonlight: 0 }, { moonlight: 1 }, { duration: REDUCED.fade });
      timeline.set({}, {}, REDUCED.hold);
    } else {
      this.#addFlight(timeline, cells);
      fromTo(timeline, this, { moonlight: 0 }, { moonlight: 1 }, { at: BONUS.moonAt, duration: BONUS.moon });
      this.#addCount(timeline, BONUS.fly, count);
      timeline.set({}, {}, timeline.duration() + BONUS.pause);
    }
    this.#run(timeline, () => {
      for (const sprite of this.#flying) sprite.visible = false;
      onEnd();
    });
  }

  /** Shows the number of free spins left, without animation. */
  set left(left: number) {
    this.#left = left;
    this.#number.write(String(left));
  }

  get left(): number {
    return this.#left;
  }

  /** Counts up the counter by further free spins. */
  add(count: number, onEnd: () => void): void {
    const from = this.#left;
    this.#count.aim(from, from + count);
    this.#left = from + count;
    const timeline = this.#context.motion.timeline();
    if (this.#context.settings.reduceMotion) {
      this.#count.progress = 1;
      timeline.set({}, {}, REDUCED.hold);
    } else this.#addCount(timeline, 0, count);
    this.#run(timeline, onEnd);
  }

  /** Pulses the multiplier badge, because a win was multiplied. */
  pulse(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) return;
    const timeline = motion.timeline();
    const half = { duration: BONUS.badgeMs / 2, ease: 'sine.inOut' };
    const big = { x: BONUS.badge, y: BONUS.badge };
    fromTo(timeline, this.#badge.scale, { x: 1, y: 1 }, big, half);
    fromTo(timeline, this.#badge.scale, big, { x: 1, y: 1 }, { ...half, at: BONUS.badgeMs / 2 });
    void motion.play(timeline);
  }

  /** Fades from the moonlight back to the ordinary night. */
  leave(): void {
    const duration = this.#context.settings.reduceMotion ? REDUCED.fade : BONUS.moon;
    const timeline = this.#context.motion.timeline();
    fromTo(timeline, this, { moonlight: this.#moonlight }, { moonlight: 0 }, { duration });
    this.#run(timeline);
  }

  /** Skips the current animation to its end. Returns false if none is running. */
  skip(): boolean {
    const timeline = this.#timeline;
    if (!timeline || !this.#context.motion.isPlaying(timeline)) return false;
    this.#context.motion.finish(timeline);
    return true;
  }

  /** Returns to the ordinary night immediately. */
  clear(): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
    for (const sprite of this.#flying) sprite.visible = false;
    this.moonlight = 0;
  }

  #addFlight(timeline: Timeline, cells: readonly WindowCell[]): void {
    const { scatter } = this.#config.slot;
    if (!scatter) return;
    const texture = this.#reels.face(scatter.symbol).sharp;
    const { counter } = this.#free;
    for (const [index, cell] of cells.entries()) {
      const sprite = this.#flying[index];
      if (!sprite) continue;
      const spot = cellCenter(this.#config, cell);
      sprite.texture = texture;
      sprite.position.copyFrom(spot);
      sprite.visible = true;
      sprite.alpha = 1;
      const fly = { duration: BONUS.fly, ease: 'power2.inOut' };
      fromTo(timeline, sprite, { x: spot.x, y: spot.y }, { x: counter.x, y: counter.y }, fly);
      fromTo(timeline, sprite.scale, { x: 1.15, y: 1.15 }, { x: 0.5, y: 0.5 }, fly);
      fromTo(timeline, sprite, { alpha: 1 }, { alpha: 0 }, { at: BONUS.fly - 60, duration: 120 });
    }
  }

  #addCount(timeline: Timeline, at: number, count: number): void {
    const duration = count * BONUS.countEach;
    fromTo(timeline, this.#count, { progress: 0 }, { progress: 1 }, { at, duration });
  }

  #run(timeline: Timeline, onEnd?: () => void): void {
    this.#timeline = timeline;
    void this.#context.motion.play(timeline, () => {
      this.#timeline = undefined;
      onEnd?.();
    });
  }
}
