/** Draws the pictures of the winner ticker. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { TIERS, type Tier } from '../kit/palette.ts';
import { circle, path, radial, linear } from '../../pipeline/drawing/svg.ts';
import { coin } from './coin.ts';
import { sunkStrip } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/** SVG path of a crown that stays legible at 22 pixels, in a box of 64 units. */
const CROWN = 'M15 44L11 22Q18 28 23 30Q28 24 32 14Q36 24 41 30Q46 28 53 22L49 44Q32 49 15 44Z';

/**
 * Draws the round badge of a jackpot, 40 design pixels square: a gold ring, enamel in the jackpot's colour, and a
 * crown.
 */
function badge({ tiers }: Theme, tier: Tier): Drawing {
  const { light, base, deep, halo } = tiers[tier];
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'enamel',
        [
          [0, halo],
          [0.3, light],
          [0.7, base],
          [1, deep],
        ],
        { cx: 0.4, cy: 0.3, r: 0.8 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.6],
        [1, '#fff', 0.05],
      ]),
    body:
      '<g transform="scale(.625)">' +
      circle(32, 32, 31.5, `fill="${INK}"`) +
      circle(32, 32, 29.6, 'fill="url(#gD)"') +
      circle(32, 32, 25, `fill="${INK}"`) +
      circle(32, 32, 23.8, 'fill="url(#enamel)"') +
      path(
        CROWN,
        `transform="translate(32 33) scale(.8) translate(-32 -31)" fill="${deep}" stroke="${deep}" stroke-width="6" stroke-linejoin="round"`,
      ) +
      path(CROWN, 'transform="translate(32 33) scale(.8) translate(-32 -31)" fill="url(#gT)"') +
      path('M11 27A21.500 21.500 0 0 1 53 27Q32 34 11 27Z', 'fill="url(#gloss)" opacity=".6"') +
      '</g>',
  };
}

/** Draws the pictures of the winner ticker that depend on the theme. */
export function drawThemedTicker(theme: Theme): void {
  picture(`${theme.into}winners-ticker/strip`, 672, 64, sunkStrip(theme));
  for (const tier of TIERS) picture(`${theme.into}winners-ticker/badge-${tier}`, 40, 40, badge(theme, tier));
  picture(`${theme.into}winners-ticker/badge-coin`, 40, 40, coin(40, theme));
}

/** Draws the winner ticker's pictures that are the same in every theme. */
export function drawTicker(): void {
  picture('winners-ticker/badge-game', 40, 40, {
    defs: outlineFilter('dress'),
    body: emoji('slot-machine', 20, 19.5, 34, 'dress'),
  });
}
