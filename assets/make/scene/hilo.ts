/** Draws the hilo game: a felt table, cards with their ranks and suits, and the marks of past guesses. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { drawHallGround } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf } from './rim.ts';
import type { Theme } from './theme.ts';

/** Names of the ranks' pictures, in the order of the pack of cards. The name in upper case is the text on the card. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'];

/** SVG paths of the suits in boxes of 100 units, in the order of the pack of cards. */
const SUITS: Readonly<Record<string, string>> = {
  diamonds: 'M50 6Q62 30 86 50Q62 70 50 94Q38 70 14 50Q38 30 50 6Z',
  hearts: 'M50 92C20 66 8 50 8 32A22 22 0 0 1 50 24A22 22 0 0 1 92 32C92 50 80 66 50 92Z',
  spades:
    'M50 6C72 34 92 46 92 64A20 20 0 0 1 56 74Q58 86 68 92H32Q42 86 44 74A20 20 0 0 1 8 64C8 46 28 34 50 6Z',
  clubs:
    'M50 6A20 20 0 0 1 66 38A20 20 0 1 1 56 70Q58 86 68 92H32Q42 86 44 70A20 20 0 1 1 34 38A20 20 0 0 1 50 6Z',
};

/** Draws the felt table, 708 by 492 design pixels: green felt in a gold rim, with bulbs along it. */
function table(theme: Theme): Drawing {
  const outer: Box = { x: 2, y: 2, width: 704, height: 488, radius: 44 };
  const [upper, middle, lower] = theme.groove;
  const ring = (from: number, to: number, paint: string): string =>
    path(outlineOf(inset(outer, from)) + outlineOf(inset(outer, to)), `fill-rule="evenodd" fill="${paint}"`);
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear('groove', [
        [0, upper],
        [0.5, middle],
        [1, lower],
      ]) +
      radial(
        'felt',
        [
          [0, '#1FA36A'],
          [0.55, '#0E6B48'],
          [1, '#053324'],
        ],
        { cx: 0.42, cy: 0.34, r: 0.8 },
      ),
    body:
      path(outlineOf(inset(outer, 17)), 'fill="url(#felt)"') +
      path(outlineOf(inset(outer, 34)), 'fill="none" stroke="#F2D27A" stroke-width="2" opacity=".35"') +
      ring(0, 20, INK) +
      ring(1.2, 6, 'url(#gD)') +
      ring(7, 15, 'url(#groove)') +
      ring(16, 19, 'url(#gR)') +
      bulbsAlong(theme, inset(outer, 11), 38, 4) +
      path(
        'M6 60Q7 8 54 5H230',
        'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".9"',
      ),
  };
}

const CARD: Box = { x: 4, y: 3, width: 192, height: 272, radius: 18 };

/** Draws a card without rank and suit, 200 by 284 design pixels. */
const card = (): Drawing => ({
  defs: linear(
    'paper',
    [
      [0, '#FFFFFF'],
      [0.7, '#F4F1FB'],
      [1, '#D9D2EA'],
    ],
    { x2: 0.6 },
  ),
  body:
    path(outlineOf({ ...CARD, y: 8 }), 'fill="#05010F" opacity=".4"') +
    path(outlineOf(CARD), 'fill="#241A3A"') +
    path(outlineOf(inset(CARD, 2)), 'fill="url(#paper)"') +
    path(outlineOf(inset(CARD, 7)), 'fill="none" stroke="#C9B27A" stroke-width="1.4" opacity=".55"'),
});

/** Draws the back of a card, 200 by 284 design pixels: a lattice in the fair's red. */
function back(): Drawing {
  const lattice = Array.from({ length: 24 }, (_, index) => {
    const at = index * 24 - 200;
    return `M${at} 0L${at + 284} 284M${at + 284} 0L${at} 284`;
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'red',
        [
          [0, '#E8336F'],
          [0.6, '#A3124A'],
          [1, '#5A0428'],
        ],
        { cx: 0.4, cy: 0.34, r: 0.8 },
      ) +
      `<clipPath id="in"><path d="${outlineOf(inset(CARD, 13))}"/></clipPath>`,
    body:
      path(outlineOf({ ...CARD, y: 8 }), 'fill="#05010F" opacity=".4"') +
      path(outlineOf(CARD), 'fill="#241A3A"') +
      path(outlineOf(inset(CARD, 2)), 'fill="#FFF6E0"') +
      path(outlineOf(inset(CARD, 11)), 'fill="url(#gD)"') +
      path(outlineOf(inset(CARD, 13)), 'fill="url(#red)"') +
      `<g clip-path="url(#in)"><path d="${lattice}" fill="none" stroke="#FFD75A" stroke-width="2" opacity=".28"/></g>` +
      circle(100, 139, 34, 'fill="url(#gD)"') +
      circle(100, 139, 29, 'fill="url(#red)"') +
      path(
        textPath('₱', { font: 'paytone-one', size: 40, x: 100, y: 153, anchor: 'middle' }).d,
        'fill="#FFE98A"',
      ),
  };
}

/** Draws a rank in white, 84 by 76 design pixels, which the scene tints with the suit's colour. */
function rank(text: string): Drawing {
  const size = text.length > 1 ? 62 : 70;
  return {
    defs: '',
    body: path(
      textPath(text.toUpperCase(), { font: 'paytone-one', size, x: 42, y: 63, anchor: 'middle' }).d,
      'fill="#fff"',
    ),
  };
}

/** Draws a suit in white, 100 design pixels square, which the scene tints. */
const suit = (outline: string): Drawing => ({ defs: '', body: path(outline, 'fill="#fff"') });

/**
 * Draws the mark of a past guess, 34 design pixels square, which the scene tints: a disc with an arrow, two bars, or a
 * sideways arrow.
 */
function mark(sign: string): Drawing {
  return {
    defs: linear('disc', [
      [0, '#FFFFFF'],
      [1, '#C9C0E2'],
    ]),
    body:
      circle(17, 17.6, 16, `fill="${INK}"`) +
      circle(17, 17, 14.6, 'fill="url(#disc)"') +
      path(
        sign,
        'fill="none" stroke="#160636" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"',
      ),
  };
}

const MARKS: Readonly<Record<string, string>> = {
  higher: 'M17 25V10M10 16L17 9L24 16',
  lower: 'M17 9V24M10 18L17 25L24 18',
  same: 'M10 13H24M10 21H24',
  skip: 'M9 10L16 17L9 24M18 10L25 17L18 24',
};

/** Draws all pictures of the hilo game, which has no seasonal pictures yet. */
export function drawHilo(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}hilo/${name}`, width, height, drawing);
  drawHallGround(theme, 'hilo');
  draw('table', 708, 492, table(theme));
  draw('card', 200, 284, card());
  draw('back', 200, 284, back());
  for (const name of RANKS) draw(`rank-${name}`, 84, 76, rank(name));
  for (const [name, outline] of Object.entries(SUITS)) draw(`suit-${name}`, 100, 100, suit(outline));
  for (const [name, sign] of Object.entries(MARKS)) draw(`mark-${name}`, 34, 34, mark(sign));
  draw('slot', 68, 92, {
    defs: '',
    body: box(
      2,
      2,
      64,
      88,
      round(8),
      'fill="#05010F" fill-opacity=".22" stroke="#F2D27A" stroke-opacity=".4" stroke-width="1.6"',
    ),
  });
}
