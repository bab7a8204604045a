/** Draws the snakes game: a path of squares around a tray, the animals on it, and two dice. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { glassPanel } from './glass-panel.ts';
import { emojiIcon } from './items.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

/** Draws a square of the path, 150 by 110 design pixels: a tile in a gold rim, glazed from `inner` to `outer`. */
const tile = (inner: string, outer: string, more = ''): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    radial(
      'glaze',
      [
        [0, inner],
        [1, outer],
      ],
      { cx: 0.5, cy: 0.3, r: 0.85 },
    ),
  body:
    box(1, 3, 148, 106, 18, 'fill="#08021A" opacity=".7"') +
    box(1, 1, 148, 104, 18, `fill="${INK}"`) +
    box(2.4, 2.4, 145.2, 101.2, 16.8, 'fill="url(#gR)"') +
    box(5, 5, 140, 96, 14.5, `fill="${INK}"`) +
    box(6, 6, 138, 94, 13.5, 'fill="url(#glaze)"') +
    more +
    path('M20 11H96', 'stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".45"'),
});

/** Draws the scales of a snake over a tile. */
function scales(): string {
  const rows = [30, 50, 70, 90].map((y, row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) => `M${6 + column * 22 + (row % 2) * 11} ${y}q11 12 22 0`).join(''),
  );
  return (
    '<clipPath id="in"><rect x="6" y="6" width="138" height="94" rx="13.500"/></clipPath>' +
    `<g clip-path="url(#in)">${path(rows.join(''), 'fill="none" stroke="#7BE8A0" stroke-width="1.6" opacity=".22"')}</g>`
  );
}

/** Draws the square where every roll starts: an arch of the fair with a flag. */
const gate = (): Drawing => {
  const ground = tile('#2F6BE0', '#0A1C5E');
  return {
    defs:
      ground.defs +
      linear('post', [
        [0, '#FFFBE0'],
        [0.5, '#FFC72C'],
        [1, '#A85A00'],
      ]) +
      linear('roof', [
        [0, '#FF8FA0'],
        [1, '#B00E30'],
      ]),
    body:
      ground.body +
      path(
        'M36 92V48Q36 26 75 26Q114 26 114 48V92H100V54Q100 40 75 40Q50 40 50 54V92Z',
        `fill="url(#post)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
      ) +
      path('M52 92V56Q52 43 75 43Q98 43 98 56V92Z', 'fill="#FFF0B0" opacity=".16"') +
      path('M75 27V13', `stroke="${INK}" stroke-width="4" stroke-linecap="round"`) +
      path(
        'M76 12L94 17L76 23Z',
        `fill="url(#roof)" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`,
      ) +
      [43, 59, 75, 91, 107]
        .map((x, index) =>
          circle(
            x,
            [58, 34, 32, 34, 58][index] ?? 0,
            3.2,
            `fill="#FFFDE0" stroke="${INK}" stroke-width="1.2"`,
          ),
        )
        .join(''),
  };
};

/**
 * Draws the frame around the square that a roll reached, 160 by 120 design pixels, in white, so that the scene can tint
 * it.
 */
const frame = (): Drawing => ({
  defs: '',
  body:
    box(6, 4, 148, 106, 20, 'fill="none" stroke="#fff" stroke-width="11" opacity=".28"') +
    box(6, 4, 148, 106, 20, 'fill="none" stroke="#fff" stroke-width="4.4"'),
});

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Draws a die that shows `face`, 92 design pixels square: ivory with red dots; the dot of the one is gold. */
const die = (face: number): Drawing => ({
  defs:
    linear('side', [
      [0, '#FFFFFF'],
      [1, '#B9A8D8'],
    ]) +
    radial(
      'ivory',
      [
        [0, '#FFFFFF'],
        [0.7, '#F6EEFF'],
        [1, '#D6C6EE'],
      ],
      { cx: 0.4, cy: 0.32, r: 0.8 },
    ) +
    radial('pip', [
      [0, '#FF5A78'],
      [1, '#A30A2C'],
    ]),
  body:
    box(3, 3, 86, 86, 21, 'fill="#1A0636"') +
    box(5, 5, 82, 82, 19, 'fill="url(#side)"') +
    box(9, 8, 74, 74, 17, 'fill="url(#ivory)"') +
    (PIPS[face] ?? [])
      .map(
        ([x, y]) =>
          circle(46 + x * 21, 45 + y * 21 + 1.2, face === 1 ? 12 : 8.6, 'fill="#fff" opacity=".9"') +
          circle(46 + x * 21, 45 + y * 21, face === 1 ? 12 : 8.6, 'fill="url(#pip)"'),
      )
      .join('') +
    path('M14 26Q15 14 27 13H44', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"'),
});

/** Draws the shadow of a die on the tray, 100 by 34 design pixels. */
const shadow = (): Drawing => ({
  defs: radial('soft', [
    [0, '#05010F', 0.8],
    [0.55, '#05010F', 0.5],
    [1, '#05010F', 0],
  ]),
  body: '<ellipse cx="50" cy="17" rx="49" ry="16" fill="url(#soft)"/>',
});

/** Draws an empty place for one roll of the round, 56 by 34 design pixels. */
const slot = (): Drawing => ({
  defs: '',
  body:
    box(1, 1, 54, 32, 10, 'fill="#08021A" opacity=".75"') +
    box(1, 1, 54, 32, 10, 'fill="none" stroke="#FFC72C" stroke-width="1.4" opacity=".55"'),
});

/** Draws all pictures of the snakes game, which has no seasonal pictures yet. */
export function drawSnakes(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}snakes/${name}`, width, height, drawing);
  drawHallGround(theme, 'snakes');
  draw('square', 150, 110, tile('#6A35C8', '#260B62'));
  draw('nest', 150, 110, tile('#1B8A54', '#04301E', scales()));
  draw('gate', 150, 110, gate());
  draw('frame', 160, 120, frame());
  draw('snake', 78, 78, emojiIcon('snake', 78));
  draw('chick', 66, 66, emojiIcon('front-facing-baby-chick', 66));
  draw('tray', 306, 226, glassPanel(theme, 306, 226, 26, false));
  draw('slot', 56, 34, slot());
  draw('shadow', 100, 34, shadow());
  for (const face of [1, 2, 3, 4, 5, 6]) draw(`die-${face}`, 92, 92, die(face));
}
