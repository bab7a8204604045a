/** Styles of the glyph sets. */
import { letteringStops, INK } from './metals.ts';
import { linear, path } from './svg.ts';
import { textPath } from './text.ts';
import type { Drawing } from './picture.ts';

/** Style of one glyph set. */
export interface Style {
  readonly font: string;
  /** Em height, dpx. */
  readonly size: number;
  /** Cell height and the baseline's height in it, dpx. */
  readonly height: number;
  readonly baseline: number;
  /** Width of the dark outline, and its offset downwards, dpx. */
  readonly outline: number;
  readonly depth: number;
  readonly metal: boolean;
  readonly fill: string;
  readonly names: ReadonlyMap<string, string>;
}

/** The digits and their file names. */
export const FIGURES: readonly (readonly [string, string])[] = Array.from(
  '0123456789',
  (digit) => [digit, digit] as const,
);
const SHORT = new Map([...FIGURES, ['₱', 'peso'], [',', 'comma'], ['.', 'dot'], ['+', 'plus']]);
const MONEY = new Map([...SHORT, ['%', 'percent'], ['x', 'x'], ['k', 'k'], ['m', 'm']]);
/** Letters of the celebration words, which use the same metal as the digits. */
const CAPITALS = Array.from(
  'ABCDEGHIJKMNOPRSTUWY!',
  (letter) => [letter, `c${letter.codePointAt(0)}`] as const,
);
const ascii = Array.from({ length: 126 - 32 }, (_, index) => String.fromCodePoint(33 + index));
const LETTERS = new Map([...ascii, '₱', 'ñ', 'Ñ'].map((letter) => [letter, `c${letter.codePointAt(0)}`]));

const paytone = { font: 'paytone-one', fill: '#FFFFFF' };

/** All sets, by name. */
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
 * Draws a letter in the middle of a cell `width` dpx wide, on the set's baseline; `size` overrides the set's em
 * height.
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
