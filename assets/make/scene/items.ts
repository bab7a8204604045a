/** Draws small prizes: a coupon, a scratch card, emoji and the coin. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, sparkle } from '../../pipeline/drawing/svg.ts';
import { coin } from './coin.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { FAIR } from './fair-theme.ts';
import type { Theme } from './theme.ts';

const scaled = (size: number, { defs, body }: Drawing): Drawing => ({
  defs,
  body: `<g transform="scale(${size / 128})">${body}</g>`,
});

/** Draws a red deposit coupon with its percent sign, `size` design pixels square. */
export function coupon(size: number): Drawing {
  const sign = metalText('percent', '%', {
    font: 'paytone-one',
    size: 54,
    x: 64,
    y: 83,
    outline: 7,
    depth: 2.5,
  });
  const ticket =
    'M14 33H114a6 6 0 0 1 6 6V52a12 12 0 0 0 0 24V89a6 6 0 0 1 -6 6H14a6 6 0 0 1 -6 -6V76a12 12 0 0 0 0 -24V39a6 6 0 0 1 6 -6Z';
  const stitches = 'M18 40H110M18 88H110';
  return scaled(size, {
    defs:
      outlineFilter('dress') +
      sign.defs +
      linear(
        'red',
        [
          [0, '#FF8A9E'],
          [0.5, '#D4103C'],
          [1, '#7A0428'],
        ],
        { x2: 0.4 },
      ),
    body:
      `<g transform="rotate(-12 64 64) translate(5.5 5) scale(.914)"><g filter="url(#dress)">${path(ticket, 'fill="url(#red)"')}</g>` +
      path(stitches, 'stroke="#FFE98A" stroke-width="2.4" stroke-dasharray="1 5.5" stroke-linecap="round"') +
      `${sign.body}</g>${sparkle(24, 34, 11)}${sparkle(108, 92, 7)}`,
  });
}

/** Draws a scratch card whose silver field is half scratched off, `size` design pixels square. */
export function scratchCard(size: number): Drawing {
  const word = metalText('win', 'WIN', {
    font: 'lilita-one',
    size: 25,
    x: 64,
    y: 40,
    outline: 4.5,
    depth: 1.5,
    tracking: 1,
  });
  const marks = [0, 1, 2]
    .map(
      (index) =>
        circle(42 + 22 * index, 98, 8.4, `fill="${INK}"`) +
        circle(42 + 22 * index, 97.4, 7, 'fill="url(#gD)"'),
    )
    .join('');
  return scaled(size, {
    defs:
      outlineFilter('dress') +
      word.defs +
      metalGradients('gold', 'g') +
      metalGradients('silver', 's') +
      linear('violet', [
        [0, '#A35BFF'],
        [0.5, '#6A1FC8'],
        [1, '#35006E'],
      ]),
    body:
      `<g transform="rotate(8 64 64) translate(4 2.5) scale(.94)"><g filter="url(#dress)">${box(22, 10, 84, 106, 10, 'fill="url(#gV)"')}</g>` +
      box(26.5, 14.5, 75, 97, 6.5, 'fill="url(#violet)"') +
      word.body +
      box(32, 48, 64, 36, 5, 'fill="url(#sV)"') +
      path(
        'M37 77L49 55L56 77L67 52L75 77L90 57',
        'fill="none" stroke="#4A1A9A" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round" opacity=".85"',
      ) +
      `${marks}</g>${sparkle(30, 22, 11)}`,
  });
}

/** Draws an outlined emoji, `size` design pixels square including its outlines. */
export function emojiIcon(name: string, size: number): Drawing {
  return scaled(size, { defs: outlineFilter('dress'), body: emoji(name, 64, 61, 108, 'dress') });
}

/** Draws a coin with a small ground shadow, `size` design pixels square. */
export function coinIcon(size: number, theme: Theme = FAIR): Drawing {
  const { defs, body } = coin(112, theme);
  return scaled(size, {
    defs: `${defs}<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="3.5"/></filter>`,
    body:
      '<ellipse cx="66" cy="104" rx="48" ry="14" fill="#0B0220" opacity=".7" filter="url(#soft)"/>' +
      `<g transform="translate(8 5)">${body}</g>`,
  });
}
