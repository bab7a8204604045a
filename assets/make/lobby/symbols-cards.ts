/** Draws symbols of card tables and draws, in boxes of 128 units: cards, chips, numbered balls, tickets. */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { star } from './shapes.ts';

/** Suits of a playing card. */
export type Suit = 'heart' | 'spade' | 'diamond' | 'club';

const suitPaths: Record<Suit, string> = {
  heart: 'M0 12C-16 0 -16 -14 -7 -14C-3 -14 0 -10 0 -7C0 -10 3 -14 7 -14C16 -14 16 0 0 12Z',
  spade: 'M0 -16C16 -2 15 8 7 8C4 8 2 6 1 4L4 13H-4L-1 4C-2 6 -4 8 -7 8C-15 8 -16 -2 0 -16Z',
  diamond: 'M0 -15L11 0L0 15L-11 0Z',
  club: 'M0 -15A7 7 0 0 1 6 -4A7 7 0 1 1 2 6L4 13H-4L-2 6A7 7 0 1 1 -6 -4A7 7 0 0 1 0 -15Z',
};

/**
 * Draws a playing card, 72 by 102 units, with its centre at 0, 0. The result includes its gradients, whose ids begin
 * with `prefix`.
 */
export function card(rank: string, suit: Suit, prefix: string): string {
  const red = suit === 'heart' || suit === 'diamond';
  const colour = red ? '#C4123B' : '#1A1030';
  const { d } = textPath(rank, { font: 'paytone-one', size: 38, x: -30, y: -18, anchor: 'start' });
  return (
    linear(
      `${prefix}sheen`,
      [
        [0, '#FFFFFF'],
        [0.55, '#FFFFFF'],
        [1, '#D6C8F0'],
      ],
      { x2: 1 },
    ) +
    box(-38, -51, 76, 104, 10, `fill="${INK}" opacity=".35"`) +
    box(-37, -52, 74, 104, 9, `fill="url(#${prefix}sheen)" stroke="#B9A6DC" stroke-width="1.5"`) +
    path(d, `fill="${colour}"`) +
    `<path d="${suitPaths[suit]}" transform="translate(6 18) scale(1.75)" fill="${colour}"/>`
  );
}

/** Draws a playing card in the middle of a 128-unit box. */
export function cardSymbol(rank: string, suit: Suit, prefix: string): string {
  return `<g transform="translate(64 64) rotate(-6) scale(1.16)">${card(rank, suit, prefix)}</g>`;
}

/** Draws a hand of cards as a fan, whose pivot is below the 128-unit box. */
export function fanSymbol(cards: readonly (readonly [string, Suit])[], prefix: string): string {
  const step = cards.length > 3 ? 17 : 22;
  return cards
    .map(([rank, suit], place) => {
      const turn = (place - (cards.length - 1) / 2) * step;
      const scale = cards.length > 3 ? 0.7 : 0.95;
      return (
        `<g transform="rotate(${turn} 64 140) translate(64 60) scale(${scale})">` +
        `${card(rank, suit, `${prefix}${place}`)}</g>`
      );
    })
    .join('');
}

/** Draws a casino chip seen from above. */
export function chipSymbol(prefix: string, colour = '#D4103C'): string {
  return (
    metalGradients('gold', prefix) +
    circle(64, 64, 56, `fill="${INK}"`) +
    circle(64, 64, 53, `fill="${colour}"`) +
    '<circle cx="64" cy="64" r="46" fill="none" stroke="#fff" stroke-width="14" stroke-dasharray="24.1 24.1"/>' +
    circle(64, 64, 37, `fill="url(#${prefix}D)"`) +
    circle(64, 64, 33, `fill="${colour}"`) +
    star(64, 65, 22, `fill="url(#${prefix}V)"`) +
    path('M18 48A49 49 0 0 1 96 26Q60 36 18 62Z', 'fill="#fff" opacity=".25"')
  );
}

/** Draws a numbered lottery ball. */
export function ballSymbol(
  number: string,
  colours: readonly [string, string, string],
  prefix: string,
): string {
  const [light, base, deep] = colours;
  const { d } = textPath(number, { font: 'paytone-one', size: number.length > 1 ? 44 : 54, x: 64, y: 82 });
  return (
    radial(
      `${prefix}ball`,
      [
        [0, light],
        [0.5, base],
        [1, deep],
      ],
      { cx: 0.36, cy: 0.3, r: 0.8 },
    ) +
    circle(64, 64, 57, `fill="url(#${prefix}ball)"`) +
    circle(64, 66, 35, 'fill="#FFFFFF"') +
    `<circle cx="64" cy="66" r="35" fill="none" stroke="${deep}" stroke-width="3"/>` +
    path(d, `fill="#2A0F58"`) +
    '<ellipse cx="42" cy="27" rx="17" ry="10" fill="#fff" opacity=".75" transform="rotate(-28 42 27)"/>'
  );
}

/** Draws a five-by-five bingo card with one line marked. */
export function bingoCardSymbol(prefix: string): string {
  const columns = ['#FF5A7A', '#FFB300', '#2FD26A', '#3A8AF0', '#A24BFF'];
  const daubed = new Set(['0-0', '1-1', '2-2', '3-3', '4-4', '3-1', '0-3']);
  let cells = '';
  for (const [column, colour] of columns.entries()) {
    const x = 20 + column * 18;
    cells += box(x, 20, 16, 15, 3, `fill="${colour}"`);
    for (let row = 0; row < 5; row += 1) {
      const y = 38 + row * 15;
      cells += box(x, y, 16, 13, 2.5, 'fill="#E9DDFB"');
      if (daubed.has(`${column}-${row}`)) cells += circle(x + 8, y + 6.5, 6, 'fill="#D4103C"');
    }
  }
  return (
    metalGradients('gold', prefix) +
    box(8, 8, 112, 112, 14, `fill="url(#${prefix}D)"`) +
    box(14, 14, 100, 100, 9, 'fill="#FFFFFF"') +
    cells
  );
}

/** Draws a scratch card with half of its silver foil scratched off. */
export function scratchCardSymbol(prefix: string): string {
  const win = metalText(`${prefix}win`, 'WIN', { font: 'lilita-one', size: 21, x: 64, y: 39 });
  return (
    metalGradients('gold', `${prefix}g`) +
    metalGradients('silver', `${prefix}s`) +
    linear(`${prefix}face`, [
      [0, '#A45CF5'],
      [1, '#35006E'],
    ]) +
    win.defs +
    `<g transform="rotate(8 64 64)">${box(21, 8, 86, 112, 11, `fill="url(#${prefix}gV)"`)}` +
    box(26, 13, 76, 102, 7, `fill="url(#${prefix}face)"`) +
    win.body +
    box(32, 50, 64, 36, 5, `fill="url(#${prefix}sV)"`) +
    path(
      'M37 79L49 58L56 79L67 56L75 79L86 59',
      'fill="none" stroke="#5A2AA8" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round" opacity=".8"',
    ) +
    [44, 64, 84]
      .map((x) => circle(x, 101, 8, `fill="${INK}"`) + circle(x, 100.4, 6.8, `fill="url(#${prefix}gD)"`))
      .join('') +
    '</g>'
  );
}

/** Draws a ticket stub with notched ends and an emblem on it. */
export function stubSymbol(
  colours: readonly [string, string, string],
  emblem: 'star' | 'percent',
  prefix: string,
): string {
  const [light, base, deep] = colours;
  const percent = metalText(`${prefix}t`, '%', { font: 'paytone-one', size: 46, x: 64, y: 80 });
  const mark =
    emblem === 'percent'
      ? percent.body
      : star(64, 64, 22, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
        star(64, 63, 22, `fill="url(#${prefix}V)"`);
  const edge =
    'M17 34h94a6 6 0 0 1 6 6v12a12 12 0 0 0 0 24v12a6 6 0 0 1 -6 6H17a6 6 0 0 1 -6 -6v-12a12 12 0 0 0 0 -24V40a6 6 0 0 1 6 -6Z';
  return (
    metalGradients('gold', prefix) +
    percent.defs +
    linear(
      `${prefix}face`,
      [
        [0, light],
        [0.55, base],
        [1, deep],
      ],
      { x2: 0.4 },
    ) +
    `<g transform="rotate(-10 64 64)">${path(edge, `fill="url(#${prefix}face)"`)}` +
    path(
      'M19 40H109M19 88H109',
      'stroke="#FFE98A" stroke-width="2" stroke-dasharray="1.5 4.5" stroke-linecap="round"',
    ) +
    `${mark}</g>`
  );
}

/** Draws a prize wheel with eight colours and a pointer. */
export function wheelSymbol(prefix: string): string {
  const colours = ['#D4103C', '#FFC72C', '#1468E0', '#F3E4FF', '#7D1FD6', '#0F9D48', '#E8960C', '#5CC4FF'];
  const sectors = colours
    .map((colour, place) => {
      const [x0, y0] = onCircle(64, 68, 44, place * 45 - 22.5);
      const [x1, y1] = onCircle(64, 68, 44, place * 45 + 22.5);
      const edge = `M64 68L${round(x0)} ${round(y0)}A44 44 0 0 1 ${round(x1)} ${round(y1)}Z`;
      return path(edge, `fill="${colour}" stroke="${INK}" stroke-width="1.5"`);
    })
    .join('');
  return (
    metalGradients('gold', prefix) +
    circle(64, 68, 56, `fill="${INK}"`) +
    circle(64, 68, 54, `fill="url(#${prefix}D)"`) +
    circle(64, 68, 46, `fill="${INK}"`) +
    sectors +
    Array.from({ length: 16 }, (_, place) =>
      circle(...onCircle(64, 68, 50, place * 22.5), 2.2, 'fill="#FFF8DC"'),
    ).join('') +
    circle(64, 68, 13, `fill="${INK}"`) +
    circle(64, 68, 11, `fill="url(#${prefix}D)"`) +
    path('M53 3H75L64 27Z', `fill="#E0143F" stroke="#FFE98A" stroke-width="3" stroke-linejoin="round"`) +
    path('M24 50A46 46 0 0 1 84 26Q56 44 24 72Z', 'fill="#fff" opacity=".2"')
  );
}
