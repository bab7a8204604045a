/**
 * Draws the plinko game: a translucent board in front of the fair, the opening that releases the ball, pegs, bins and
 * the ball.
 */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { litBorder, pathMark, peg } from './drop-parts.ts';
import { enamelPlate } from './enamel.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf } from './rim.ts';
import type { Theme } from './theme.ts';

const [BOARD_WIDTH, BOARD_HEIGHT] = [704, 496];

/** Draws the board, 704 by 496 design pixels: dark glass in a slender gold rim, with bulbs along it. */
function board(theme: Theme): Drawing {
  const outer: Box = { x: 2, y: 2, width: BOARD_WIDTH - 4, height: BOARD_HEIGHT - 4, radius: 34 };
  const [upper, middle, lower] = theme.groove;
  /** Draws the area between two insets of the board's outline. */
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
        'glass',
        [
          [0, '#35167E', 0.72],
          [0.6, '#1A0A48', 0.82],
          [1, '#0A0322', 0.9],
        ],
        { cx: 0.5, cy: 0.3, r: 0.8 },
      ) +
      linear('sink', [
        [0, '#05010F', 0.6],
        [1, '#05010F', 0],
      ]),
    body:
      path(outlineOf(inset(outer, 17)), 'fill="url(#glass)"') +
      box(24, 19, BOARD_WIDTH - 48, 34, 14, 'fill="url(#sink)"') +
      ring(0, 20, INK) +
      ring(1.2, 6, 'url(#gD)') +
      ring(7, 15, 'url(#groove)') +
      ring(16, 19, 'url(#gR)') +
      bulbsAlong(theme, inset(outer, 11), 38, 4) +
      path(
        'M6 50Q7 8 44 5H220',
        'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(28, 20, 14) +
      sparkle(682, 474, 11, 0.95),
  };
}

/** Draws the opening that releases the ball, 84 design pixels square: a gold ring around a deep hole. */
function mouth(): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'hole',
        [
          [0, '#0A0322'],
          [0.7, '#1C0A4C'],
          [1, '#3A1A86'],
        ],
        { cx: 0.5, cy: 0.3, r: 0.7 },
      ),
    body:
      circle(42, 42, 41, `fill="${INK}"`) +
      circle(42, 42, 39.4, 'fill="url(#gD)"') +
      circle(42, 42, 33.4, 'fill="url(#gR)"') +
      circle(42, 42, 30.6, `fill="${INK}"`) +
      circle(42, 42, 29.4, 'fill="url(#hole)"') +
      path(
        'M12 30Q18 12 36 6.500',
        'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".95"',
      ),
  };
}

/** Draws the ball, 44 design pixels square: candy red with a highlight at the top. */
const ball = (): Drawing => ({
  defs:
    radial(
      'candy',
      [
        [0, '#FFB3C4'],
        [0.3, '#FF4D78'],
        [0.72, '#E0134C'],
        [1, '#7A0630'],
      ],
      { cx: 0.4, cy: 0.34, r: 0.72 },
    ) +
    linear('shine', [
      [0, '#fff', 0.95],
      [1, '#fff', 0.05],
    ]),
  body:
    circle(22, 22, 21.6, 'fill="#3A0218"') +
    circle(22, 22, 20, 'fill="#FFE3B0"') +
    circle(22, 22, 18.2, 'fill="#7A0630"') +
    circle(22, 22, 17.2, 'fill="url(#candy)"') +
    '<ellipse cx="19" cy="13.500" rx="9.500" ry="6" fill="url(#shine)"/>' +
    '<ellipse cx="26" cy="33.500" rx="7" ry="2.600" fill="#fff" opacity=".28"/>',
});

/** Draws all pictures of the plinko game, which has no seasonal pictures yet. */
export function drawPlinko(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}plinko/${name}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
  draw('board', BOARD_WIDTH, BOARD_HEIGHT, board(theme));
  draw('mouth', 84, 84, mouth());
  draw('peg', 20, 20, peg());
  draw('ball', 44, 44, ball());
  draw('bin-wide', 64, 88, enamelPlate(64, 88, 12));
  draw('bin-slim', 38, 88, enamelPlate(38, 88, 9));
  draw('lit-wide', 80, 104, litBorder(80));
  draw('lit-slim', 54, 104, litBorder(54));
  draw('mark', 20, 20, pathMark());
}
