/** Draws the mines game: a board of treasure chests at night, their contents, and the smoke of an explosion. */
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { glassPanel } from './glass-panel.ts';
import { emojiIcon } from './items.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

const WOOD =
  linear('wood', [
    [0, '#E39A45'],
    [0.5, '#B8692A'],
    [1, '#6E3212'],
  ]) +
  linear('lid', [
    [0, '#FFC573'],
    [0.45, '#D98538'],
    [1, '#8E4A1C'],
  ]) +
  linear(
    'band',
    [
      [0, '#FFF6C2'],
      [0.35, '#FFC72C'],
      [0.75, '#D08A0C'],
      [1, '#8A4A00'],
    ],
    { x2: 1, y2: 1 },
  );

const FRONT = 'M9 42H99V70Q99 79 90 79H18Q9 79 9 70Z';

/** Draws the front of a chest below the lid, with two straps and a lock. */
const front = (): string =>
  path(FRONT, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
  path(FRONT, 'fill="url(#wood)"') +
  path('M9 56H99M9 68H99', 'stroke="#4A1E08" stroke-width="1.6" opacity=".55"') +
  path('M11 45V70Q11 76 17 77', 'fill="none" stroke="#FFE0A8" stroke-width="2" opacity=".75"') +
  box(21, 42, 12, 37, 1, 'fill="url(#band)" stroke="#5A2A00" stroke-width="1.6"') +
  box(75, 42, 12, 37, 1, 'fill="url(#band)" stroke="#5A2A00" stroke-width="1.6"');

/** Draws a closed chest, 108 by 84 design pixels. */
function chest(): Drawing {
  const lid = 'M9 42V28Q9 6 31 6H77Q99 6 99 28V42Z';
  return {
    defs: WOOD,
    body:
      '<ellipse cx="54" cy="79" rx="50" ry="5" fill="#05010F" opacity=".5"/>' +
      front() +
      path(lid, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      path(lid, 'fill="url(#lid)"') +
      path('M9 30H99', 'stroke="#5A2408" stroke-width="1.6" opacity=".5"') +
      path(
        'M21 42V22Q21 10 33 6.500V42ZM75 42V6.500Q87 10 87 22V42Z',
        'fill="url(#band)" stroke="#5A2A00" stroke-width="1.6"',
      ) +
      box(7, 37, 94, 9, 3, `fill="url(#band)" stroke="${INK}" stroke-width="2.4"`) +
      path(
        'M14 26Q15 11 31 10H66',
        'fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".85"',
      ) +
      box(43, 33, 22, 25, 6, `fill="url(#band)" stroke="${INK}" stroke-width="2.6"`) +
      circle(54, 43, 4, `fill="${INK}"`) +
      path('M52 43H56L57.500 52H50.500Z', `fill="${INK}"`) +
      circle(49, 37.5, 1.8, 'fill="#fff" opacity=".9"'),
  };
}

/** Draws an open chest, 108 by 84 design pixels. Its lid leans back, and it is dark inside. */
function openChest(): Drawing {
  const lid = 'M13 40L8 20Q8 4 28 4H80Q100 4 100 20L95 40Z';
  return {
    defs:
      WOOD +
      linear('inside', [
        [0, '#6B3A14'],
        [0.6, '#3A1A0A'],
        [1, '#170606'],
      ]) +
      radial(
        'warm',
        [
          [0, '#FFE08A', 0.65],
          [1, '#FFB02E', 0],
        ],
        { cx: 0.5, cy: 0.7, r: 0.6 },
      ),
    body:
      '<ellipse cx="54" cy="79" rx="50" ry="5" fill="#05010F" opacity=".5"/>' +
      path(lid, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      path(lid, 'fill="url(#band)"') +
      path('M18 40L14 22Q14 10 30 10H78Q94 10 94 22L90 40Z', 'fill="url(#inside)"') +
      path('M18 40L14 22Q14 10 30 10H78Q94 10 94 22L90 40Z', 'fill="url(#warm)"') +
      path(
        'M12 20Q13 8 29 7H60',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8"',
      ) +
      front() +
      box(7, 40, 94, 8, 3, `fill="url(#band)" stroke="${INK}" stroke-width="2.4"`),
  };
}

/** Draws a puff of smoke, 72 design pixels square. */
const smoke = (): Drawing => ({
  defs: radial(
    'puff',
    [
      [0, '#FFE2B8', 0.95],
      [0.35, '#B79BB8', 0.85],
      [0.7, '#5A4270', 0.6],
      [1, '#2A1640', 0],
    ],
    { cx: 0.42, cy: 0.4, r: 0.55 },
  ),
  body: circle(36, 36, 35, 'fill="url(#puff)"'),
});

/** Draws all pictures of the mines game, which has no seasonal pictures yet. */
export function drawMines(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}mines/${name}`, width, height, drawing);
  drawHallGround(theme, 'mines');
  draw('board', 628, 476, glassPanel(theme, 628, 476, 34, true));
  draw('chest', 108, 84, chest());
  draw('chest-open', 108, 84, openChest());
  draw('gem', 64, 64, emojiIcon('gem-stone', 64));
  draw('mine', 72, 72, emojiIcon('bomb', 72));
  draw('smoke', 72, 72, smoke());
}
