import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { paysOf, tintOf } from './pays.ts';
import { LAYOUT, TINTS } from './tuning.ts';

/** Maximum number of different multipliers of a wheel. */
const MOST = 6;

interface Plate {
  readonly view: Container;
  readonly body: Sprite;
  readonly times: GlyphText;
  readonly chance: GlyphText;
}

/** Paytable of the wheel: one box for each multiplier, side by side, with its probability. */
export class Plates {
  readonly view = new Container();
  readonly #plates: readonly Plate[];
  readonly #border: Sprite;
  #pays: readonly number[] = [];
  #lit: Plate | undefined;

  constructor(provider: TextureProvider) {
    const { timesAt, timesCap, chanceAt, chanceCap, room } = LAYOUT.plates;
    const text = (capHeight: number, y: number, capacity: number): GlyphText => {
      const written = new GlyphText(provider, {
        set: 'label',
        capHeight,
        maxWidth: room,
        tint: TINTS.label,
        capacity,
      });
      written.view.y = y;
      return written;
    };
    this.#plates = Array.from({ length: MOST }, () => {
      const view = new Container();
      const body = spriteAt(provider, 'plate');
      const times = text(timesCap, timesAt, 5);
      const chance = text(chanceCap, chanceAt, 6);
      view.addChild(body, times.view, chance.view);
      return { view, body, times, chance };
    });
    this.#border = spriteAt(provider, 'plate-lit');
    this.view.addChild(...this.#plates.map(({ view }) => view), this.#border);
    this.light(undefined, 0);
  }

  /** Writes the boxes for the segments of a wheel. */
  set(segments: readonly number[]): void {
    const pays = paysOf(segments);
    this.#pays = pays.map((one) => one.pays);
    const { pitch, y } = LAYOUT.plates;
    const left = HALL_SIZE.width / 2 - ((pays.length - 1) * pitch) / 2;
    for (const [index, { view, body, times, chance }] of this.#plates.entries()) {
      const pay = pays[index];
      view.visible = pay !== undefined;
      if (pay === undefined) continue;
      view.position.set(left + index * pitch, y);
      body.tint = tintOf(pay.pays);
      times.write(pay.text);
      chance.write(pay.chance);
      times.tint = chance.tint = pay.pays === 0 ? TINTS.nothing : TINTS.label;
    }
    this.light(undefined, 0);
  }

  /** Lights the box of the drawn multiplier, in hundredths; lights no box if `pays` is undefined. */
  light(pays: number | undefined, alpha: number): void {
    this.swell = 1;
    this.#lit = pays === undefined ? undefined : this.#plates[this.#pays.indexOf(pays)];
    if (this.#lit) this.#border.position.copyFrom(this.#lit.view.position);
    this.#border.alpha = this.#lit === undefined ? 0 : alpha;
  }

  /** Scale of the lit box; a tween animates it. */
  get swell(): number {
    return this.#lit?.view.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#lit?.view.scale.set(swell);
  }
}
