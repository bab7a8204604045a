/** Draws the dice game: a board for the roll, a track from 0 to 100, the marker of the target, and the die. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { drawHallGround } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import { silverFigure } from './silver-figure.ts';
import type { Theme } from './theme.ts';

/** Draws the board that shows the roll, 576 by 196 design pixels: a dark recess in a rim with bulbs. */
function board(theme: Theme): Drawing {
  const frame = rim(theme, 'board', { x: 2, y: 2, width: 572, height: 192, radius: 40 }, 30);
  const { face } = frame;
  return {
    defs:
      frame.defs +
      bulbDefs(theme) +
      radial(
        'well',
        [
          [0, '#3A1A86'],
          [0.6, '#1C0A4C'],
          [1, '#0C0326'],
        ],
        { cx: 0.5, cy: 0.36, r: 0.75 },
      ) +
      linear('sink', [
        [0, '#000', 0.65],
        [1, '#000', 0],
      ]) +
      linear('pane', [
        [0, '#fff', 0.16],
        [1, '#fff', 0.02],
      ]) +
      `<clipPath id="in"><path d="${outlineOf(face)}"/></clipPath>`,
    body:
      frame.body +
      path(outlineOf(face), 'fill="url(#well)"') +
      `<g clip-path="url(#in)"><rect x="0" y="${face.y}" width="576" height="22" fill="url(#sink)"/>` +
      path(`M0 ${face.y}H576V${face.y + 40}Q288 ${face.y + 78} 0 ${face.y + 52}Z`, 'fill="url(#pane)"') +
      '</g>' +
      bulbsAlong(theme, frame.groove, 34, 5) +
      path(
        'M7 60Q7 8 52 6H210',
        'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(34, 24, 16) +
      sparkle(548, 174, 12, 0.95),
  };
}

/**
 * Draws the track's frame, 672 by 84 design pixels: a gold rim around a dark groove, which the scene fills with two
 * colours.
 */
function track(theme: Theme): Drawing {
  const frame = rim(theme, 'track', { x: 2, y: 2, width: 668, height: 80, radius: 40 }, 19);
  return {
    defs:
      frame.defs +
      linear('groove', [
        [0, '#05010F'],
        [1, '#1A0840'],
      ]),
    body:
      frame.body +
      path(outlineOf(frame.face), 'fill="url(#groove)"') +
      path(
        'M6 44Q7 8 44 6H180',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"',
      ),
  };
}

const ENAMEL = linear('enamel', [
  [0, '#FFFFFF'],
  [0.16, '#E9E4F4'],
  [0.5, '#D2CAE6'],
  [0.52, '#A9A0C4'],
  [1, '#6D6490'],
]);

/** Draws a strip of light enamel, 8 by 40 design pixels, which the scene tints and stretches along the track. */
const fill = (): Drawing => ({ defs: ENAMEL, body: '<rect width="8" height="40" fill="url(#enamel)"/>' });

/** Draws the left end of the track's enamel, 20 by 40 design pixels; mirrored, it is the right end. */
const cap = (): Drawing => ({
  defs: ENAMEL,
  body: path('M20 0A20 20 0 0 0 20 40Z', 'fill="url(#enamel)"'),
});

/** Draws the marker of the target, 72 by 148 design pixels: a gold pin over the track, and the drag handle below it. */
function gate(): Drawing {
  const grip = { x: 8, y: 90, width: 56, height: 54, radius: 20 };
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'pin',
        [
          [0, '#A85A00'],
          [0.3, '#FFE98A'],
          [0.5, '#FFFBE0'],
          [0.7, '#FFC72C'],
          [1, '#A85A00'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('face', [
        [0, '#FFF3B8'],
        [0.5, '#FFCF4A'],
        [0.53, '#F5AE18'],
        [1, '#FFD768'],
      ]),
    body:
      path('M28 6Q36 -2 44 6L41 100H31Z', `fill="${INK}"`) +
      path('M31.500 8Q36 3 40.500 8L39 100H33Z', 'fill="url(#pin)"') +
      path('M36 76L56 98H16Z', `fill="${INK}"`) +
      path(outlineOf(grip), `fill="${INK}"`) +
      path('M36 80L52 97H20Z', 'fill="url(#face)"') +
      path(outlineOf(inset(grip, 2.6)), 'fill="url(#gD)"') +
      path(outlineOf(inset(grip, 6)), 'fill="url(#face)"') +
      [27, 36, 45].map((x) => box(x - 2.4, 106, 4.8, 24, 2.4, 'fill="#A85A00" opacity=".75"')).join('') +
      path(
        'M15 108Q17 97 30 96.500',
        'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".95"',
      ),
  };
}

const DIE: { x: number; y: number; width: number; height: number; radius: number } = {
  x: 6,
  y: 6,
  width: 92,
  height: 92,
  radius: 24,
};

/** Draws the die, 104 design pixels square, without its highlights, which must not turn with the die. */
function die(): Drawing {
  const pip = (x: number, y: number): string =>
    circle(x, y, 10, 'fill="#6B0022"') + circle(x, y + 0.8, 8.6, 'fill="url(#pip)"');
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'ivory',
        [
          [0, '#FFFFFF'],
          [0.55, '#FFF4DA'],
          [1, '#EBCB92'],
        ],
        { cx: 0.5, cy: 0.5, r: 0.75 },
      ) +
      radial('pip', [
        [0, '#FF5A7A'],
        [0.6, '#D4103C'],
        [1, '#9C0A2C'],
      ]),
    body:
      path(outlineOf(DIE), `fill="${INK}"`) +
      path(outlineOf(inset(DIE, 2.6)), 'fill="#F0B42A"') +
      path(outlineOf(inset(DIE, 6)), 'fill="#8A4A00"') +
      path(outlineOf(inset(DIE, 7.4)), 'fill="url(#ivory)"') +
      [
        [31, 31],
        [73, 31],
        [52, 52],
        [31, 73],
        [73, 73],
      ]
        .map(([x = 0, y = 0]) => pip(x, y))
        .join(''),
  };
}

/** Draws the die's highlights, 104 design pixels square, which stay in place while the die turns. */
function dieGloss(): Drawing {
  return {
    defs:
      linear(
        'lit',
        [
          [0, '#fff', 0.75],
          [0.42, '#fff', 0.12],
          [0.5, '#fff', 0],
        ],
        { x2: 0.7, y2: 1 },
      ) +
      linear(
        'shade',
        [
          [0.5, '#3A0A2A', 0],
          [1, '#3A0A2A', 0.42],
        ],
        { x2: 0.7, y2: 1 },
      ),
    // A disc, so that the highlights fit the die at any rotation.
    body: circle(52, 52, 43, 'fill="url(#shade)"') + circle(52, 52, 43, 'fill="url(#lit)"'),
  };
}

/** Draws the die's shadow on the track, 120 by 36 design pixels. */
const shadow = (): Drawing => ({
  defs: radial('soft', [
    [0, '#05010F', 0.8],
    [0.5, '#05010F', 0.45],
    [1, '#05010F', 0],
  ]),
  body: '<ellipse cx="60" cy="18" rx="60" ry="18" fill="url(#soft)"/>',
});

/** Draws all pictures of the dice game, which has no seasonal pictures yet. */
export function drawDice(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}dice/${name}`, width, height, drawing);
  drawHallGround(theme, 'dice');
  draw('board', 576, 196, board(theme));
  draw('track', 672, 84, track(theme));
  draw('fill', 8, 40, fill());
  draw('cap', 20, 40, cap());
  draw('gate', 72, 148, gate());
  draw('die', 104, 104, die());
  draw('die-gloss', 104, 104, dieGloss());
  draw('shadow', 120, 36, shadow());
  for (let digit = 0; digit < 10; digit += 1)
    draw(`figure-${digit}`, 84, 112, silverFigure(String(digit), 84));
  draw('figure-dot', 44, 112, silverFigure('.', 44));
}
