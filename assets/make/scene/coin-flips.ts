/** Draws the coin flips game: a large silver peso with its two sides, its table, and the row of past flips. */
import { metalGradients } from '../kit/metal.ts';
import { INK, METALS } from '../../pipeline/drawing/metals.ts';
import { circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { glassPanel } from './glass-panel.ts';
import { drawHallGround } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

const [HIGHLIGHT, LIGHT, BASE, MID, DARK, DEEP] = METALS.silver;

/** SVG path of a bust with a salakot (a farmer's hat), in a box of 128 units. */
const BUST =
  'M64 22L104 60Q84 66 64 66Q44 66 24 60ZM45 68Q54 70 64 70Q74 70 83 68Q85 84 75 91Q76 95 82 97Q98 101 101 112Q84 121 64 121Q44 121 27 112Q30 101 46 97Q52 95 53 91Q43 84 45 68Z';

/** Returns the SVG path of the relief on one side of the coin, in a box of 128 units. */
const struck = (side: 'heads' | 'tails'): string =>
  side === 'heads' ? BUST : textPath('₱', { font: 'paytone-one', size: 78, x: 64, y: 92 }).d;

/**
 * Draws one side of a silver coin in a box of 128 units with a margin of two units: heads has a bust, tails the peso
 * sign.
 */
function silverCoin(side: 'heads' | 'tails'): Drawing {
  const c = 64;
  const reeds = Array.from({ length: 72 }, (_, index) => {
    const [x1, y1] = onCircle(c, c, 55, index * 5);
    const [x2, y2] = onCircle(c, c, 60, index * 5);
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }).join('');
  const beads = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = onCircle(c, c, 48.5, index * 9);
    return (
      circle(x + 0.3, y + 0.5, 1.5, `fill="${DARK}" opacity=".8"`) + circle(x, y, 1.3, `fill="${HIGHLIGHT}"`)
    );
  }).join('');
  const sign = struck(side);
  return {
    defs:
      metalGradients('silver', 's') +
      radial(
        'face',
        side === 'heads'
          ? [
              [0, '#FFFFFF'],
              [0.5, '#DCE4EC'],
              [0.85, '#A9B5C4'],
              [1, '#7E8C9E'],
            ]
          : [
              [0, '#F4F0FF'],
              [0.5, '#CFC8E6'],
              [0.85, '#9A90BC'],
              [1, '#6E6494'],
            ],
        { cx: 0.38, cy: 0.32, r: 0.8 },
      ) +
      linear('sign', [
        [0, '#FFFFFF'],
        [0.5, LIGHT],
        [0.54, BASE],
        [1, LIGHT],
      ]) +
      linear('gloss', [
        [0, '#fff', 0.8],
        [1, '#fff', 0.04],
      ]),
    body:
      circle(c, c, 62.6, 'fill="#141A24"') +
      circle(c, c, 61, 'fill="url(#sD)"') +
      path(reeds, `stroke="${DEEP}" stroke-opacity=".5" stroke-width="1.5"`) +
      circle(c, c, 55, 'fill="url(#sR)"') +
      circle(c, c, 53.6, 'fill="url(#face)"') +
      beads +
      circle(c, c, 45, `fill="none" stroke="${MID}" stroke-width="1.2" opacity=".7"`) +
      '<g transform="translate(64 64) scale(.72) translate(-64 -66)">' +
      path(
        sign,
        `transform="translate(2 3)" fill="${DEEP}" stroke="${DEEP}" stroke-width="5" stroke-linejoin="round" opacity=".5"`,
      ) +
      path(sign, `fill="${DARK}" stroke="${DARK}" stroke-width="5" stroke-linejoin="round"`) +
      path(sign, 'fill="url(#sign)"') +
      '</g>' +
      path('M17 52A48 48 0 0 1 100 31Q74 40 17 68Z', 'fill="url(#gloss)" opacity=".5"') +
      path(
        'M8.500 54A56.500 56.500 0 0 1 50 9.600',
        'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".95"',
      ) +
      sparkle(26, 25, 11) +
      sparkle(103, 97, 6, 0.95),
  };
}

/** Scales a drawing from 128 units to `size` design pixels. */
const sized = ({ defs, body }: Drawing, size: number): Drawing => ({
  defs,
  body: `<g transform="scale(${size / 128})">${body}</g>`,
});

/** Draws the coin's edge, which shows behind its face, 272 design pixels square. */
const edge = (): Drawing => ({
  defs: linear(
    'reeded',
    Array.from({ length: 33 }, (_, index) => [index / 32, index % 2 === 0 ? DARK : BASE] as const),
    { x2: 1, y2: 0 },
  ),
  body: circle(136, 136, 133, 'fill="#141A24"') + circle(136, 136, 130, 'fill="url(#reeded)"'),
});

/** Draws the coin's shadow on the table, 280 by 70 design pixels. */
const shadow = (): Drawing => ({
  defs: radial('soft', [
    [0, '#05010F', 0.75],
    [0.6, '#05010F', 0.4],
    [1, '#05010F', 0],
  ]),
  body: '<ellipse cx="140" cy="35" rx="138" ry="33" fill="url(#soft)"/>',
});

/** Draws an empty place in the row of past flips, 60 design pixels square. */
const socket = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    radial(
      'hole',
      [
        [0, '#0A0322'],
        [0.75, '#1C0A4C'],
        [1, '#3A1A86'],
      ],
      { cx: 0.5, cy: 0.3, r: 0.7 },
    ),
  body:
    circle(30, 30, 28, `fill="${INK}"`) +
    circle(30, 30, 26.6, 'fill="url(#gR)" opacity=".85"') +
    circle(30, 30, 24, 'fill="url(#hole)"'),
});

/**
 * Draws a ring around a place in the row of past flips, 72 design pixels square, in white, so that the scene can tint
 * it.
 */
const ring = (): Drawing => ({
  defs: '',
  body:
    circle(36, 36, 31, 'fill="none" stroke="#fff" stroke-width="8" opacity=".3"') +
    circle(36, 36, 31, 'fill="none" stroke="#fff" stroke-width="3.6"'),
});

/** Draws all pictures of the coin flips game, which has no seasonal pictures yet. */
export function drawCoinFlips(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}coin-flips/${name}`, width, height, drawing);
  drawHallGround(theme, 'coin-flips');
  draw('board', 708, 492, glassPanel(theme, 708, 492, 34, true));
  draw('coin-heads', 272, 272, sized(silverCoin('heads'), 272));
  draw('coin-tails', 272, 272, sized(silverCoin('tails'), 272));
  draw('edge', 272, 272, edge());
  draw('shadow', 280, 70, shadow());
  draw('socket', 60, 60, socket());
  draw('small-heads', 52, 52, sized(silverCoin('heads'), 52));
  draw('small-tails', 52, 52, sized(silverCoin('tails'), 52));
  draw('ring', 72, 72, ring());
}
