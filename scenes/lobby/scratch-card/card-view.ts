import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText, type GlyphTextOptions } from '../../parts/glyph-text.ts';
import { CARD, LAYOUT } from './tuning.ts';
import { type Card, type ScratchCardTypes, SYMBOLS } from './types.ts';

/** Returns the centre of a tile, numbered 0..8 row by row, in design pixels. */
export const tileSpot = (place: number): { readonly x: number; readonly y: number } => ({
  x: LAYOUT.tiles.x + (place % 3) * LAYOUT.tiles.pitch,
  y: LAYOUT.tiles.y + Math.floor(place / 3) * LAYOUT.tiles.pitch,
});

/** Returns the name of a symbol's picture; `symbol` is an index in SYMBOLS. Throws for an unknown index. */
export function facePicture(symbol: number): string {
  const name = SYMBOLS[symbol];
  if (name === undefined) throw new Error(`no symbol ${symbol}: there are ${SYMBOLS.length}`);
  return `face-${name}`;
}

/** Creates a card's back: one quarter drawn four times, and a seal. */
export function createBack(context: SceneContext<ScratchCardTypes>): Container {
  const { card } = LAYOUT;
  const back = new Container({ label: 'back' });
  for (const [x, y] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const quarter = new Sprite({ texture: context.texture('back-quarter'), anchor: 1, position: card });
    quarter.scale.set(x, y);
    back.addChild(quarter);
  }
  back.addChild(new Sprite({ texture: context.texture('seal'), anchor: 0.5, position: card }));
  return back;
}

/** Text style of the prize under its symbol. */
export const valueStyle: GlyphTextOptions = {
  set: 'label',
  capHeight: LAYOUT.value.cap,
  maxWidth: LAYOUT.value.width,
  tint: 0x6a2410,
  capacity: 7,
};

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Display nodes of the card, front and back, and of everything that moves with it. */
export class CardView {
  /** Layer under a celebration's dimming layer: the printed front and, above it, `onFront`. */
  readonly low = new Container({ label: 'card' });
  /** Layer above the dimming layer: the bar. */
  readonly high = new Container({ label: 'bar' });
  readonly faces: readonly Sprite[];
  readonly values: readonly GlyphText[];
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #front = new Container({ label: 'front' });
  readonly #back: Container;
  #way = 0;
  #rise = 0;
  #turn = 1;
  #bob = 0;

  /** `onFront` is the foil, which lies above the symbols. */
  constructor(
    context: SceneContext<ScratchCardTypes>,
    onFront: readonly Container[],
    onBar: readonly Container[],
  ) {
    this.#context = context;
    this.#back = createBack(context);
    const { card, rule, bar, symbol, value } = LAYOUT;
    const createSprite = (name: string, x: number, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x, y } });
    this.faces = PLACES.map((place) => {
      const { x, y } = tileSpot(place);
      const face = createSprite(facePicture(0), x, y - symbol.up);
      face.visible = false;
      return face;
    });
    this.values = PLACES.map((place) => {
      const { x, y } = tileSpot(place);
      const text = new GlyphText(context, valueStyle);
      text.view.position.set(x, y + value.down);
      text.view.visible = false;
      return text;
    });
    this.#front.addChild(
      createSprite('card', card.x, card.y),
      createSprite(context.settings.locale === 'fil' ? 'rule-fil' : 'rule', rule.x, rule.y),
      ...this.values.map(({ view }) => view),
      ...this.faces,
      ...onFront,
    );
    this.low.addChild(this.#front, this.#back);
    this.high.addChild(createSprite('bar', bar.x, bar.y), ...onBar);
    for (const part of [this.low, this.high]) {
      part.pivot.copyFrom(card);
      part.visible = false;
    }
    this.#place();
  }

  /**
   * Prints a card's symbols and prizes; without a card prints nothing, so that even reading the scene reveals nothing.
   */
  print(card: Card | undefined, prizes: readonly number[]): void {
    for (const place of PLACES) {
      const face = this.faces[place];
      const value = this.values[place];
      const symbol = card?.faces[place];
      if (!face || !value) continue;
      face.visible = value.view.visible = symbol !== undefined;
      face.alpha = value.view.alpha = 1;
      face.scale.set(1);
      if (symbol === undefined) continue;
      face.texture = this.#context.texture(facePicture(symbol));
      value.write(this.#context.format.prize(prizes[symbol] ?? 0));
    }
  }

  /** Shows a side of the card, or hides it; the bar belongs to the front. */
  showSide(side: 'front' | 'back' | 'gone'): void {
    this.#front.visible = side === 'front';
    this.#back.visible = side === 'back';
    this.low.visible = side !== 'gone';
    this.high.visible = side === 'front';
    this.#way = this.#rise = this.#bob = 0;
    this.#turn = 1;
    this.fade = 1;
    this.isGrey = false;
    this.#place();
  }

  /** Whether the card is grey, because no answer came for it. */
  set isGrey(isGrey: boolean) {
    this.#back.tint = isGrey ? CARD.greyed : 0xffffff;
  }

  /** Alpha of the whole card. */
  get fade(): number {
    return this.low.alpha;
  }

  set fade(alpha: number) {
    this.low.alpha = alpha;
    this.high.alpha = alpha;
  }

  /** Visible width of the card while it turns over: 1 is flat, 0 is edge on. */
  get turn(): number {
    return this.#turn;
  }

  set turn(turn: number) {
    this.#turn = turn;
    this.#place();
  }

  /** Distance of the card below its place, in design pixels. */
  get rise(): number {
    return this.#rise;
  }

  set rise(rise: number) {
    this.#rise = rise;
    this.#place();
  }

  /** Distance of the card above its place while it waits, in design pixels. */
  get bob(): number {
    return this.#bob;
  }

  set bob(bob: number) {
    this.#bob = bob;
    this.#place();
  }

  /** Distance of the card to the right of its place, in design pixels; the card tilts as it moves. */
  get way(): number {
    return this.#way;
  }

  set way(way: number) {
    this.#way = way;
    this.#place();
  }

  #place(): void {
    const { x, y } = LAYOUT.card;
    for (const part of [this.low, this.high]) {
      part.position.set(x + this.#way, y + this.#rise - this.#bob);
      part.scale.set(this.#turn, 1);
      part.rotation = this.#way / 1_600;
    }
  }
}
