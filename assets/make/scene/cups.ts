/** Draws the cups game: a felt table with a hole in it, lacquered cups, a ball, and the row of payouts. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

/** Draws the table top seen from its near side, 716 by 236 design pixels. The centre of its hole is at 358, 166. */
function table(): Drawing {
  const top = (by: number): string =>
    `M${72 + by} ${6 + by}H${644 - by}Q${656 - by} ${6 + by} ${659 - by} ${18 + by}L${706 - by} ${184 - by * 0.6}Q${710 - by} ${206 - by} ${690 - by} ${206 - by}H${26 + by}Q${6 + by} ${206 - by} ${10 + by} ${184 - by * 0.6}L${57 + by} ${18 + by}Q${60 + by} ${6 + by} ${72 + by} ${6 + by}Z`;
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'felt',
        [
          [0, '#1E9C72'],
          [0.5, '#0C6450'],
          [1, '#053430'],
        ],
        { cx: 0.5, cy: 0.36, r: 0.75 },
      ) +
      linear('front', [
        [0, '#A83A16'],
        [1, '#4E1206'],
      ]) +
      linear('deep', [
        [0, '#02060A'],
        [0.7, '#082A26'],
        [1, '#11523F'],
      ]),
    body:
      path('M8 180V206Q8 233 34 233H682Q708 233 708 206V180Z', `fill="${INK}"`) +
      path('M11 180V205Q11 229.500 34 229.500H682Q705 229.500 705 205V180Z', 'fill="url(#front)"') +
      path('M26 222H690', 'stroke="#FFB36B" stroke-width="2" stroke-linecap="round" opacity=".35"') +
      path(top(0), `fill="${INK}"`) +
      path(top(2.5), 'fill="url(#gD)"') +
      path(top(8), `fill="${INK}"`) +
      path(top(10), 'fill="url(#gR)"') +
      path(top(13.5), 'fill="url(#felt)"') +
      path(
        'M92 34H624',
        'stroke="#7BE8C0" stroke-width="1.4" stroke-dasharray="2 8" stroke-linecap="round" opacity=".5"',
      ) +
      `<ellipse cx="358" cy="166" rx="52" ry="16" fill="${INK}"/>` +
      '<ellipse cx="358" cy="166" rx="50" ry="14.600" fill="url(#gD)"/>' +
      '<ellipse cx="358" cy="166.500" rx="42" ry="10.800" fill="#1A0A02"/>' +
      '<ellipse cx="358" cy="167" rx="40" ry="9.600" fill="url(#deep)"/>' +
      path(
        'M318 159Q332 153.500 352 153',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"',
      ) +
      path(
        'M66 42L60 66M78 15H230',
        'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".85"',
      ),
  };
}

/** Draws a sun with eight rays, centred in its box. */
function sun(x: number, y: number, size: number): string {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const [tx, ty] = onCircle(x, y, size, index * 45);
    const [lx, ly] = onCircle(x, y, size * 0.56, index * 45 - 13);
    const [rx, ry] = onCircle(x, y, size * 0.56, index * 45 + 13);
    return `M${round(lx)} ${round(ly)}L${round(tx)} ${round(ty)}L${round(rx)} ${round(ry)}Z`;
  }).join('');
  return (
    path(rays, `fill="url(#gV)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`) +
    circle(x, y, size * 0.5, `fill="${INK}"`) +
    circle(x, y, size * 0.44, 'fill="url(#gD)"')
  );
}

/** Draws an upturned cup, 150 by 188 design pixels: red lacquer between rims of gold. */
function cup(): Drawing {
  const wall = 'M41 20Q42 8 75 8Q108 8 109 20L130 164H20Z';
  const band = (y: number, half: number, height: number): string => {
    const bow = half * 0.1;
    return `M${75 - half} ${y}Q75 ${round(y + bow * 2)} ${75 + half} ${y}V${y + height}Q75 ${round(y + height + bow * 2)} ${75 - half} ${y + height}Z`;
  };
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'lacquer',
        [
          [0, '#8A0A24'],
          [0.22, '#FF5470'],
          [0.4, '#E4163C'],
          [0.75, '#A30A2C'],
          [1, '#56021A'],
        ],
        { y2: 0, x2: 1 },
      ) +
      linear('dim', [
        [0, '#2A0014', 0],
        [1, '#2A0014', 0.5],
      ]) +
      linear('shine', [
        [0, '#fff', 0.85],
        [1, '#fff', 0.1],
      ]) +
      radial('top', [
        [0, '#FF8FA0'],
        [1, '#B00E30'],
      ]),
    body:
      path(wall, `fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) +
      path(wall, 'fill="url(#lacquer)"') +
      path(wall, 'fill="url(#dim)"') +
      '<ellipse cx="75" cy="17" rx="33" ry="9" fill="url(#gD)"/>' +
      '<ellipse cx="75" cy="16.500" rx="27" ry="6.400" fill="url(#top)"/>' +
      path(band(40, 37.5, 7), `fill="url(#gV)" stroke="${INK}" stroke-width="1.6"`) +
      sun(75, 96, 29) +
      path(band(150, 57.5, 20), `fill="url(#gV)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`) +
      path('M18.500 156Q75 170 131.500 156', 'fill="none" stroke="#FFFBE0" stroke-width="2" opacity=".8"') +
      path('M47 56Q40 96 35 140L44 142Q48 96 55 58Z', 'fill="url(#shine)"') +
      sparkle(46, 62, 9),
  };
}

/** Draws the ball, 60 design pixels square. */
const ball = (): Drawing => ({
  defs:
    radial(
      'body',
      [
        [0, '#FFFDE0'],
        [0.35, '#FFD84A'],
        [0.75, '#F29A0C'],
        [1, '#8A4600'],
      ],
      { cx: 0.36, cy: 0.3, r: 0.8 },
    ) +
    linear('gloss', [
      [0, '#fff', 0.95],
      [1, '#fff', 0],
    ]),
  body:
    circle(30, 30, 28.5, `fill="${INK}"`) +
    circle(30, 30, 26.4, 'fill="url(#body)"') +
    path('M5 34Q30 46 55 34', 'fill="none" stroke="#D4103C" stroke-width="6" opacity=".9"') +
    '<ellipse cx="23" cy="17" rx="11" ry="7" fill="url(#gloss)" transform="rotate(-24 23 17)"/>' +
    path(
      'M47 46Q40 54 30 55',
      'fill="none" stroke="#FFF3B0" stroke-width="2.4" stroke-linecap="round" opacity=".7"',
    ),
});

/** Draws the shadow of a cup or the ball on the table, 180 by 52 design pixels. */
const shadow = (): Drawing => ({
  defs: radial('soft', [
    [0, '#02120E', 0.75],
    [0.6, '#02120E', 0.45],
    [1, '#02120E', 0],
  ]),
  body: '<ellipse cx="90" cy="26" rx="88" ry="24" fill="url(#soft)"/>',
});

/** Draws a place in the row of payouts, 82 by 66 design pixels. */
const plate = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    radial(
      'glass',
      [
        [0, '#42208E', 0.92],
        [1, '#140636', 0.96],
      ],
      { cx: 0.5, cy: 0.2, r: 0.9 },
    ),
  body:
    box(1, 1, 80, 64, 14, `fill="${INK}"`) +
    box(2.4, 2.4, 77.2, 61.2, 12.6, 'fill="url(#gR)" opacity=".85"') +
    box(4.4, 4.4, 73.2, 57.2, 10.6, 'fill="#140636"') +
    box(4.4, 4.4, 73.2, 57.2, 10.6, 'fill="url(#glass)"') +
    path('M14 8.500H56', 'stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".4"'),
});

/**
 * Draws a frame around a place in the row of payouts, 92 by 76 design pixels, in white, so that the scene can tint it.
 */
const frame = (): Drawing => ({
  defs: '',
  body:
    box(5, 5, 82, 66, 16, 'fill="none" stroke="#fff" stroke-width="9" opacity=".26"') +
    box(5, 5, 82, 66, 16, 'fill="none" stroke="#fff" stroke-width="3.6"'),
});

/** Draws a dot, 14 design pixels square, in white, so that the scene can tint it. */
const dot = (): Drawing => ({ defs: '', body: circle(7, 7, 5.4, 'fill="#fff"') });

/** Draws all pictures of the cups game, which has no seasonal pictures yet. */
export function drawCups(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}cups/${name}`, width, height, drawing);
  drawHallGround(theme, 'cups');
  draw('table', 716, 236, table());
  draw('cup', 150, 188, cup());
  draw('ball', 60, 60, ball());
  draw('shadow', 180, 52, shadow());
  draw('plate', 82, 66, plate());
  draw('frame', 92, 76, frame());
  draw('dot', 14, 14, dot());
}
