import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { PictureSpec } from '../../../engine/definition.ts';
import { Container, type Sprite } from '../../../engine/pixi.ts';
import { GlyphText } from '../../../parts/glyph-text.ts';
import { timesOf } from '../round/times-of.ts';
import { spriteOf } from './stall-nodes.ts';

/** Sizes of the lamps' pictures, in design pixels. */
export const hitLampArt: Readonly<Record<string, PictureSpec>> = {
  lamp: { width: 132, height: 38 },
  'lamp-lit': { width: 132, height: 38 },
};

const TEXT = { cap: 18, width: 108, dark: 0xc9b9ee, lit: 0x3a1400 } as const;

interface Lamp {
  readonly dark: Sprite;
  readonly lit: Sprite;
  readonly text: GlyphText;
}

/** One lamp for each number of hits that pays, with its multiplier; the lamp of the result is lit. */
export class HitLamps {
  readonly view = new Container();
  readonly #lamps: readonly Lamp[];

  /**
   * Creates the lamps. `multipliers` are in hundredths and begin with that for 0 hits; `places` begin with the place of
   * the lamp for one hit.
   */
  constructor(
    context: Pick<SceneContext<SceneTypes>, 'texture'>,
    multipliers: readonly number[],
    places: readonly { readonly x: number; readonly y: number }[],
  ) {
    this.#lamps = places.map((place, index) => {
      const dark = spriteOf(context, 'lamp', place);
      const lit = spriteOf(context, 'lamp-lit', place);
      const text = new GlyphText(context, {
        set: 'label',
        capHeight: TEXT.cap,
        maxWidth: TEXT.width,
        capacity: 10,
      });
      text.view.position.set(place.x, place.y);
      text.write(`${index + 1} = ${timesOf(multipliers[index + 1] ?? 0)}x`);
      this.view.addChild(dark, lit, text.view);
      return { dark, lit, text };
    });
    this.light(0);
  }

  /** Lights the lamp for a number of hits; 0 lights no lamp. */
  light(hits: number): void {
    for (const [index, { dark, lit, text }] of this.#lamps.entries()) {
      const isLit = index + 1 === hits;
      dark.visible = !isLit;
      lit.visible = isLit;
      text.tint = isLit ? TEXT.lit : TEXT.dark;
    }
  }
}
