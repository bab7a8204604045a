import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { RiseFigures } from '../../parts/rise-figures.ts';
import { LAYOUT, SIZE, TARGET_AT, TINTS } from './tuning.ts';
import type { LimboTypes } from './types.ts';

/** Smallest possible result, 1.00, in hundredths: the balloon is on the ground. */
export const GROUND = 100;

const { x: mastX, top, foot, width } = LAYOUT.mast;
const { from: low, to: high } = LAYOUT.scale;
const yAt = (share: number): number => low + (high - low) * share;

/**
 * Returns the height of a number that is given in hundredths: the natural logarithm of the number, so each doubling
 * raises the balloon equally far.
 */
export const heightOf = (value: number): number => Math.log(value / GROUND);

/**
 * Returns the y for a height, in design pixels. The height of the target is always at the sign on the mast; greater
 * heights come closer and closer to the top of the mast.
 */
export function yOf(height: number, target: number): number {
  const share = height / heightOf(target);
  return yAt(share / (share + (1 - TARGET_AT) / TARGET_AT));
}

/** All display nodes of limbo. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  readonly figures: RiseFigures;
  readonly line: GlyphText;
  /** Text on the target's sign. */
  readonly mark: GlyphText;
  /** Glow around the balloon after a win. */
  readonly glow: Sprite;
  readonly #balloon = new Container();
  readonly #flame: Sprite;
  readonly #low: readonly Sprite[];
  readonly #high: readonly Sprite[];
  #target = 200;
  #height = 0;
  #pull = 0;

  constructor(context: SceneContext<LimboTypes>) {
    const sprite = (name: string, x: number, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const sky = sprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(SIZE.width * 1.35, SIZE.height * 1.35);
    this.figures = new RiseFigures(context, LAYOUT.figures);
    this.line = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.line.cap,
      maxWidth: LAYOUT.line.width,
      tint: TINTS.line,
      capacity: 44,
    });
    this.line.view.position.set(LAYOUT.line.x, LAYOUT.line.y);
    const markY = yAt(TARGET_AT);
    this.mark = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.mark.text.cap,
      maxWidth: LAYOUT.mark.text.width,
      tint: TINTS.mark,
      capacity: 12,
    });
    this.mark.view.position.set(LAYOUT.mark.text.x, markY);
    const cap = (y: number, flip: number): Sprite => {
      const end = sprite('cap', mastX, y);
      end.anchor.set(0.5, 1);
      end.scale.y = flip;
      return end;
    };
    const band = (from: number, to: number): Sprite => {
      const fill = sprite('fill', mastX, to);
      fill.anchor.set(0.5, 0);
      fill.setSize(width, from - to);
      return fill;
    };
    // The rounded ends overlap the coloured bands slightly, so that no gap is visible between them.
    this.#high = [cap(top + 1.5, 1), band(markY, top)];
    this.#low = [cap(foot - 1.5, -1), band(foot, markY)];
    this.glow = sprite('glow', mastX, 0);
    this.glow.setSize(300, 300);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.#flame = sprite('flame', 0, 40);
    this.#flame.anchor.set(0.5, 1);
    this.#balloon.x = mastX;
    this.#balloon.addChild(sprite('balloon', 0, 0), this.#flame);
    this.play.addChild(
      sprite('fair', LAYOUT.fair.x, LAYOUT.fair.y),
      sprite('garland', LAYOUT.garland.x, LAYOUT.garland.y),
      sprite('board', LAYOUT.board.x, LAYOUT.board.y),
      this.figures.view,
      this.line.view,
      sprite('mast', mastX, (top + foot) / 2),
      ...[...this.#low, ...this.#high].reverse(),
      this.glow,
      sprite('mark', LAYOUT.mark.x, markY),
      this.mark.view,
      this.#balloon,
    );
    context.view.addChild(sky, this.play);
    this.flame = 0;
    this.paint('none');
    this.value = GROUND;
  }

  /**
   * The target, in hundredths. Setting it moves the balloon, since the target is always at the same place and the
   * numbers around it change.
   */
  set target(target: number) {
    this.#target = target;
    this.#lay();
  }

  /** Colours the figures of the number for a result; after a win, also lights the part of the mast above the target. */
  paint(result: 'won' | 'lost' | 'none'): void {
    this.figures.tint = { won: TINTS.won, lost: TINTS.lost, none: TINTS.figure }[result];
    for (const piece of this.#low) piece.tint = TINTS.lose;
    for (const piece of this.#high) piece.tint = result === 'won' ? TINTS.wonBand : TINTS.win;
  }

  /** Shows a number, in hundredths, and moves the balloon to its height. */
  set value(value: number) {
    this.height = heightOf(value);
    // Writes the exact number, since a conversion to a height and back may be off by a hundredth.
    this.figures.write(value);
  }

  /**
   * Height of the balloon, on the scale of `heightOf`; a tween animates it. The figures show the number for this
   * height.
   */
  get height(): number {
    return this.#height;
  }

  set height(height: number) {
    this.#height = height;
    this.#lay();
    this.figures.write(Math.floor(GROUND * Math.exp(height)));
  }

  /** Distance by which the balloon pulls its rope, in design pixels; a tween animates it. */
  get pull(): number {
    return this.#pull;
  }

  set pull(pull: number) {
    this.#pull = pull;
    this.#lay();
  }

  /** Strength of the flame, 0..1; a tween animates it. */
  get flame(): number {
    return this.#flame.alpha;
  }

  set flame(strength: number) {
    this.#flame.alpha = strength;
    this.#flame.scale.set(0.6 + 0.4 * strength);
  }

  /** The balloon's scale; a tween animates it. */
  get swell(): number {
    return this.#balloon.scale.x;
  }

  set swell(swell: number) {
    this.#balloon.scale.set(swell);
  }

  /** Alpha of the new state, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#balloon.alpha;
  }

  set fade(alpha: number) {
    this.#balloon.alpha = this.figures.view.alpha = alpha;
  }

  #lay(): void {
    const y = yOf(this.#height, this.#target) + LAYOUT.balloon.below;
    this.glow.y = y;
    this.#balloon.y = y - this.#pull;
  }
}
