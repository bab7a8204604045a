/** Draws the rims of portrait tiles. Each provider has its own style, so that players recognise its games from afar. */
import type { BrandId } from '../../../contract/catalogue/title.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path } from '../../pipeline/drawing/svg.ts';
import type { TilePalette } from './palettes.ts';

/** Corner radius of a portrait tile, in units of its box of 360 by 480. */
export const CORNER = 44;

const WIDTH = 360;
const HEIGHT = 480;

function rim(inset: number, thickness: number, stroke: string, extra = ''): string {
  const at = inset + thickness / 2;
  const paint = `fill="none" stroke="${stroke}" stroke-width="${thickness}" ${extra}`;
  return box(at, at, WIDTH - at * 2, HEIGHT - at * 2, CORNER - at, paint);
}

function studs(): string {
  return [
    [26, 26],
    [334, 26],
    [26, 454],
    [334, 454],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 10, `fill="${INK}"`) + circle(x, y, 8, 'fill="url(#rimD)"'))
    .join('');
}

function bulbs(): string {
  const along = (from: number, to: number, count: number): number[] =>
    Array.from({ length: count }, (_, place) => from + ((to - from) * place) / (count - 1));
  const places = [
    ...along(62, 298, 9).flatMap((x) => [
      [x, 10],
      [x, 470],
    ]),
    ...along(62, 418, 13).flatMap((y) => [
      [10, y],
      [350, y],
    ]),
    ...[
      [44, 44, 315],
      [316, 44, 45],
      [316, 436, 135],
      [44, 436, 225],
    ].map(([x = 0, y = 0, turn = 0]) => onCircle(x, y, 34, turn)),
  ];
  return places
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 8, 'fill="#FFD76A" opacity=".55"') + circle(x, y, 4.4, 'fill="#FFFBE6"'),
    )
    .join('');
}

const manners: Record<BrandId, (palette: TilePalette) => string> = {
  parola: () => metalGradients('gold', 'rim') + rim(0, 9, INK) + rim(2, 6, 'url(#rimD)'),
  bituin: () => metalGradients('silver', 'rim') + rim(0, 10, '#1A1030') + rim(2, 6.5, 'url(#rimD)'),
  tala: ({ light }) =>
    metalGradients('gold', 'rim') +
    rim(0, 8, INK) +
    rim(1.5, 4, 'url(#rimD)') +
    rim(9, 2.5, light, 'opacity=".75"'),
  bahaghari: ({ accent, light, base }) =>
    linear(
      'rimD',
      [
        [0, '#FFFFFF'],
        [0.2, light],
        [0.45, accent],
        [0.7, base],
        [1, light],
      ],
      { x2: 1 },
    ) +
    rim(0, 10, INK) +
    rim(2, 7, 'url(#rimD)'),
  alon: () => metalGradients('silver', 'rim') + rim(0, 9, '#06183A') + rim(2, 5.5, 'url(#rimD)') + studs(),
  kalesa: () => metalGradients('gold', 'rim') + rim(0, 9, INK) + rim(2, 6, 'url(#rimD)'),
  perya: () =>
    metalGradients('gold', 'rim') +
    rim(0, 20, '#5A0F3A') +
    rim(0, 3.5, 'url(#rimD)') +
    rim(17, 3, 'url(#rimR)') +
    bulbs(),
  habi: () =>
    metalGradients('bronze', 'rim') +
    rim(0, 10, INK) +
    rim(2, 7, 'url(#rimD)') +
    rim(12, 3, '#FFF3C4', 'stroke-dasharray="9 7" stroke-linecap="round" opacity=".8"'),
};

/** Draws the rim of a provider's tile with a highlight at its top left; it goes over everything else in the tile. */
export function frame(brand: BrandId, palette: TilePalette): string {
  const glint = path(
    'M7 96V50A43 43 0 0 1 50 7H150',
    'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"',
  );
  return manners[brand](palette) + glint;
}
