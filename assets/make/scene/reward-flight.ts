/** Draws the voucher card that flies to the balance. */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, sparkle } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

/**
 * Draws the voucher, 144 by 100 design pixels: a ticket in a gold edge with a percent sign. It has no number, so that
 * it fits every voucher.
 */
export function drawThemedRewards({ into, voucher }: Theme): void {
  const ticket =
    'M16 12H128a8 8 0 0 1 8 8V38a12 12 0 0 0 0 24V80a8 8 0 0 1 -8 8H16a8 8 0 0 1 -8 -8V62a12 12 0 0 0 0 -24V20a8 8 0 0 1 8 -8Z';
  const star = metalText('star', '%', {
    font: 'paytone-one',
    size: 46,
    x: 84,
    y: 66,
    outline: 6,
    depth: 2.5,
  });
  picture(`${into}reward-flight/card`, 144, 100, {
    defs:
      metalGradients('gold', 'g') +
      star.defs +
      linear(
        'enamel',
        [
          [0, voucher[0]],
          [0.48, voucher[1]],
          [1, voucher[2]],
        ],
        { x2: 0.5 },
      ) +
      '<filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="3.5"/></filter>',
    body:
      path(ticket, 'transform="translate(1 6)" fill="#0B0220" opacity=".6" filter="url(#soft)"') +
      path(ticket, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      path(ticket, 'fill="url(#gD)"') +
      `<g transform="translate(72 50) scale(.9 .86) translate(-72 -50)">${path(ticket, `fill="url(#enamel)" stroke="${INK}" stroke-width="1.500"`)}</g>` +
      '<path d="M22 22H122Q126 22 126 26V40Q72 56 18 40V26Q18 22 22 22Z" fill="#fff" opacity=".2"/>' +
      path('M46 22V78', 'stroke="#FFE98A" stroke-width="2.6" stroke-dasharray="1 7" stroke-linecap="round"') +
      circle(31, 50, 7.5, `fill="url(#gD)" stroke="${INK}" stroke-width="1.400"`) +
      star.body +
      path(
        'M11.500 34V21Q11.500 14.500 18 14.500H60',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(26, 22, 11) +
      sparkle(122, 76, 8, 0.95),
  });
}
