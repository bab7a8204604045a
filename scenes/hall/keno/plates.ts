import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { timesOf } from '../models/round/times-of.ts';
import { LAYOUT, PLATES } from './tuning.ts';

/** Maximum number of boxes in the paytable. */
const MOST = 9;

/** How much wider the light border is than its box, and free space beside a text in a box, in design pixels. */
const BORDER = 16;
const MARGIN = 8;

interface Plate {
  readonly view: Container;
  readonly body: Sprite;
  readonly hits: GlyphText;
  readonly pays: GlyphText;
}

/** Paytable: one box for each number of hits that pays, side by side, with its multiplier. */
export class Plates {
  readonly view = new Container();
  readonly #plates: readonly Plate[];
  readonly #border: Sprite;
  /** Number of hits of each box. */
  #hits: readonly number[] = [];
  #lit: Plate | undefined;

  constructor(provider: TextureProvider) {
    const { hitsAt, hitsCap, paysAt, paysCap } = LAYOUT.plates;
    this.#plates = Array.from({ length: MOST }, () => {
      const view = new Container();
      const body = spriteAt(provider, 'plate');
      const text = (capHeight: number, y: number): GlyphText => {
        const written = new GlyphText(provider, {
          set: 'label',
          capHeight,
          tint: PLATES.label,
          capacity: 6,
        });
        written.view.y = y;
        return written;
      };
      const hits = text(hitsCap, hitsAt);
      const pays = text(paysCap, paysAt);
      const dot = spriteAt(provider, 'ball', -13, hitsAt);
      dot.setSize(17);
      dot.tint = PLATES.good;
      hits.view.x = 8;
      view.addChild(body, dot, hits.view, pays.view);
      return { view, body, hits, pays };
    });
    this.#border = spriteAt(provider, 'plate-lit');
    this.view.addChild(...this.#plates.map(({ view }) => view), this.#border);
  }

  /** Sets the boxes from the multipliers for 0, 1, 2 … hits, in hundredths. */
  set(pays: readonly number[]): void {
    const rows = pays.map((times, hits) => ({ times, hits })).filter(({ times }) => times > 0);
    this.#hits = rows.map(({ hits }) => hits);
    const { x, y, width, widest, gap } = LAYOUT.plates;
    const pitch = Math.min(widest, width / Math.max(1, rows.length));
    const left = x - ((rows.length - 1) * pitch) / 2;
    this.#border.width = pitch - gap + BORDER;
    for (const [index, plate] of this.#plates.entries()) {
      const row = rows[index];
      plate.view.visible = row !== undefined;
      if (row === undefined) continue;
      plate.view.position.set(left + index * pitch, y);
      plate.body.tint = row.times > 100 ? PLATES.pays : PLATES.none;
      plate.hits.write(String(row.hits));
      plate.body.width = pitch - gap;
      plate.pays.write(`${timesOf(row.times)}x`);
      plate.pays.view.scale.set(Math.min(1, (pitch - gap - MARGIN) / plate.pays.width));
    }
    this.light(undefined, 0);
  }

  /** Lights the box of a number of hits; lights no box if `hits` is undefined. */
  light(hits: number | undefined, alpha: number): void {
    this.swell = 1;
    const at = hits === undefined ? -1 : this.#hits.indexOf(hits);
    this.#lit = this.#plates[at];
    if (this.#lit) this.#border.position.copyFrom(this.#lit.view.position);
    this.#border.alpha = this.#lit === undefined ? 0 : alpha;
  }

  /** Returns the centre of the box for a number of hits; undefined if these hits pay nothing. */
  placeOf(hits: number): { readonly x: number; readonly y: number } | undefined {
    return this.#plates[this.#hits.indexOf(hits)]?.view.position;
  }

  /** Scale of the lit box; a tween animates it. */
  get swell(): number {
    return this.#lit?.view.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#lit?.view.scale.set(swell);
  }
}
