/** How the letters of each glyph set are drawn. */
import { letteringStops, INK } from './metals.ts';
import { linear, path } from './svg.ts';
import { textPath } from './text.ts';
import type { Drawing } from './picture.ts';

/** How the letters of one glyph set are drawn. */
export interface Style {
  readonly font: string;
  /** Font size (height of an em), design pixels. */
  readonly size: number;
  /** Height of a letter's cell, and height of the baseline within it, design pixels. */
  readonly height: number;
  readonly baseline: number;
  /** Width of the dark outline, and distance (`depth`) by which it is moved down, design pixels. */
  readonly outline: number;
  readonly depth: number;
  readonly metal: boolean;
  readonly fill: string;
  readonly names: ReadonlyMap<string, string>;
}

/** The digits, each with the name of its file. */
export const FIGURES: readonly (readonly [string, string])[] = Array.from(
  '0123456789',
  (digit) => [digit, digit] as const,
);
const SHORT = new Map([...FIGURES, ['₱', 'peso'], [',', 'comma'], ['.', 'dot'], ['+', 'plus']]);
const MONEY = new Map([...SHORT, ['%', 'percent'], ['x', 'x'], ['k', 'k'], ['m', 'm']]);
/** Letters of the words in celebrations; their metal is the same as that of the digits. */
const CAPITALS = Array.from(
  'ABCDEGHIJKMNOPRSTUWY!',
  (letter) => [letter, `c${letter.codePointAt(0)}`] as const,
);
const ascii = Array.from({ length: 126 - 32 }, (_, index) => String.fromCodePoint(33 + index));
const LETTERS = new Map([...ascii, '₱', 'ñ', 'Ñ'].map((letter) => [letter, `c${letter.codePointAt(0)}`]));

const paytone = { font: 'paytone-one', fill: '#FFFFFF' };

/** Styles of all glyph sets, by name of the set. */
export const STYLES: Readonly<Record<string, Style>> = {
  money: {
    ...paytone,
    size: 66,
    height: 76,
    baseline: 56,
    outline: 8,
    depth: 3,
    metal: true,
    names: new Map([...MONEY, ...CAPITALS]),
  },
  'money-white': {
    ...paytone,
    size: 34,
    height: 42,
    baseline: 31,
    outline: 5,
    depth: 2,
    metal: false,
    names: MONEY,
  },
  label: {
    font: 'nunito',
    size: 24,
    height: 30,
    baseline: 23,
    outline: 0,
    depth: 0,
    metal: false,
    fill: '#FFFFFF',
    names: LETTERS,
  },
  'label-gold': {
    ...paytone,
    size: 27,
    height: 30,
    baseline: 24,
    outline: 0,
    depth: 0,
    metal: false,
    fill: '#FFD54A',
    names: SHORT,
  },
};

/**
 * Draws a letter in the middle of a cell of `width` design pixels, on the baseline of its set. `size` replaces the font
 * size of the set.
 */
export function letterOf(
  style: Style,
  letter: string,
  width: number,
  font = style.font,
  size = style.size,
): Drawing {
  const { baseline, outline, depth } = style;
  const { d } = textPath(letter, { font, size, x: width / 2, y: baseline });
  const defs = style.metal
    ? linear('face', letteringStops('gold'), {
        x1: 0,
        y1: baseline - size * 0.72,
        x2: 0,
        y2: baseline,
        user: true,
      })
    : '';
  const edge = `fill="${INK}" stroke="${INK}" stroke-width="${outline}" stroke-linejoin="round"`;
  const body =
    (depth > 0 ? path(d, `transform="translate(0 ${depth})" ${edge}`) : '') +
    (outline > 0 ? path(d, edge) : '') +
    path(d, `fill="${style.metal ? 'url(#face)' : style.fill}"`);
  return { defs, body };
}
