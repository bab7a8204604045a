import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { SoundLoop } from '../../engine/sound.ts';
import { fromTo } from '../from-to.ts';
import type { ReelConfig } from './reel-config.ts';
import type { Reels } from './reels.ts';
import { LANDING, LATE, TEASE_LIGHT } from './tuning.ts';
import type { ReelTypes } from './types.ts';
import { type WindowCell, cellCenter } from './winning-symbols.ts';

/** Sounds and lights of running and stopping reels, of scatters, and of reels that run longer to build suspense. */
export class LandingEffects {
  /** Layer over the symbols and under the frame. */
  readonly view = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #config: ReelConfig;
  readonly #reels: Reels;
  readonly #columns: readonly Sprite[];
  readonly #glows: readonly Sprite[];
  readonly #timelines = new Set<Timeline>();
  #rumble: SoundLoop | undefined;
  #tease: SoundLoop | undefined;
  #scatters = 0;

  constructor(context: SceneContext<ReelTypes>, config: ReelConfig, reels: Reels) {
    this.#context = context;
    this.#config = config;
    this.#reels = reels;
    const { slot, window } = config;
    const width = window.width / slot.strips.length;
    const sprites = (name: string): Sprite[] =>
      slot.strips.map(() => new Sprite({ texture: context.texture(name), anchor: 0.5, alpha: 0 }));
    this.#glows = slot.scatter ? sprites('glow') : [];
    this.#columns = config.teases ? sprites('tease-light') : [];
    for (const [index, column] of this.#columns.entries()) {
      column.position.set(window.x + (index + 0.5) * width, window.y + window.height / 2);
      column.setSize(width * 1.16, window.height * 1.06);
    }
    for (const glow of this.#glows) glow.setSize(width * 1.9, width * 1.9);
    for (const sprite of [...this.#glows, ...this.#columns]) this.view.addChild(sprite);
  }

  /** Begins the effects when the reels start. */
  begin(): void {
    this.clear();
    if (this.#context.settings.reduceMotion) return;
    this.#rumble = this.#context.sound.loop('reel.loop', { gain: 0 });
    this.#rumble.gain(1, LANDING.loopIn);
  }

  /** Lowers the looping sound while the result is late. */
  slowDown(): void {
    this.#rumble?.gain(LATE.slowGain, LATE.slowMs);
  }

  /** Plays the effects of a reel that has stopped; `window` has its visible symbols. */
  stopped(reel: number, window: string): void {
    const { sound, motion, settings } = this.#context;
    const isLast = reel === this.#config.slot.strips.length - 1;
    sound.play('reel.stop', { rate: 1 + LANDING.rateStep * reel, when: motion.now });
    if (!settings.reduceMotion) this.#play(this.#reels.squash(reel));
    const row = window.indexOf(this.#config.slot.scatter?.symbol ?? '?');
    if (row >= 0) this.#scatter({ reel, row });
    this.#fade(this.#columns[reel], 0, TEASE_LIGHT.out);
    if (!isLast && this.#reels.teases(reel + 1)) {
      this.#fade(this.#columns[reel + 1], TEASE_LIGHT.alpha, TEASE_LIGHT.in);
      this.#tease ??= sound.loop('tease');
    }
    if (isLast) this.silence();
  }

  /** Stops all looping sounds. */
  silence(): void {
    this.#rumble?.stop(LANDING.loopIn);
    this.#tease?.stop(LANDING.loopIn);
    this.#rumble = this.#tease = undefined;
  }

  /** Removes all light. */
  clear(): void {
    this.silence();
    for (const timeline of this.#timelines) this.#context.motion.stop(timeline);
    this.#timelines.clear();
    for (const sprite of [...this.#columns, ...this.#glows]) sprite.alpha = 0;
    this.#scatters = 0;
  }

  /** Enlarges a scatter briefly on a glow; the first and the last scatter look the same. */
  #scatter(cell: WindowCell): void {
    const { sound, motion, settings } = this.#context;
    this.#scatters += 1;
    sound.play(`scatter.${Math.min(3, this.#scatters)}`, { when: motion.now });
    const symbol = this.#reels.reel(cell.reel).symbol(cell.row);
    const glow = this.#glows[cell.reel];
    if (settings.reduceMotion || !symbol || !glow) return;
    const { popDown, popLow, popUp, popHigh, popBack, scatterGlow } = LANDING;
    glow.position.copyFrom(cellCenter(this.#config, cell));
    const timeline = motion.timeline();
    const size = (scale: number) => ({ x: scale, y: scale });
    const { scale } = symbol;
    fromTo(timeline, scale, size(1), size(popLow), { duration: popDown, ease: 'power2.in' });
    fromTo(timeline, scale, size(popLow), size(popHigh), {
      at: popDown,
      duration: popUp,
      ease: 'back.out(2.2)',
    });
    const back = { at: popDown + popUp, duration: popBack, ease: 'power2.out' };
    fromTo(timeline, scale, size(popHigh), size(1), back);
    fromTo(timeline, glow, { alpha: 0 }, { alpha: scatterGlow }, { duration: popDown + popUp });
    fromTo(timeline, glow, { alpha: scatterGlow }, { alpha: 0 }, { ...back, duration: 2 * popBack });
    this.#play(timeline);
  }

  #fade(sprite: Sprite | undefined, alpha: number, duration: number): void {
    if (!sprite || sprite.alpha === alpha) return;
    if (this.#context.settings.reduceMotion) return;
    this.#play(
      fromTo(
        this.#context.motion.timeline(),
        sprite,
        { alpha: sprite.alpha },
        { alpha },
        { duration, ease: 'power2.out' },
      ),
    );
  }

  #play(timeline: Timeline): void {
    this.#timelines.add(timeline);
    void this.#context.motion.play(timeline, () => void this.#timelines.delete(timeline));
  }
}
