/**
 * Draws the red packet rain: packets, the bar with five lamps (the gate), the countdown, and the pieces of the
 * envelope.
 */
import { metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { coinGradients } from './coin.ts';
import { backdrop } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { flapOpen, inside, pocket, shutFlap, slip } from './red-envelope.ts';
import { clouds, lattice, type Paper, paperDefs, seal, SOFT } from './red-paper.ts';
import { outlineOf, rim } from './rim.ts';
import type { Theme } from './theme.ts';

/** Draws a red packet, 104 by 132 design pixels: paper with a gold edge, and a flap sealed with a coin. */
function packet(theme: Theme, paper: Paper, pattern: string): Drawing {
  const cover = 'M8 14Q8 8 14 8H90Q96 8 96 14V34Q74 62 52 62Q30 62 8 34Z';
  return {
    defs:
      paperDefs(paper) +
      coinGradients(theme) +
      SOFT('soft', 3) +
      '<clipPath id="in"><rect x="7.500" y="7.500" width="89" height="113" rx="8"/></clipPath>',
    body:
      box(8, 12, 90, 114, 10, 'fill="#1A0218" opacity=".55" filter="url(#soft)"') +
      box(3, 3, 98, 122, 12, `fill="${INK}"`) +
      box(4.6, 4.6, 94.8, 118.8, 10.6, 'fill="url(#gD)"') +
      box(7.5, 7.5, 89, 113, 8, 'fill="url(#paper)"') +
      `<g clip-path="url(#in)">${pattern}` +
      path(cover, 'transform="translate(1.5 4)" fill="#3A0010" opacity=".5" filter="url(#soft)"') +
      path(cover, 'fill="url(#flap)" stroke="url(#gD)" stroke-width="2.6"') +
      '<path d="M12 12H92V22Q52 38 12 22Z" fill="#fff" opacity=".2"/></g>' +
      circle(52, 61, 21, 'fill="#3A0010" opacity=".45" filter="url(#soft)"') +
      seal(theme, 52, 58, 41) +
      path(
        'M6.4 44V16Q6.400 6.400 16 6.400H40',
        'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".85"',
      ) +
      sparkle(18, 18, 9),
  };
}

/** Draws an opened red packet: its flap is up and coins show. */
function packetOpen(theme: Theme): Drawing {
  const peeking = [
    [33, 50, 30],
    [70, 49, 32],
    [52, 43, 38],
  ]
    .map(([x = 0, y = 0, size = 0]) => seal(theme, x, y, size))
    .join('');
  return {
    defs:
      paperDefs('scarlet') +
      coinGradients(theme) +
      radial('shine', [
        [0, '#FFF8D8', 0.95],
        [0.5, '#FFDD7A', 0.5],
        [1, '#FFB02E', 0],
      ]),
    body:
      path('M8 50Q26 6 52 6Q78 6 96 50Z', `fill="url(#lining)" stroke="${INK}" stroke-width="2.4"`) +
      circle(52, 40, 40, 'fill="url(#shine)"') +
      box(5, 42, 94, 82, 11, 'fill="url(#depth)"') +
      peeking +
      path(
        'M4 46Q30 74 52 74Q74 74 100 46V114Q100 127 88 127H16Q4 127 4 114Z',
        `fill="url(#paper)" stroke="url(#gD)" stroke-width="3"`,
      ) +
      `<path d="M9 60Q30 82 52 82Q74 82 95 60V70Q70 94 52 94Q34 94 9 70Z" fill="#fff" opacity=".16"/>` +
      sparkle(22, 26, 12) +
      sparkle(84, 30, 9),
  };
}

/**
 * Draws the bar with five sockets for lamps, 92 design pixels apart, and below it the tab for a line of text; 540 by
 * 104 design pixels.
 */
function gate(theme: Theme): Drawing {
  const { well, floor } = theme.rain.gate;
  const frame = rim(theme, 'rim', { x: 2, y: 2, width: 536, height: 98, radius: 49 }, 18);
  const { face } = frame;
  const sockets = Array.from({ length: 5 }, (_, index) => {
    const x = 270 + (index - 2) * 92;
    return (
      circle(x, 51, 35.5, 'fill="#12021A" opacity=".9"') +
      circle(x, 52, 35, 'fill="none" stroke="#FF9DB0" stroke-opacity=".28" stroke-width="2"')
    );
  }).join('');
  return {
    defs:
      frame.defs +
      linear('tab', [
        [0, '#A85A00'],
        [1, '#FFE98A'],
      ]) +
      linear('well', [
        [0, well[0]],
        [1, well[1]],
      ]) +
      linear('floor', [
        [0, floor[0]],
        [0.5, floor[1]],
        [1, floor[2]],
      ]) +
      linear('sink', [
        [0, '#000', 0.5],
        [1, '#000', 0],
      ]) +
      `<clipPath id="face"><path d="${outlineOf(face)}"/></clipPath>`,
    body:
      path('M70 84H470V122Q470 150 442 150H98Q70 150 70 122Z', `fill="${INK}"`) +
      path('M73 84H467V121Q467 147 441 147H99Q73 147 73 121Z', 'fill="url(#tab)"') +
      path('M76 84H464V120Q464 144 440 144H100Q76 144 76 120Z', 'fill="url(#well)"') +
      frame.body +
      `<g clip-path="url(#face)"><path d="${outlineOf(face)}" fill="url(#floor)"/>` +
      `<rect x="${face.x}" y="${face.y}" width="${face.width}" height="12" fill="url(#sink)"/></g>${sockets}` +
      path(
        'M10 54A42 42 0 0 1 50 9H150',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8"',
      ) +
      sparkle(40, 18, 15) +
      sparkle(506, 86, 11, 0.95),
  };
}

function struck(
  text: string,
  [width, height]: readonly [number, number],
  size: number,
  { tracking = 0, ink = INK }: { readonly tracking?: number; readonly ink?: string } = {},
): Drawing {
  return metalText('word', text, {
    font: 'lilita-one',
    size,
    x: width / 2,
    y: height / 2 + size * 0.34,
    tracking,
    outline: size * 0.16,
    depth: size * 0.07,
    ink,
  });
}

/** Draws light beams that fade out before the edge, 620 by 620 design pixels. */
function rays(theme: Theme): Drawing {
  const beams = Array.from({ length: 12 }, (_, index) => {
    const half = index % 2 ? 6.5 : 4;
    const [x1, y1] = onCircle(310, 310, 302, index * 30 - half).map(round) as [number, number];
    const [x2, y2] = onCircle(310, 310, 302, index * 30 + half).map(round) as [number, number];
    return `M310 310L${x1} ${y1}L${x2} ${y2}Z`;
  }).join('');
  return {
    defs:
      radial(
        'fade',
        [
          [0, theme.light('#FFE9B0'), 0.55],
          [0.5, theme.light('#FFC078'), 0.28],
          [0.85, theme.light('#FF9A5A'), 0.06],
          [1, theme.light('#FF8A4A'), 0],
        ],
        { cx: 310, cy: 310, r: 300, user: true },
      ) + SOFT('soft', 5),
    body: path(beams, 'fill="url(#fade)" filter="url(#soft)"'),
  };
}

/** Draws the pictures of the red packet rain that depend on the theme. */
export function drawThemedRain(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}red-packet-rain/${name}`, width, height, drawing);
  const { sky, lamp } = theme.rain;
  draw('backdrop', 180, 320, backdrop({ ...theme, sky }, 61, 0.5, 320));
  draw('garland', 720, 84, theme.garland());
  draw('title', 560, 84, struck('RED PACKET RAIN', [560, 84], 62, { tracking: 2, ink: theme.ink }));
  draw('gate', 540, 156, gate(theme));
  draw('lamp-off', 76, 76, lamp(false));
  draw('lamp-on', 76, 76, lamp(true));
  draw('packet-1', 104, 132, packet(theme, 'scarlet', clouds(0, 112, 104, 13, 0.55)));
  draw('packet-2', 104, 132, packet(theme, 'crimson', lattice(104, 132, 17, 0.4)));
  draw('packet-open', 104, 132, packetOpen(theme));
  draw('pocket', 420, 540, pocket(theme));
  draw('flap', 420, 300, shutFlap(theme));
  draw('light/rays', 620, 620, rays(theme));
}

/** Draws the red packet rain's pictures that are the same in every theme. */
export function drawRain(): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`red-packet-rain/${name}`, width, height, drawing);
  for (const digit of [1, 2, 3]) draw(`count-${digit}`, 220, 260, struck(String(digit), [220, 260], 264));
  draw('inside', 420, 300, inside());
  draw('slip', 360, 300, slip());
  draw('flap-open', 420, 280, flapOpen());
}
