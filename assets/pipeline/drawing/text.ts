/** Converts text to outlines. A picture without text elements looks the same on every machine. */
import { readFileSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { round } from './svg.ts';

/** Font, size and position of a text. */
export interface TextOptions {
  /** Name of a package under @fontsource such as "paytone-one", or "nunito", or the absolute path of a font file. */
  readonly font: string;
  /** Font size (height of an em), units of the drawing. */
  readonly size: number;
  readonly x?: number;
  /** Vertical position of the baseline, units of the drawing. */
  readonly y?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space after each letter, units of the drawing. */
  readonly tracking?: number;
}

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const subsets = ['latin', 'latin-ext'];
const loaded = new Map<string, readonly Font[]>();

// fontkit cannot set the weight of a compressed variable font, so Nunito is first converted to a font of weight 800.
const printable = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const nunito = await Promise.all(
  subsets.map(async (subset) => {
    const file = readFileSync(
      `${modules}/@fontsource-variable/nunito/files/nunito-${subset}-wght-normal.woff2`,
    );
    const text = `${printable}₱–—‘’“”•…`;
    return create(await subsetFont(file, text, { targetFormat: 'truetype', variationAxes: { wght: 800 } }));
  }),
);

function fontsOf(name: string): readonly Font[] {
  if (name === 'nunito') return nunito;
  // Include the time of the last change, because a tool that watches the file may see it rewritten.
  const key = isAbsolute(name) ? `${name} ${statSync(name).mtimeMs}` : name;
  const known = loaded.get(key);
  if (known) return known;
  if (isAbsolute(name)) {
    const own = [create(readFileSync(name))];
    loaded.set(key, own);
    return own;
  }
  const fonts = subsets.flatMap((subset) => {
    try {
      return [
        create(readFileSync(`${modules}/@fontsource/${name}/files/${name}-${subset}-400-normal.woff2`)),
      ];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
  if (fonts.length === 0) throw new Error(`No font called "${name}" is installed under @fontsource.`);
  loaded.set(name, fonts);
  return fonts;
}

/** Returns whether a font has the given letter. */
export function hasLetter(font: string, letter: string): boolean {
  const codePoint = letter.codePointAt(0) ?? 0;
  return fontsOf(font).some((candidate) => candidate.hasGlyphForCodePoint(codePoint));
}

/** Returns ascent and descent of a font, as parts of the font size; the descent is negative. */
export function lineOf(name: string): { readonly ascent: number; readonly descent: number } {
  const font = fontsOf(name)[0];
  if (!font) throw new Error(`No font called "${name}".`);
  return { ascent: font.ascent / font.unitsPerEm, descent: font.descent / font.unitsPerEm };
}

const LETTER = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/**
 * Returns the outline of `text` as SVG path data, and its width. Throws if no file of the font has one of the letters,
 * because an empty box must never appear in a picture.
 */
export function textPath(text: string, options: TextOptions): { readonly d: string; readonly width: number } {
  const { font, size, x = 0, y = 0, anchor = 'middle', tracking = 0 } = options;
  const fonts = fontsOf(font);
  let pen = 0;
  const placed = Array.from(text, (letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const owner = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
    if (!owner) throw new Error(`The font "${font}" has no "${letter}".`);
    const glyph = owner.glyphForCodePoint(codePoint);
    const scale = size / owner.unitsPerEm;
    const at = pen;
    pen += glyph.advanceWidth * scale + tracking;
    return { glyph, scale, at };
  });
  const width = pen - tracking;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const d = placed
    .flatMap(({ glyph, scale, at }) =>
      glyph.path.commands.map(({ command, args }) => {
        const numbers = args.map((value, index) =>
          round(index % 2 ? y - value * scale : left + at + value * scale),
        );
        return LETTER[command] + numbers.join(' ');
      }),
    )
    .join('');
  return { d, width };
}
