/**
 * Draws live tables as seen from the player's seat, 480 by 320 units, up to the edge. The lobby writes name and limits
 * over the bottom edge.
 */
import { metalGradients } from '../kit/metal.ts';
import { FAIR_LIGHTS } from '../kit/palette.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { symbolFilter } from './symbol-filter.ts';
import type { FullBleed } from './full-bleed.ts';
import { paletteOf, type PaletteName } from './palettes.ts';
import { star } from './shapes.ts';
import { card, type Suit } from './symbols-cards.ts';
import { symbol } from './symbols.ts';

function cardAt(x: number, y: number, turn: number, rank: string, suit: Suit, scale = 1.15): string {
  const prefix = `c${x}-${y}-`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${card(rank, suit, prefix)}</g>`;
}

function chipAt(x: number, y: number, colour: string, scale = 1.1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cy="7" rx="27" ry="21" fill="#12002A" opacity=".6"/>` +
    `<ellipse cy="4" rx="26" ry="20" fill="${INK}"/><ellipse rx="26" ry="20" fill="${colour}"/>` +
    '<ellipse rx="26" ry="20" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="10 13"/>' +
    `<ellipse rx="17" ry="12.500" fill="${colour}" stroke="#FFE98A" stroke-width="2"/></g>`
  );
}

function backAt(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-42, -58, 86, 120, 10, `fill="${INK}" opacity=".4"`)}` +
    `${box(-43, -60, 86, 120, 10, 'fill="#fff"')}${box(-37, -54, 74, 108, 7, 'fill="#7D1FD6"')}` +
    `${box(-31, -48, 62, 96, 5, 'fill="none" stroke="#FFE98A" stroke-width="2.5"')}${star(0, 0, 24, 'fill="#FFE98A"')}</g>`
  );
}

function colourBoard(): string {
  const colours = ['#E8C020', '#D4103C', '#1468E0', '#0F9D48', '#F2F2F2', '#E06AB0'];
  const fields = colours.map((colour, place) => {
    const x = 80 + (place % 3) * 112;
    const y = 140 + Math.floor(place / 3) * 84;
    return (
      box(x, y + 4, 96, 72, 10, 'fill="#12002A" opacity=".5"') +
      box(x, y, 96, 72, 10, `fill="${colour}"`) +
      box(x, y, 96, 34, 10, 'fill="#fff" opacity=".22"') +
      box(x, y, 96, 72, 10, 'fill="none" stroke="#FFE98A" stroke-width="3"')
    );
  });
  return (
    fields.join('') +
    [
      [156, 118, 84, -20],
      [240, 110, 102, -8],
      [328, 118, 84, 14],
    ]
      .map(([x = 0, y = 0, size = 0, turn = 0]) => symbol('color-die', x, y, size, 'dress', turn))
      .join('')
  );
}

function rouletteWheel(): string {
  const pockets = Array.from({ length: 37 }, (_, place) => {
    const step = 360 / 37;
    const [x0, y0] = onCircle(0, 0, 118, place * step);
    const [x1, y1] = onCircle(0, 0, 118, (place + 1) * step);
    const colour = place === 0 ? '#0F9D48' : place % 2 ? '#C4123B' : '#1A1030';
    const edge = `M0 0L${round(x0)} ${round(y0)}A118 118 0 0 1 ${round(x1)} ${round(y1)}Z`;
    return path(edge, `fill="${colour}" stroke="#FFE98A" stroke-width=".8"`);
  });
  return (
    '<g transform="translate(240 186) scale(1 .86)">' +
    circle(0, 14, 150, 'fill="#12002A" opacity=".6"') +
    circle(0, 0, 146, `fill="${INK}"`) +
    circle(0, 0, 142, 'fill="url(#wood)"') +
    circle(0, 0, 124, `fill="${INK}"`) +
    pockets.join('') +
    circle(0, 0, 84, 'fill="url(#wood)"') +
    circle(0, 0, 80, 'fill="#4A1420"') +
    circle(0, 0, 56, `fill="${INK}"`) +
    circle(0, 0, 53, 'fill="url(#metalD)"') +
    circle(0, 0, 24, 'fill="url(#metalR)"') +
    circle(0, 0, 18, 'fill="url(#metalD)"') +
    circle(70, -72, 9, 'fill="#fff"') +
    path(
      'M-128 -40A134 134 0 0 1 40 -128',
      'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"',
    ) +
    '</g>'
  );
}

const scenes = {
  baccarat: () =>
    cardAt(170, 176, -12, '9', 'heart') +
    cardAt(256, 168, 4, 'K', 'spade') +
    cardAt(344, 182, 14, '8', 'diamond') +
    chipAt(84, 232, '#D4103C') +
    chipAt(90, 222, '#7D1FD6') +
    chipAt(404, 244, '#1468E0'),
  'color-game': colourBoard,
  roulette: () => rouletteWheel() + chipAt(60, 262, '#7D1FD6', 1) + chipAt(424, 262, '#0F9D48', 1),
  'sic-bo': () =>
    symbol('game-die', 166, 186, 172, 'dress', -14) +
    symbol('game-die', 252, 160, 184, 'dress', 6) +
    symbol('game-die', 334, 196, 166, 'dress', 18) +
    chipAt(78, 246, '#D4103C') +
    chipAt(414, 252, '#E8960C'),
  'dragon-tiger': () =>
    cardAt(196, 190, -10, 'Q', 'heart') +
    cardAt(286, 190, 10, '7', 'club') +
    symbol('dragon-face', 104, 150, 132, 'dress', -6) +
    symbol('tiger-face', 378, 150, 132, 'dress', 6),
  blackjack: () =>
    cardAt(206, 174, -9, 'A', 'spade', 1.35) +
    cardAt(284, 180, 10, 'J', 'diamond', 1.35) +
    chipAt(104, 226, '#0F9D48') +
    chipAt(110, 215, '#E8960C') +
    chipAt(388, 236, '#D4103C') +
    chipAt(394, 225, '#1468E0'),
  'money-wheel': () =>
    symbol('wheel', 240, 160, 262, 'dress') +
    symbol('peso', 84, 226, 96, 'dress', -14) +
    symbol('peso', 398, 226, 96, 'dress', 14),
  holdem: () =>
    cardAt(112, 150, -6, '10', 'heart', 0.9) +
    cardAt(194, 144, -2, 'J', 'heart', 0.9) +
    cardAt(276, 144, 2, 'Q', 'heart', 0.9) +
    cardAt(358, 150, 6, '2', 'club', 0.9) +
    backAt(206, 234, -8) +
    backAt(278, 236, 9) +
    chipAt(92, 252, '#E8960C') +
    chipAt(394, 252, '#D4103C') +
    chipAt(400, 241, '#1468E0'),
  'andar-bahar': () =>
    cardAt(240, 150, 0, '6', 'diamond', 1.1) +
    cardAt(118, 196, -12, '6', 'spade') +
    cardAt(362, 196, 12, 'K', 'club') +
    chipAt(206, 252, '#D4103C', 1) +
    chipAt(276, 252, '#1468E0', 1),
  bingo: () =>
    symbol('bingo-card', 240, 176, 196, 'dress', -6) +
    symbol('bingo-ball', 104, 196, 104, 'dress', -10) +
    symbol('keno-ball', 382, 186, 104, 'dress', 10) +
    symbol('keno-ball', 348, 116, 66, 'dress', -12),
} satisfies Record<string, () => string>;

/** Name of a live table's layout, such as `baccarat`. */
export type LiveScene = keyof typeof scenes;

/** Draws the tile of a live table; the palette colours its felt. */
export function liveTile(scene: LiveScene, paletteName: PaletteName): FullBleed {
  const { light, base, deep } = paletteOf(paletteName);
  const defs =
    metalGradients('gold', 'metal') +
    radial(
      'felt',
      [
        [0, light],
        [0.3, base],
        [1, deep],
      ],
      { cx: 0.5, cy: 0.2, r: 0.85 },
    ) +
    radial('spot', [
      [0, '#FFF3C4', 0.7],
      [1, '#FFF3C4', 0],
    ]) +
    linear('wood', [
      [0, '#FFE98A'],
      [0.5, '#C98A1A'],
      [1, '#5A2A00'],
    ]) +
    symbolFilter('dress');
  const lights = Array.from({ length: 14 }, (_, place) =>
    circle(
      place * 37 + 10,
      30 + ((place * 53) % 60),
      10 + ((place * 7) % 16),
      `fill="${FAIR_LIGHTS[place % 6] ?? '#fff'}" opacity=".16"`,
    ),
  );
  const oval = (y: number, rx: number, ry: number, paint: string): string =>
    `<ellipse cx="240" cy="${y}" rx="${rx}" ry="${ry}" ${paint}/>`;
  const body =
    box(0, 0, 480, 320, 0, 'fill="#1A0838"') +
    lights.join('') +
    oval(330, 330, 262, `fill="${INK}"`) +
    oval(332, 322, 254, 'fill="url(#wood)"') +
    oval(338, 304, 238, `fill="${INK}"`) +
    oval(340, 300, 234, 'fill="url(#felt)"') +
    oval(346, 268, 206, 'fill="none" stroke="#FFE98A" stroke-opacity=".5" stroke-width="2"') +
    oval(110, 240, 120, 'fill="url(#spot)" opacity=".45"') +
    scenes[scene]();
  return { width: 480, height: 320, defs, body };
}
