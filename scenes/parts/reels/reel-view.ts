import { Container, Sprite, Texture } from '../../engine/pixi.ts';
import { BLUR_FROM, SHARP_BELOW } from './reel-timing.ts';
import { mod } from './reel-run.ts';

/** The two pictures of a symbol; a blank has none. */
export interface Face {
  readonly sharp: Texture;
  readonly blurred: Texture;
}

/** Shape of a drawn reel. */
export interface ReelShape {
  /** Symbols from the top downwards, cyclic. */
  readonly strip: readonly (Face | undefined)[];
  readonly rows: number;
  /** Distance, in cells, within which symbols fade outside the window; without it something covers them. */
  readonly fade?: number;
  /** Size of a cell, dpx. */
  readonly cell: { readonly width: number; readonly height: number };
}

/**
 * Parking place of an invisible symbol, dpx: above every screen. It costs nothing there, like alpha 0, whereas
 * `visible` would make the renderer rebuild the whole scene.
 */
const AWAY = -4_000;

/** Blurred symbols overlap by half a cell and fade into each other. */
const BLUR_HEIGHT = 1.5;

/**
 * One reel: one more row of sharp symbols than is visible and as many blurred ones, moved to a place on the strip.
 * The origin is the middle of the window's top edge. Allocates nothing while it moves.
 */
export class ReelView {
  readonly view = new Container();
  readonly #shape: ReelShape;
  readonly #sharp: readonly Sprite[];
  readonly #blurred: readonly Sprite[];
  #whole = NaN;
  #crossing = 0;
  /** Symbol that fills the visible rows in place of the strip, until the reel moves. */
  #filled: Face | undefined;

  constructor(shape: ReelShape) {
    this.#shape = shape;
    // A blank of the strip gets an invisible picture too: an empty texture would be a sheet of its own.
    const texture = shape.strip.find((face) => face !== undefined)?.sharp ?? Texture.EMPTY;
    const make = (): Sprite[] =>
      Array.from({ length: shape.rows + 1 }, () => new Sprite({ texture, anchor: 0.5, alpha: 0 }));
    this.#blurred = make();
    this.#sharp = make();
    this.view.addChild(...this.#blurred, ...this.#sharp);
  }

  /** Symbols on the strip. */
  get length(): number {
    return this.#shape.strip.length;
  }

  /** Shows the strip at a place, in symbols, with the blur of a speed, in symbols a second. */
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

  /** Returns the sprite in a visible row, 0 at the top. */
  symbol(row: number): Sprite | undefined {
    return this.#sharp[row + 1];
  }

  /** Returns the picture of the symbol in a visible row; undefined for a blank. */
  faceAt(row: number): Texture | undefined {
    return (this.#filled ?? this.#faceOf(row + 1))?.sharp;
  }

  /** Fills the visible rows with one symbol, until the reel moves or is settled. */
  fill(face: Face): void {
    this.#filled = face;
    for (const sprite of this.#sharp.slice(1)) sprite.texture = face.sharp;
  }

  /** Vertical scale of the visible symbols, 1 at rest: the squash of the landing. */
  get squash(): number {
    return this.#sharp[1]?.scale.y ?? 1;
  }

  set squash(height: number) {
    for (const sprite of this.#sharp) sprite.scale.y = height;
  }

  /** Tint of the symbols. */
  set tint(colour: number) {
    for (const sprite of this.#sharp) sprite.tint = colour;
  }

  /** Makes the next `show` reread a changed strip. */
  refresh(): void {
    this.#whole = NaN;
  }

  /** Resets the symbols to their drawn size and colours. */
  settle(): void {
    if (this.#filled) this.#whole = NaN;
    this.#filled = undefined;
    for (const sprite of this.#sharp) {
      sprite.scale.set(1);
      sprite.tint = 0xffffff;
    }
  }

  /** Draws the symbols of another place over the shown ones, still invisible: `crossing` fades to them. */
  prepare(place: number): void {
    for (const [row, sprite] of this.#blurred.entries()) {
      const face = this.#strip(row - 1 - place);
      if (face) sprite.texture = face.sharp;
      sprite.scale.set(1);
      sprite.y = face ? (row - 0.5) * this.#shape.cell.height : AWAY;
      sprite.alpha = 0;
    }
  }

  /** 0 shows the old symbols, 1 the prepared ones. Ends with `show`. */
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

  /** Returns the alpha of a symbol whose middle lies `middle` cells under the window's upper edge. */
  #seenAt(middle: number): number {
    const { fade, rows } = this.#shape;
    if (fade === undefined) return 1;
    return Math.min(1, Math.max(0, 1 - Math.max(0.5 - middle, middle - rows + 0.5) / fade));
  }

  /** Row 0 is the one above the window. */
  #faceOf(row: number): Face | undefined {
    return this.#strip(row - 1 - this.#whole);
  }

  #strip(index: number): Face | undefined {
    return this.#shape.strip[mod(index, this.#shape.strip.length)];
  }
}
