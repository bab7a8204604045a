import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { timesOf } from '../models/round/times-of.ts';
import { LAYOUT, PATTERNS, TINTS } from './tuning.ts';
import type { Hand, HandRow } from './types.ts';

interface Plate {
  readonly view: Container;
  readonly body: Sprite;
  readonly times: GlyphText;
  readonly chance: GlyphText;
}

/** Paytable: one box for each hand, side by side, with the hand in small gems, its payout and its probability. */
export class Plates {
  readonly view = new Container();
  readonly #plates = new Map<Hand, Plate>();
  readonly #border: Sprite;
  readonly #provider: TextureProvider;
  #lit: Plate | undefined;

  constructor(provider: TextureProvider) {
    this.#provider = provider;
    this.#border = spriteAt(provider, 'plate-lit');
    this.#border.alpha = 0;
    this.view.addChild(this.#border);
  }

  /** Writes the boxes of the paytable, the best hand first. */
  set(rows: readonly HandRow[]): void {
    const { x, y, pitch } = LAYOUT.plates;
    for (const [index, { hand, pays, chance }] of rows.entries()) {
      const plate = this.#plates.get(hand) ?? this.#add(hand);
      plate.view.position.set(x + (index - (rows.length - 1) / 2) * pitch, y);
      plate.body.tint = pays > 100 ? TINTS.good : TINTS.plate;
      plate.times.write(`${timesOf(pays)}x`);
      plate.chance.write(chance);
    }
  }

  /** Lights the box of the drawn hand; lights no box if `hand` is undefined. */
  light(hand: Hand | undefined, alpha: number): void {
    this.swell = 1;
    this.#lit = hand === undefined ? undefined : this.#plates.get(hand);
    if (this.#lit) this.#border.position.copyFrom(this.#lit.view.position);
    this.#border.alpha = this.#lit === undefined ? 0 : alpha;
  }

  /** Returns the centre of a hand's box, in design pixels; undefined if the paytable lacks the hand. */
  placeOf(hand: Hand): { readonly x: number; readonly y: number } | undefined {
    return this.#plates.get(hand)?.view.position;
  }

  /** Scale of the lit box; a tween animates it. */
  get swell(): number {
    return this.#lit?.view.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#lit?.view.scale.set(swell);
  }

  #add(hand: Hand): Plate {
    const { pipsAt, pip, timesAt, timesCap, chanceAt, chanceCap, room } = LAYOUT.plates;
    const view = new Container();
    const body = spriteAt(this.#provider, 'plate');
    const text = (capHeight: number, y: number): GlyphText => {
      const written = new GlyphText(this.#provider, {
        set: 'label',
        capHeight,
        maxWidth: room,
        tint: TINTS.label,
        capacity: 6,
      });
      written.view.y = y;
      return written;
    };
    const times = text(timesCap, timesAt);
    const chance = text(chanceCap, chanceAt);
    const pips = Array.from(PATTERNS[hand], (letter, place) => {
      const sprite = spriteAt(this.#provider, 'pip', (place - 2) * pip, pipsAt);
      sprite.tint = letter === 'A' || letter === 'B' ? TINTS.pips[letter] : TINTS.pips['.'];
      return sprite;
    });
    view.addChild(body, ...pips, times.view, chance.view);
    const plate = { view, body, times, chance };
    this.#plates.set(hand, plate);
    this.view.addChildAt(view, 0);
    return plate;
  }
}
