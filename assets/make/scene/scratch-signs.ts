/** Draws the pictures around the scratch card: bar, button, badge, words, winning tiles and light. */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { inset, outlineOf, rim, type Box } from './rim.ts';
import { TILE } from './scratch-paper.ts';
import type { Theme } from './theme.ts';

/** Draws the bar that shows the prize, 540 by 96 design pixels. */
export function bar(theme: Theme): Drawing {
  const frame = rim(theme, 'bar', { x: 0, y: 0, width: 540, height: 96, radius: 48 }, 15);
  return {
    defs:
      frame.defs +
      linear('well', [
        [0, theme.bar[0]],
        [0.5, theme.bar[1]],
        [1, theme.bar[2]],
      ]) +
      linear('sink', [
        [0, '#000', 0.6],
        [1, '#000', 0],
      ]) +
      `<clipPath id="in"><path d="${outlineOf(frame.face)}"/></clipPath>`,
    body:
      frame.body +
      path(outlineOf(frame.face), 'fill="url(#well)"') +
      `<g clip-path="url(#in)"><rect y="${frame.face.y}" width="540" height="16" fill="url(#sink)"/></g>` +
      path(
        'M6 52Q6 7 48 5H170',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(44, 13, 13) +
      sparkle(506, 84, 10, 0.95),
  };
}

/** Draws the button, 320 by 88 design pixels: a gold rim around red enamel or, if not `isLive`, silver around slate. */
export function button(isLive: boolean): Drawing {
  const metal = isLive ? 'gold' : 'silver';
  const outer: Box = { x: 2, y: 2, width: 316, height: 82, radius: 41 };
  const face = inset(outer, 9);
  return {
    defs:
      metalGradients(metal, 'g') +
      linear(
        'enamel',
        isLive
          ? [
              [0, '#FF8298'],
              [0.48, '#E0174A'],
              [0.54, '#C80E38'],
              [1, '#7A0428'],
            ]
          : [
              [0, '#A6A0B8'],
              [0.5, '#6E6884'],
              [1, '#3E3856'],
            ],
      ) +
      linear('gloss', [
        [0, '#fff', 0.6],
        [1, '#fff', 0.05],
      ]) +
      '<filter id="soft" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>',
    body:
      box(6, 8, 308, 78, 39, 'fill="#0B0220" opacity=".6" filter="url(#soft)"') +
      path(outlineOf(outer), `fill="${INK}"`) +
      path(outlineOf(inset(outer, 2)), 'fill="url(#gD)"') +
      path(outlineOf(inset(outer, 6)), 'fill="url(#gR)"') +
      path(outlineOf(inset(outer, 8)), `fill="${INK}"`) +
      path(outlineOf(face), 'fill="url(#enamel)"') +
      path(
        `M${face.x + 6} 40Q${face.x + 6} 16 48 14H272Q${face.x + face.width - 6} 16 ${face.x + face.width - 6} 40Q160 54 ${face.x + 6} 40Z`,
        'fill="url(#gloss)"',
      ) +
      path(
        'M10 38Q12 9 44 7H130',
        'fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/** Draws a gold word in the middle of a `width` by `height` box. */
export const word = (text: string, width: number, height: number, size: number, ink: string = INK): Drawing =>
  metalText('word', text, {
    font: 'lilita-one',
    size,
    x: width / 2,
    y: height / 2 + size * 0.345,
    tracking: size * 0.03,
    outline: size * 0.17,
    depth: size * 0.07,
    ink,
  });

/** Draws the text over the card's field, 440 by 52 design pixels, which says how a card wins. */
export const rule = ({ scratch }: Theme, text: string): Drawing =>
  metalText('word', text, {
    font: 'lilita-one',
    size: 33,
    x: 220,
    y: 37,
    tracking: 2,
    metal: 'silver',
    ink: scratch.ruleInk,
    outline: 7,
    depth: 2.2,
  });

/** Draws the badge that shows the number of remaining cards, 96 by 60 design pixels, without the number. */
export const badge = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    linear('blue', [
      [0, '#7CCBFF'],
      [0.5, '#1468E0'],
      [1, '#08296E'],
    ]),
  body:
    box(1, 1, 94, 58, 29, `fill="${INK}"`) +
    box(3, 3, 90, 54, 27, 'fill="url(#gD)"') +
    box(7.5, 7.5, 81, 45, 22, `fill="${INK}"`) +
    box(9, 9, 78, 42, 21, 'fill="url(#blue)"') +
    path('M14 28Q14 12 30 12H66Q82 12 82 26Q48 36 14 28Z', 'fill="#fff" opacity=".35"'),
});

/** Draws a winning tile, 208 design pixels square: a gold tile of 164 design pixels in a white ring, with its glow. */
export function wonTile(): Drawing {
  const tile = (by: number, paint: string): string =>
    box(22 + by, 22 + by, TILE - 2 * by, TILE - 2 * by, 26 - by * 0.7, paint);
  return {
    defs:
      linear('face', [
        [0, '#FFFDEB'],
        [0.5, '#FFE58C'],
        [1, '#FFC33A'],
      ]) +
      linear('ring', [
        [0, '#FFFFFF'],
        [0.6, '#FFE9A0'],
        [1, '#FFFFFF'],
      ]) +
      radial(
        'bounce',
        [
          [0, '#FFFFFF', 0.6],
          [1, '#FFFFFF', 0],
        ],
        { cx: 0.5, cy: 1.05, r: 0.6 },
      ) +
      '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>',
    body:
      tile(-6, 'fill="#FF8A10" filter="url(#soft)"') +
      tile(-5, `fill="${INK}"`) +
      tile(-3.2, 'fill="url(#ring)"') +
      tile(2.4, 'fill="#B4560A"') +
      tile(4, 'fill="url(#face)"') +
      tile(4, 'fill="url(#bounce)"') +
      path('M31 84V52Q31 31 52 31H156Q177 31 177 52V74Q104 98 31 84Z', 'fill="#fff" opacity=".5"'),
  };
}

/**
 * Draws the rod that joins two winning tiles, 128 by 22 design pixels. Scenes stretch it between the tiles, with its
 * ends below them.
 */
export const joint = (): Drawing => ({
  defs: linear('rod', [
    [0, '#FFFBE0'],
    [0.35, '#FFE98A'],
    [0.5, '#FFC72C'],
    [0.8, '#E8960C'],
    [1, '#FFE98A'],
  ]),
  body: `<rect y="2" width="128" height="18" fill="${INK}"/><rect y="4.500" width="128" height="13" fill="url(#rod)"/>`,
});

/** Draws the rays behind the card on a large win, 720 design pixels square. */
export function rays(): Drawing {
  const beams = Array.from({ length: 16 }, (_, index) => {
    const half = index % 2 ? 5.2 : 3.2;
    const [x1, y1] = onCircle(360, 360, 350, index * 22.5 - half).map(round) as [number, number];
    const [x2, y2] = onCircle(360, 360, 350, index * 22.5 + half).map(round) as [number, number];
    return `M360 360L${x1} ${y1}L${x2} ${y2}Z`;
  }).join('');
  return {
    defs:
      radial(
        'fade',
        [
          [0, '#FFF3C4', 0.8],
          [0.5, '#FFD768', 0.5],
          [0.84, '#FFC04A', 0.14],
          [1, '#FFB02E', 0],
        ],
        { cx: 360, cy: 360, r: 352, user: true },
      ) +
      '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>',
    body: path(beams, 'fill="url(#fade)" filter="url(#soft)"'),
  };
}
