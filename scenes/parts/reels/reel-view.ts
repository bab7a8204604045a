import { Container, Sprite, Texture } from '../../engine/pixi.ts';
import { BLUR_FROM, SHARP_BELOW } from './reel-timing.ts';
import { mod } from './reel-run.ts';

/** The sharp and the blurred picture of a symbol. */
export interface Face {
  readonly sharp: Texture;
  readonly blurred: Texture;
}

/** Strip and cell size of a drawn reel. */
export interface ReelShape {
  /** Pictures of the symbols from top to bottom, repeated without end; undefined for a blank. */
  readonly strip: readonly (Face | undefined)[];
  readonly rows: number;
  /** Distance outside the window, in cells, within which symbols fade out; undefined if something covers them there. */
  readonly fade?: number;
  /** Size of a cell, in design pixels. */
  readonly cell: { readonly width: number; readonly height: number };
}

/**
 * Vertical position of unused symbols, above every screen, in design pixels. Moving them there is as cheap as alpha 0,
 * whereas changing `visible` would make the renderer rebuild the whole scene.
 */
const AWAY = -4_000;

/** Height of a blurred symbol in cells: neighbours overlap by half a cell and fade into each other. */
const BLUR_HEIGHT = 1.5;

/**
 * Display nodes of one reel: sharp symbols, one more than visible rows, and as many blurred ones, moved to a position
 * on the strip. The origin is the middle of the window's upper edge. Moving allocates nothing.
 */
export class ReelView {
  readonly view = new Container();
  readonly #shape: ReelShape;
  readonly #sharp: readonly Sprite[];
  readonly #blurred: readonly Sprite[];
  #whole = NaN;
  #crossing = 0;
  /** Symbol that fills all visible rows instead of the strip until the reel moves; undefined if none does. */
  #filled: Face | undefined;

  constructor(shape: ReelShape) {
    this.#shape = shape;
    // A blank gets an invisible picture too: an empty texture would need a draw call of its own.
    const texture = shape.strip.find((face) => face !== undefined)?.sharp ?? Texture.EMPTY;
    const make = (): Sprite[] =>
      Array.from({ length: shape.rows + 1 }, () => new Sprite({ texture, anchor: 0.5, alpha: 0 }));
    this.#blurred = make();
    this.#sharp = make();
    this.view.addChild(...this.#blurred, ...this.#sharp);
  }

  /** Number of symbols on the strip. */
  get length(): number {
    return this.#shape.strip.length;
  }

  /** Shows the strip at a position in symbols, blurred according to a speed in symbols per second. */
  show(place: number, speed: number): void {
    const whole = Math.floor(place);
    if (whole !== this.#whole) this.#setTextures(whole);
    const offset = (place - whole - 0.5) * this.#shape.cell.height;
    const blur = Math.min(1, Math.max(0, (Math.abs(speed) - SHARP_BELOW) / (BLUR_FROM - SHARP_BELOW)));
    for (let row = 0; row < this.#sharp.length; row++) {
      const y = offset + row * this.#shape.cell.height;
      const isBlank = this.#faceOf(row) === undefined;
      const sharp = this.#sharp[row];
      const blurred = this.#blurred[row];
      if (!sharp || !blurred) continue;
      const seen = isBlank ? 0 : this.#seenAt(y / this.#shape.cell.height);
      sharp.alpha = seen * (1 - blur);
      sharp.y = sharp.alpha > 0 ? y : AWAY;
      blurred.alpha = seen * blur;
      blurred.y = blurred.alpha > 0 ? y : AWAY;
    }
  }

  /** Returns the sprite in a visible row, where 0 is the top row. */
  symbol(row: number): Sprite | undefined {
    return this.#sharp[row + 1];
  }

  /** Returns the picture of the symbol in a visible row; undefined for a blank. */
  faceAt(row: number): Texture | undefined {
    return (this.#filled ?? this.#faceOf(row + 1))?.sharp;
  }

  /** Fills all visible rows with one symbol, until the reel moves or `settle` is called. */
  fill(face: Face): void {
    this.#filled = face;
    for (const sprite of this.#sharp.slice(1)) sprite.texture = face.sharp;
  }

  /** Vertical scale of the visible symbols: 1 at rest, less when a reel lands. */
  get squash(): number {
    return this.#sharp[1]?.scale.y ?? 1;
  }

  set squash(height: number) {
    for (const sprite of this.#sharp) sprite.scale.y = height;
  }

  /** Tint of all symbols of the reel. */
  set tint(colour: number) {
    for (const sprite of this.#sharp) sprite.tint = colour;
  }

  /** Makes the next `show` read the strip again, because its pictures have changed. */
  refresh(): void {
    this.#whole = NaN;
  }

  /** Resets scale and tint of the symbols. */
  settle(): void {
    if (this.#filled) this.#whole = NaN;
    this.#filled = undefined;
    for (const sprite of this.#sharp) {
      sprite.scale.set(1);
      sprite.tint = 0xffffff;
    }
  }

  /** Draws the symbols at another position over the shown ones, still invisible; `crossing` then fades to them. */
  prepare(place: number): void {
    for (const [row, sprite] of this.#blurred.entries()) {
      const face = this.#strip(row - 1 - place);
      if (face) sprite.texture = face.sharp;
      sprite.scale.set(1);
      sprite.y = face ? (row - 0.5) * this.#shape.cell.height : AWAY;
      sprite.alpha = 0;
    }
  }

  /** Progress of the cross-fade: 0 shows the old symbols, 1 the prepared ones. `show` ends it. */
  set crossing(share: number) {
    this.#crossing = share;
    for (const sprite of this.#sharp) sprite.alpha = 1 - share;
    for (const sprite of this.#blurred) sprite.alpha = share;
    this.#whole = NaN;
  }

  get crossing(): number {
    return this.#crossing;
  }

  #setTextures(whole: number): void {
    this.#whole = whole;
    const { width, height } = this.#shape.cell;
    for (let row = 0; row < this.#sharp.length; row++) {
      const face = this.#faceOf(row);
      const sharp = this.#sharp[row];
      const blurred = this.#blurred[row];
      if (!face || !sharp || !blurred) continue;
      sharp.texture = face.sharp;
      blurred.texture = face.blurred;
      blurred.scale.set(width / face.blurred.orig.width, (height * BLUR_HEIGHT) / face.blurred.orig.height);
    }
  }

  /** Returns the alpha of a symbol whose centre is `middle` cells below the window's upper edge. */
  #seenAt(middle: number): number {
    const { fade, rows } = this.#shape;
    if (fade === undefined) return 1;
    return Math.min(1, Math.max(0, 1 - Math.max(0.5 - middle, middle - rows + 0.5) / fade));
  }

  /** Returns the pictures of the symbol in a row of sprites; row 0 is above the window. */
  #faceOf(row: number): Face | undefined {
    return this.#strip(row - 1 - this.#whole);
  }

  #strip(index: number): Face | undefined {
    return this.#shape.strip[mod(index, this.#shape.strip.length)];
  }
}
