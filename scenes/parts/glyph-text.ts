import type { PictureSpec } from '../engine/definition.ts';
import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import { GLYPHS, type GlyphSet, type GlyphSetName } from './glyph-metrics.ts';

/** The part of a stage that shared drawing code needs: pictures by name. */
export interface TextureProvider {
  texture(name: string): Texture;
}

/** Options of a text of glyph sprites. */
export interface GlyphTextOptions {
  readonly set: GlyphSetName;
  /** Height of a figure or capital in dpx; default: as drawn. */
  readonly capHeight?: number;
  /** The point of the text at x = 0; default `center`. */
  readonly align?: 'left' | 'center' | 'right';
  /** Maximum width in dpx; a wider text is scaled down as a whole. */
  readonly maxWidth?: number;
  /** Tint of the glyphs (for the white sets), 0xRRGGBB. */
  readonly tint?: number;
  /** Sprites created in advance, so that later texts allocate nothing; more are created when a text needs them. */
  readonly capacity?: number;
}

/** Height of a capital as a share of the baseline's distance from the top: Paytone One and Nunito, measured. */
const CAP_SHARE: Readonly<Record<GlyphSetName, number>> = {
  money: 0.84,
  'money-white': 0.78,
  label: 0.74,
  'label-gold': 0.79,
};

/** Returns what a definition must declare in `art` to write with these sets. */
export function glyphArt(...sets: readonly GlyphSetName[]): Record<string, PictureSpec> {
  const art: Record<string, PictureSpec> = {};
  for (const name of sets) {
    const set: GlyphSet = GLYPHS[name];
    for (const [character, frame] of Object.entries(set.frame)) {
      const width = (set.advance[character] ?? 0) - 2 * (set.offset[character] ?? 0);
      art[frame] = { width: Math.round(width), height: set.height, atlas: 'parts' };
    }
  }
  return art;
}

/** Layout of a text, for code that writes it elsewhere in the same place; dpx before any scale of its view. */
export interface TextLook {
  readonly text: string;
  readonly set: GlyphSetName;
  readonly capHeight: number;
  readonly align: 'left' | 'center' | 'right';
  readonly maxWidth: number | undefined;
  readonly tint: number;
}

/** Text layouts by view: the camera finds them in a scene. */
const looks = new WeakMap<Container, () => TextLook>();

/** Returns the layout of a view's text; undefined if the container is not a text. */
export const textLookOf = (view: Container): TextLook | undefined => looks.get(view)?.();

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/**
 * One line of text made of glyph sprites. The origin is the middle of a capital's height, at the left, centre or
 * right of the text. All digits of a set are equally wide, so digits never shift sideways. Characters missing from
 * the set are left blank. Writing a text no longer than an earlier one allocates no sprite.
 */
export class GlyphText {
  /** Container to place, scale and fade; the text itself lies inside. */
  readonly view = new Container();
  readonly #line = new Container();
  readonly #glyphs: Sprite[] = [];
  /** The glyph of each digit of the text, from the last digit to the first, as an index into `#characters`. */
  readonly #digitPlaces: number[] = [];
  readonly #textureProvider: TextureProvider;
  readonly #options: GlyphTextOptions;
  readonly #set: GlyphSet;
  readonly #scale: number;
  readonly #textures = new Map<string, Texture>();
  /** Textures of 0 to 9, looked up once. */
  readonly #digits: (Texture | undefined)[] = [];
  #characters: string[] = [];
  /** Number of digits shown even as leading zeros, and the first glyph shown by the last count. */
  #least = 1;
  #first = -1;
  #text = '';
  /** X of the first sign shown by the last count. */
  #inset = 0;
  #tint: number;
  #unscaledWidth = 0;

  constructor(provider: TextureProvider, options: GlyphTextOptions) {
    this.#textureProvider = provider;
    this.#options = options;
    this.#set = GLYPHS[options.set];
    this.#tint = options.tint ?? 0xffffff;
    const cap = this.#set.baseline * CAP_SHARE[options.set];
    this.#scale = options.capHeight === undefined ? 1 : options.capHeight / cap;
    this.#line.pivot.y = this.#set.baseline - cap / 2;
    this.view.addChild(this.#line);
    for (let index = 0; index < (options.capacity ?? 0); index++) this.#glyph(index).visible = false;
    looks.set(this.view, () => ({
      text: this.#text,
      set: options.set,
      capHeight: cap * this.#scale,
      align: options.align ?? 'center',
      maxWidth: options.maxWidth,
      tint: this.#tint,
    }));
  }

  /** The last text given to `write`. */
  get text(): string {
    return this.#text;
  }

  /** Width of the set text, in dpx, before any scale of `view`. */
  get width(): number {
    return this.#unscaledWidth * this.#line.scale.x;
  }

  /** Width of the empty cells before the last count, dpx: the count is off centre by half of it. */
  get inset(): number {
    return this.#inset * this.#line.scale.x;
  }

  /** Tint of the glyphs, 0xRRGGBB. */
  set tint(colour: number) {
    this.#tint = colour;
    for (const glyph of this.#glyphs) glyph.tint = colour;
  }

  /** Writes a text, for instance `stage.format.exact(amount)`. */
  write(text: string): void {
    this.#text = text;
    this.#characters = Array.from(text);
    this.#digitPlaces.length = 0;
    this.#least = this.#digitsNeverBlank();
    this.#first = -1;
    this.#inset = 0;
    let pen = 0;
    for (const [index, character] of this.#characters.entries()) {
      const glyph = this.#glyph(index);
      const texture = this.#texture(character);
      glyph.visible = texture !== undefined;
      if (texture) glyph.texture = texture;
      glyph.x = pen + (this.#set.offset[character] ?? 0);
      pen += this.#set.advance[character] ?? this.#set.advance[' '] ?? 0;
      if (isDigit(character)) this.#digitPlaces.unshift(index);
    }
    for (let index = this.#characters.length; index < this.#glyphs.length; index++) {
      const glyph = this.#glyphs[index];
      if (glyph) glyph.visible = false;
    }
    this.#unscaledWidth = pen;
    const { align = 'center', maxWidth = Infinity } = this.#options;
    this.#line.scale.set(pen === 0 ? this.#scale : Math.min(this.#scale, maxWidth / pen));
    this.#line.pivot.x = align === 'left' ? 0 : align === 'right' ? pen : pen / 2;
  }

  /**
   * Shows another integer in the digit cells of the written text, from the last digit up, without moving any of them:
   * after `write('₱1,234.05')` the cells hold hundredths, so `count(12_00)` reads ₱12.00 with the cents in their
   * final place. The sign before the digits moves along. For every frame: allocates nothing. The number must not have
   * more digits than the text.
   */
  count(value: number): void {
    let rest = value;
    let first = this.#characters.length;
    for (let place = 0; place < this.#digitPlaces.length; place++) {
      const index = this.#digitPlaces[place] ?? 0;
      const glyph = this.#glyphs[index];
      if (!glyph) continue;
      const isShown = rest > 0 || place < this.#least;
      glyph.visible = isShown;
      const tenth = Math.floor(rest / 10);
      if (isShown) {
        const texture = this.#digit(rest - 10 * tenth);
        if (texture) glyph.texture = texture;
        first = index;
      }
      rest = tenth;
    }
    if (first === this.#first) return;
    this.#first = first;
    this.#closeRanks(first);
  }

  #digit(digit: number): Texture | undefined {
    const known = this.#digits[digit];
    if (known) return known;
    const texture = this.#texture(DIGITS[digit] ?? '0');
    this.#digits[digit] = texture;
    return texture;
  }

  /** Counts the digits after the last point, and the one before it: ₱0.05 keeps its zeros. */
  #digitsNeverBlank(): number {
    let digits = 0;
    for (let index = this.#characters.length - 1; index >= 0; index--) {
      if (this.#characters[index] === '.') return digits + 1;
      if (isDigit(this.#characters[index])) digits += 1;
    }
    return 1;
  }

  /** Hides separators before the first shown digit and moves the sign (₱, +) next to it. */
  #closeRanks(first: number): void {
    const firstDigit = this.#digitPlaces[this.#digitPlaces.length - 1] ?? 0;
    let pen = this.#penOf(first);
    for (let index = first - 1; index >= 0; index--) {
      const character = this.#characters[index] ?? '';
      const glyph = this.#glyphs[index];
      if (!glyph) continue;
      if (index > firstDigit) {
        if (!isDigit(character)) glyph.visible = false;
      } else if (index < firstDigit) {
        pen -= this.#set.advance[character] ?? 0;
        glyph.x = pen + (this.#set.offset[character] ?? 0);
      }
    }
    this.#inset = pen;
    for (let index = first + 1; index < this.#characters.length; index++) {
      const glyph = this.#glyphs[index];
      if (glyph && !isDigit(this.#characters[index]))
        glyph.visible = this.#set.frame[this.#characters[index] ?? ''] !== undefined;
    }
  }

  #penOf(place: number): number {
    let pen = 0;
    for (let index = 0; index < place; index++) pen += this.#set.advance[this.#characters[index] ?? ''] ?? 0;
    return pen;
  }

  #texture(character: string): Texture | undefined {
    const known = this.#textures.get(character);
    if (known) return known;
    const frame = this.#set.frame[character];
    if (frame === undefined) return undefined;
    const texture = this.#textureProvider.texture(frame);
    this.#textures.set(character, texture);
    return texture;
  }

  #glyph(index: number): Sprite {
    const known = this.#glyphs[index];
    if (known) return known;
    const glyph = new Sprite();
    glyph.tint = this.#tint;
    this.#glyphs[index] = glyph;
    this.#line.addChild(glyph);
    return glyph;
  }
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
