import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { RollFigures } from './roll-figures.ts';
import { LABELS, LAYOUT, SIZE, TINTS } from './tuning.ts';
import type { DiceTypes } from './types.ts';

/** Highest number of the track, 100, in hundredths. */
export const HIGHEST = 10_000;

const { from, to, y: trackY, height } = LAYOUT.track;

/** Returns the x of a number on the track, in design pixels; the number is in hundredths. */
export const xOf = (roll: number): number => from + ((to - from) * roll) / HIGHEST;

/** Returns the number at a point of the track, in hundredths. */
export const rollAt = (x: number): number =>
  Math.round(Math.min(1, Math.max(0, (x - from) / (to - from))) * HIGHEST);

/** Overlap of the track's rounded ends over its coloured bands, in design pixels. */
const SEAM = 1.5;

const RADIANS = Math.PI / 180;

/** All display nodes of the dice. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  readonly figures: RollFigures;
  readonly line: GlyphText;
  /** Glow around the die after a win. */
  readonly glow: Sprite;
  readonly #die = new Container();
  readonly #body: Sprite;
  readonly #shadow: Sprite;
  readonly #gate: Sprite;
  readonly #low: readonly Sprite[];
  readonly #high: readonly Sprite[];
  #place = HIGHEST / 2;
  #lift = 0;
  #target = 0;
  #side: 'under' | 'over' = 'under';

  constructor(context: SceneContext<DiceTypes>) {
    const sprite = (name: string, x: number, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const sky = sprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(SIZE.width * 1.35, SIZE.height * 1.35);
    this.figures = new RollFigures(context);
    this.line = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.line.cap,
      maxWidth: LAYOUT.line.width,
      tint: TINTS.line,
      capacity: 40,
    });
    this.line.view.position.set(LAYOUT.line.x, LAYOUT.line.y);
    const cap = (x: number, flip: number): Sprite => {
      const end = sprite('cap', x, trackY);
      end.anchor.set(1, 0.5);
      end.scale.x = flip;
      return end;
    };
    const band = (): Sprite => {
      const fill = sprite('fill', from, trackY);
      fill.anchor.set(0, 0.5);
      return fill;
    };
    // The rounded ends overlap the coloured bands slightly, so that no gap is visible between them.
    this.#low = [cap(from + SEAM, 1), band()];
    this.#high = [cap(to - SEAM, -1), band()];
    this.#gate = sprite('gate', SIZE.width / 2, LAYOUT.gate.y);
    this.glow = sprite('glow', 0, LAYOUT.die.y);
    this.glow.setSize(300, 300);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.#shadow = sprite('shadow', 0, LAYOUT.shadow.y);
    this.#body = sprite('die', 0, 0);
    const gloss = sprite('die-gloss', 0, 0);
    this.#die.addChild(this.#body, gloss);
    this.#die.scale.set(LAYOUT.die.size / 104);
    this.play.addChild(
      sprite('fair', LAYOUT.fair.x, LAYOUT.fair.y),
      sprite('garland', LAYOUT.garland.x, LAYOUT.garland.y),
      sprite('board', LAYOUT.board.x, LAYOUT.board.y),
      this.figures.view,
      this.line.view,
      sprite('track', SIZE.width / 2, trackY),
      ...[...this.#low, ...this.#high].reverse(),
      ...LABELS.map((label) => {
        const text = new GlyphText(context, {
          set: 'label',
          capHeight: LAYOUT.labels.cap,
          tint: TINTS.label,
        });
        text.write(String(label));
        text.view.position.set(xOf(label * 100), LAYOUT.labels.y);
        return text.view;
      }),
      this.#gate,
      this.glow,
      this.#shadow,
      this.#die,
    );
    context.view.addChild(sky, this.play);
  }

  /** Draws the two colours of the track, for numbers that win and lose: the `target` lowest or highest numbers win. */
  setTarget(target: number, side: 'under' | 'over'): void {
    this.#target = target;
    this.#side = side;
    const middle = xOf(side === 'under' ? target : HIGHEST - target);
    this.#gate.x = middle;
    const [, lowBand] = this.#low;
    const [, highBand] = this.#high;
    lowBand?.setSize(middle - from, height);
    if (highBand) {
      highBand.x = middle;
      highBand.setSize(to - middle, height);
    }
    const [low, high] = side === 'under' ? [TINTS.win, TINTS.lose] : [TINTS.lose, TINTS.win];
    for (const piece of this.#low) piece.tint = low;
    for (const piece of this.#high) piece.tint = high;
  }

  /** Colours the figures of the number for a result; after a win, also lights the part of the track that wins. */
  paint(result: 'won' | 'lost' | 'none'): void {
    this.figures.tint = { won: TINTS.won, lost: TINTS.lost, none: TINTS.figure }[result];
    this.setTarget(this.#target, this.#side);
    if (result !== 'won') return;
    for (const piece of this.#side === 'under' ? this.#low : this.#high) piece.tint = TINTS.wonBand;
  }

  /**
   * Number on the track under the die, in hundredths with fractions; a tween animates it. The figures show the same
   * number.
   */
  get place(): number {
    return this.#place;
  }

  set place(place: number) {
    this.#place = place;
    const x = xOf(place);
    this.#die.x = this.#shadow.x = this.glow.x = x;
    this.figures.write(Math.round(place));
  }

  /** Height of the die above the track, 0..1; a tween animates it. */
  get lift(): number {
    return this.#lift;
  }

  set lift(lift: number) {
    this.#lift = lift;
    this.#die.y = LAYOUT.die.y - lift * LAYOUT.die.lift;
    this.#shadow.alpha = 1 - 0.55 * lift;
    this.#shadow.scale.set(1 - 0.25 * lift);
  }

  /** Rotation of the die, degrees; a tween animates it. */
  get turn(): number {
    return this.#body.rotation / RADIANS;
  }

  set turn(degrees: number) {
    this.#body.rotation = degrees * RADIANS;
  }

  /** The die's scale; a tween animates it. */
  get swell(): number {
    return (this.#die.scale.x * 104) / LAYOUT.die.size;
  }

  set swell(swell: number) {
    this.#die.scale.set((LAYOUT.die.size / 104) * swell);
  }

  /** Alpha of the new state, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#die.alpha;
  }

  set fade(alpha: number) {
    this.#die.alpha = this.figures.view.alpha = alpha;
  }
}
