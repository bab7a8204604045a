/** Draws the envelope of the red packet rain in pieces, for the opening animation. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { coinGradients } from './coin.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { clouds, lattice, paperDefs, seal, SOFT } from './red-paper.ts';
import type { Theme } from './theme.ts';

/** Draws the lining that shows in the open envelope, 420 by 300 design pixels. */
export function inside(): Drawing {
  return {
    defs: paperDefs('crimson'),
    body:
      path('M2 6Q2 2 8 2H412Q418 2 418 6V298H2Z', `fill="${INK}"`) +
      path('M6 8H414V296H6Z', 'fill="url(#depth)"') +
      path('M6 8H414V26H6Z', 'fill="#000" opacity=".35"'),
  };
}

/** Draws the card for the amount, 360 by 300 design pixels. Scenes write the digits in its upper half. */
export function slip(): Drawing {
  const corner = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 34V12Q0 0 12 0H34M8 30V16Q8 8 16 8H30" fill="none" stroke="#C98A1A" stroke-width="2.400" stroke-linecap="round"/></g>`;
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('card', [
        [0, '#FFFDF2'],
        [0.5, '#FFF0C4'],
        [1, '#F2CF7A'],
      ]) +
      radial('warm', [
        [0, '#FF9DB0', 0.28],
        [1, '#FF9DB0', 0],
      ]),
    body:
      box(2, 2, 356, 296, 22, `fill="${INK}"`) +
      box(4.5, 4.5, 351, 291, 20, 'fill="url(#gD)"') +
      box(12, 12, 336, 276, 14, 'fill="url(#card)"') +
      circle(180, 100, 150, 'fill="url(#warm)"') +
      corner(30, 30, 0) +
      corner(330, 30, 90) +
      path('M70 166H290', 'stroke="#C98A1A" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round"') +
      path(
        'M8.500 90V26Q8.500 8.500 26 8.500H120',
        'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(36, 30, 18) +
      sparkle(322, 34, 12),
  };
}

/** Draws the front of the envelope, 420 by 540 design pixels, with its curved upper edge. */
export function pocket({ rain: { flower } }: Theme): Drawing {
  const edge =
    'M4 10Q4 4 12 6Q120 128 210 128Q300 128 408 6Q416 4 416 10V512Q416 536 392 536H28Q4 536 4 512Z';
  return {
    defs: paperDefs('crimson') + `<clipPath id="in"><path d="${edge}"/></clipPath>` + SOFT('soft', 6),
    body:
      path(edge, `fill="url(#paper)" stroke="${INK}" stroke-width="6" stroke-linejoin="round"`) +
      `<g clip-path="url(#in)">${lattice(420, 540, 42, 0.16)}${clouds(0, 470, 420, 44, 0.5)}` +
      '<rect x="0" y="440" width="420" height="100" fill="#3A0018" opacity=".22"/>' +
      `<path d="M4 26Q120 150 210 150Q300 150 416 26V60Q300 184 210 184Q120 184 4 60Z" fill="#fff" opacity=".13"/></g>` +
      path(edge, 'fill="none" stroke="url(#gD)" stroke-width="5" stroke-linejoin="round"') +
      box(22, 176, 376, 342, 18, 'fill="none" stroke="url(#gV)" stroke-width="2" opacity=".75"') +
      flower(84, 300, 40, 0.85) +
      flower(336, 300, 40, 0.85) +
      flower(210, 384, 58, 0.95) +
      path('M9 470V24', 'fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".6"'),
  };
}

/** Draws the closed flap with its seal, 420 by 300 design pixels; it turns around its top edge. */
export function shutFlap(theme: Theme): Drawing {
  const shape = 'M4 8Q4 2 12 2H408Q416 2 416 8V34Q310 208 210 208Q110 208 4 34Z';
  return {
    defs: paperDefs('crimson') + coinGradients(theme) + SOFT('soft', 7),
    body:
      path(shape, 'transform="translate(2 12)" fill="#2A0010" opacity=".5" filter="url(#soft)"') +
      path(shape, `fill="url(#flap)" stroke="${INK}" stroke-width="6" stroke-linejoin="round"`) +
      path(shape, 'fill="none" stroke="url(#gD)" stroke-width="4.600" stroke-linejoin="round"') +
      path(
        'M26 22H394V40Q296 178 210 178Q124 178 26 40Z',
        'fill="none" stroke="url(#gV)" stroke-width="2" opacity=".75"',
      ) +
      '<path d="M14 10H406V30Q210 96 14 30Z" fill="#fff" opacity=".2"/>' +
      circle(213, 210, 66, 'fill="#2A0010" opacity=".5" filter="url(#soft)"') +
      seal(theme, 210, 200, 132),
  };
}

/**
 * Draws the open flap, turned up so that its gold lining shows, 420 by 280 design pixels; it turns around its bottom
 * edge.
 */
export function flapOpen(): Drawing {
  const shape = 'M4 278V262Q110 40 210 40Q310 40 416 262V278Z';
  return {
    defs: paperDefs('crimson'),
    body:
      path(shape, `fill="url(#lining)" stroke="${INK}" stroke-width="6" stroke-linejoin="round"`) +
      path(shape, 'fill="none" stroke="url(#gD)" stroke-width="3.600" stroke-linejoin="round"') +
      path('M30 272Q122 66 210 66Q298 66 390 272Z', 'fill="#8A4600" opacity=".14"') +
      sparkle(120, 128, 16),
  };
}
