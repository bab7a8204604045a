import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { LAYOUT } from './tuning.ts';

const { advance, dot } = LAYOUT.figures;

/**
 * Offsets of the figures, from the hundreds to the hundredths, in design pixels; a number with four figures, as most
 * have, is centred.
 */
const PLACES = [-2.5 * advance, -1.5 * advance, -0.5 * advance, 0.5 * advance + dot, 1.5 * advance + dot].map(
  (x) => x - dot / 2,
);

/**
 * A number from 0.00 to 100.00 in large figures. Each figure has a fixed place, so no figure moves sideways while the
 * number changes.
 */
export class RollFigures {
  readonly view = new Container({ position: { x: LAYOUT.figures.x, y: LAYOUT.figures.y } });
  readonly #digits: readonly Texture[];
  readonly #sprites: readonly Sprite[];
  readonly #dot: Sprite;
  #roll = -1;

  constructor(provider: TextureProvider) {
    this.#digits = Array.from({ length: 10 }, (_, digit) => provider.texture(`figure-${digit}`));
    this.#sprites = PLACES.map((x) => new Sprite({ anchor: 0.5, x }));
    this.#dot = new Sprite({ texture: provider.texture('figure-dot'), anchor: 0.5, x: 0 });
    this.view.addChild(this.#dot, ...this.#sprites);
  }

  /** Writes a number that is given in hundredths. */
  write(roll: number): void {
    if (roll === this.#roll) return;
    this.#roll = roll;
    let rest = roll;
    for (let place = PLACES.length - 1; place >= 0; place--) {
      const sprite = this.#sprites[place];
      const texture = this.#digits[rest % 10];
      if (!sprite || !texture) continue;
      sprite.texture = texture;
      // The digit before the point and the two digits after it are always visible; higher digits show no leading zeros.
      sprite.visible = place >= 2 || rest > 0;
      rest = Math.floor(rest / 10);
    }
  }

  /** The colour of the figures. */
  set tint(tint: number) {
    this.#dot.tint = tint;
    for (const sprite of this.#sprites) sprite.tint = tint;
  }
}
