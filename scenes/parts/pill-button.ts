import type { PictureSpec, SceneSettings } from '../engine/definition.ts';
import type { Motion, Timeline } from '../engine/motion.ts';
import { Container, Sprite } from '../engine/pixi.ts';
import type { Sound } from '../engine/sound.ts';
import type { TextureProvider } from './glyph-text.ts';
import { addPress } from './press.ts';

/** Parts of a scene's context that a button needs. */
export interface ButtonContext extends TextureProvider {
  readonly motion: Motion;
  readonly settings: SceneSettings;
  readonly sound: Sound;
}

/** Size of a pill button, in design pixels. */
export const PILL = { width: 320, height: 88 } as const;
/** Tint of the word on a disabled button. */
const DISABLED_TINT = 0xa8a2b8;

/** Returns the pictures that a scene definition declares for a button with these words, in both languages. */
export function pillArt(words: readonly string[]): Record<string, PictureSpec> {
  const word: PictureSpec = { width: 280, height: 56 };
  return {
    button: PILL,
    'button-off': PILL,
    ...Object.fromEntries(
      words.flatMap((name) => [
        [`word-${name}`, word],
        [`word-${name}-fil`, word],
      ]),
    ),
  };
}

/**
 * A wide button with round ends, enabled or disabled. It shows one of its words, each of which names the action of a
 * press.
 */
export class PillButton<Action extends string> {
  readonly view: Container;
  readonly #context: ButtonContext;
  readonly #live: Sprite;
  readonly #off: Sprite;
  readonly #word: Sprite;
  #action: Action;
  #pressing: Timeline | undefined;

  /** `spot` is the button's centre, in design pixels. */
  constructor(context: ButtonContext, spot: { readonly x: number; readonly y: number }, action: Action) {
    this.#context = context;
    this.#action = action;
    this.view = new Container({ label: 'button', position: spot });
    const createSprite = (name: string): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5 });
    this.#live = createSprite('button');
    this.#off = createSprite('button-off');
    this.#word = createSprite(`word-${action}`);
    this.#word.y = -2;
    this.view.addChild(this.#live, this.#off, this.#word);
    this.offer(action, false);
  }

  /** Action that a press of the button has now. */
  get action(): Action {
    return this.#action;
  }

  get isLive(): boolean {
    return this.#live.visible;
  }

  offer(action: Action, isLive: boolean): void {
    this.#action = action;
    this.#live.visible = isLive;
    this.#off.visible = !isLive;
    const ending = this.#context.settings.locale === 'fil' ? '-fil' : '';
    this.#word.texture = this.#context.texture(`word-${action}${ending}`);
    this.#word.tint = isLive ? 0xffffff : DISABLED_TINT;
  }

  /** Returns whether a point in design pixels is on the button. */
  has(x: number, y: number): boolean {
    return Math.abs(x - this.view.x) <= PILL.width / 2 && Math.abs(y - this.view.y) <= PILL.height / 2;
  }

  /** Animates a press of the button: down and back up. */
  press(): void {
    const { motion, settings, sound } = this.#context;
    sound.play('ui.press');
    if (settings.reduceMotion) return;
    if (this.#pressing) motion.stop(this.#pressing);
    this.#pressing = motion.timeline();
    addPress(this.#pressing, this.view.scale);
    void motion.play(this.#pressing);
  }
}
