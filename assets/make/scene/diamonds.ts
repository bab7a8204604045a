/** Draws the diamonds game: a jeweller's window with five velvet pedestals, and the gems that fall onto them. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { enamelPlate, litBorder } from './enamel.ts';
import { gem, GEM_COUNT } from './gems.ts';
import { glassPanel } from './glass-panel.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/**
 * Draws a pedestal, 132 by 140 design pixels: a velvet cushion on a gold column. The middle of the cushion is 30 design
 * pixels below the top edge.
 */
function pedestal(): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'velvet',
        [
          [0, '#C82A6A'],
          [0.55, '#7E0E46'],
          [1, '#3A0424'],
        ],
        { cx: 0.42, cy: 0.3, r: 0.75 },
      ) +
      linear('fall', [
        [0, '#05010F', 0.55],
        [1, '#05010F', 0],
      ]),
    body:
      path('M34 52H98L90 116H42Z', `fill="${INK}"`) +
      path('M37 52H95L87.500 114H44.500Z', 'fill="url(#gV)"') +
      path('M37 52H95L93 70H39Z', 'fill="url(#fall)"') +
      path('M56 56V112M66 56V112M76 56V112', 'stroke="#7A3C00" stroke-width="2" opacity=".35"') +
      box(30, 112, 72, 13, 5, `fill="url(#gV)" stroke="${INK}" stroke-width="2"`) +
      box(20, 123, 92, 14, 6, `fill="url(#gV)" stroke="${INK}" stroke-width="2"`) +
      `<ellipse cx="66" cy="40" rx="62" ry="21" fill="${INK}"/>` +
      '<ellipse cx="66" cy="39" rx="60" ry="19" fill="url(#gD)"/>' +
      `<ellipse cx="66" cy="35" rx="56" ry="18" fill="${INK}"/>` +
      '<ellipse cx="66" cy="33" rx="54.500" ry="17" fill="url(#velvet)"/>' +
      path(
        'M16 28Q40 16 74 17',
        'fill="none" stroke="#FF9AC4" stroke-width="2" stroke-linecap="round" opacity=".7"',
      ),
  };
}

/** Draws the band of light that joins gems, 16 by 20 design pixels, which the scene stretches and tints. */
const thread = (): Drawing => ({
  defs: linear('beam', [
    [0, '#fff', 0],
    [0.36, '#fff', 0.35],
    [0.5, '#fff', 1],
    [0.64, '#fff', 0.35],
    [1, '#fff', 0],
  ]),
  body: '<rect width="16" height="20" fill="url(#beam)"/>',
});

/** Draws the knot where the band of light passes under a gem, 32 design pixels square. */
const knot = (): Drawing => ({
  defs: radial('spot', [
    [0, '#fff'],
    [0.3, '#fff', 0.95],
    [0.42, '#fff', 0.4],
    [1, '#fff', 0],
  ]),
  body: circle(16, 16, 16, 'fill="url(#spot)"'),
});

/** Draws a small gem for the pay table, 18 design pixels square, in light enamel, so that the scene can tint it. */
const pip = (): Drawing => ({
  defs: '',
  body:
    path('M9 .8L17.200 9L9 17.200L.8 9Z', `fill="${INK}"`) +
    path('M9 2.600L15.400 9L9 15.400L2.600 9Z', 'fill="#E6DEF6"') +
    path('M9 2.600L9 9L2.600 9Z', 'fill="#fff"') +
    path('M15.400 9L9 9L9 15.400Z', 'fill="#A99CC8"'),
});

/** Draws all pictures of the diamonds game, which has no seasonal pictures yet. */
export function drawDiamonds(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}diamonds/${name}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
  draw('window', 708, 350, glassPanel(theme, 708, 350, 26, true));
  draw('pedestal', 132, 140, pedestal());
  for (let index = 0; index < GEM_COUNT; index += 1) draw(`gem-${index}`, 100, 100, gem(index));
  draw('thread', 16, 20, thread());
  draw('knot', 32, 32, knot());
  draw('pip', 18, 18, pip());
  draw('plate', 96, 100, enamelPlate(96, 100, 12));
  draw('plate-lit', 112, 116, litBorder(96, 100, 12));
}
