import type { Motion } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { FLAGS, LAYOUT, TIMES, TINTS } from './tuning.ts';

interface Flag {
  readonly view: Container;
  readonly text: GlyphText;
  stop: (() => void) | undefined;
}

/**
 * Flags with the names of players who cashed out: a flag appears at the rocket, hangs there for a moment and falls. If
 * all flags are in use, a new one replaces the oldest.
 */
export class Flags {
  readonly view = new Container();
  readonly #motion: Motion;
  readonly #flags: readonly Flag[];
  #next = 0;

  constructor(motion: Motion, provider: TextureProvider) {
    this.#motion = motion;
    const { width, cap } = LAYOUT.flag;
    this.#flags = Array.from({ length: FLAGS }, () => {
      const view = new Container({ visible: false });
      const text = new GlyphText(provider, {
        set: 'label',
        capHeight: cap,
        maxWidth: width - 34,
        tint: TINTS.flag,
        capacity: 18,
      });
      view.addChild(new Sprite({ texture: provider.texture('flag'), anchor: 0.5 }), text.view);
      this.view.addChild(view);
      return { view, text, stop: undefined };
    });
  }

  /**
   * Shows a flag at a point; resolves when the flag has disappeared. With `still`, the flag appears and disappears
   * without motion.
   */
  show(text: string, x: number, y: number, still: boolean): Promise<void> {
    const flag = this.#flags[this.#next];
    this.#next = (this.#next + 1) % this.#flags.length;
    if (!flag) return Promise.resolve();
    flag.stop?.();
    flag.text.write(text);
    flag.view.visible = true;
    const clock = { ms: 0 };
    const timeline = this.#motion.timeline();
    const lay = (): void => {
      const q = clock.ms / TIMES.flag;
      const pop = Math.min(1, clock.ms / TIMES.pop);
      flag.view.scale.set(still ? 1 : pop * (1 + 0.25 * Math.sin(Math.PI * pop)));
      flag.view.position.set(x - (still ? 0 : 46 * q), y + (still ? 0 : 12 + 118 * q * q));
      flag.view.alpha = Math.min(1, 4 * (1 - q));
    };
    lay();
    timeline.to(clock, { ms: TIMES.flag, duration: TIMES.flag, ease: 'none', onUpdate: lay });
    return new Promise((resolve) => {
      const gone = (): void => {
        flag.view.visible = false;
        flag.stop = undefined;
        resolve();
      };
      flag.stop = () => {
        this.#motion.stop(timeline);
        gone();
      };
      void this.#motion.play(timeline, gone);
    });
  }

  /** Removes all flags. */
  clear(): void {
    for (const flag of this.#flags) flag.stop?.();
  }
}
