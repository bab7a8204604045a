import type { PictureSpec } from '../engine/definition.ts';
import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import { GLYPHS, type GlyphSet, type GlyphSetName } from './glyph-metrics.ts';

/** Source of pictures by name: the part of a scene's context that shared drawing code needs. */
export interface TextureProvider {
  texture(name: string): Texture;
}

/** Options of a text made of glyph sprites. */
export interface GlyphTextOptions {
  readonly set: GlyphSetName;
  /** Cap height, which is also that of digits, in design pixels; by default that of the pictures. */
  readonly capHeight?: number;
  /** Point of the text that is at x = 0; `center` by default. */
  readonly align?: 'left' | 'center' | 'right';
  /** Maximum width in design pixels; a wider text is scaled down as a whole. */
  readonly maxWidth?: number;
  /** Tint of the glyphs as 0xRRGGBB, for sets with white glyphs. */
  readonly tint?: number;
  /** Number of sprites created in advance, so that later texts allocate nothing. A longer text creates more. */
  readonly capacity?: number;
}

/** Cap height as a share of the distance from a frame's top to the baseline, measured for Paytone One and Nunito. */
const CAP_SHARE: Readonly<Record<GlyphSetName, number>> = {
  money: 0.84,
  'money-white': 0.78,
  label: 0.74,
  'label-gold': 0.79,
};

/** Returns the pictures that a scene definition must declare in `art` to write with these glyph sets. */
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

/**
 * Look of a text, for code that writes the same text elsewhere; lengths in design pixels, before any scale of its view.
 */
export interface TextLook {
  readonly text: string;
  readonly set: GlyphSetName;
  readonly capHeight: number;
  readonly align: 'left' | 'center' | 'right';
  readonly maxWidth: number | undefined;
  readonly tint: number;
}

/** Functions that return a text's look, by its view; the studio's camera finds texts in a scene with them. */
const looks = new WeakMap<Container, () => TextLook>();

/** Returns the look of a text by its view; undefined if the container is not the view of a text. */
export const textLookOf = (view: Container): TextLook | undefined => looks.get(view)?.();

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/**
 * One line of text made of glyph sprites. Vertically the origin is the middle of a capital, horizontally the left end,
 * centre or right end of the text. All digits of a set have the same width, so counting digits never shift. A missing
 * character is left blank. Writing a text no longer than an earlier one allocates no sprite.
 */
export class GlyphText {
  /** Container to place, scale and fade; the glyphs are inside. */
  readonly view = new Container();
  readonly #line = new Container();
  readonly #glyphs: Sprite[] = [];
  /** For each digit of the text, from the last to the first: its index in `#characters`. */
  readonly #digitPlaces: number[] = [];
  readonly #textureProvider: TextureProvider;
  readonly #options: GlyphTextOptions;
  readonly #set: GlyphSet;
  readonly #scale: number;
  readonly #textures = new Map<string, Texture>();
  /** Textures of the digits 0 to 9, looked up once. */
  readonly #digits: (Texture | undefined)[] = [];
  #characters: string[] = [];
  /**
   * Minimum number of digits shown, even as leading zeros, and the index of the first glyph that the last count showed.
   */
  #least = 1;
  #first = -1;
  #text = '';
  /** Horizontal position of the first glyph that the last count showed. */
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

  /** Text given to the last `write`. */
  get text(): string {
    return this.#text;
  }

  /** Width of the text in design pixels, before any scale of `view`. */
  get width(): number {
    return this.#unscaledWidth * this.#line.scale.x;
  }

  /** Width left empty before the counted number, in design pixels: the number is off centre by half of it. */
  get inset(): number {
    return this.#inset * this.#line.scale.x;
  }

  /** Tint of the glyphs, 0xRRGGBB. */
  set tint(colour: number) {
    this.#tint = colour;
    for (const glyph of this.#glyphs) glyph.tint = colour;
  }

  /** Writes a text, for instance `context.format.exact(amount)`. */
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
   * Shows another integer at the digit positions of the written text, from the last digit on, without moving any digit.
   * After `write('₱1,234.05')`, `count(12_00)` shows ₱12.00 with the cents at their final position; the ₱ moves next to
   * the first digit. It runs in every frame and allocates nothing. The number must not have more digits than the text.
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

  /** Returns the number of digits after the last point, plus the one before it: ₱0.05 keeps its zeros. */
  #digitsNeverBlank(): number {
    let digits = 0;
    for (let index = this.#characters.length - 1; index >= 0; index--) {
      if (this.#characters[index] === '.') return digits + 1;
      if (isDigit(this.#characters[index])) digits += 1;
    }
    return 1;
  }

  /** Hides separators before the first shown digit, and moves the sign (₱, +) next to that digit. */
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
