/**
 * Draws the backdrops behind the machines, 360 by 640 design pixels: sky, far and near layers, light in the middle,
 * dark at the edges.
 */
import { mixed } from '../kit/palette.ts';
import { box, circle, linear, radial, round } from '../../pipeline/drawing/svg.ts';
import type { TilePalette } from '../lobby/palettes.ts';
import { rayPaint } from '../lobby/patterns.ts';
import { symbolBody } from '../lobby/symbols.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { scenery, type SceneryName } from './scenery.ts';

/** Size of a backdrop, in design pixels. */
export const WORLD = { width: 360, height: 640 } as const;

/** Recipe of a backdrop. */
export interface WorldRecipe {
  readonly scenery: SceneryName;
  /** Figures that stand at the sides as silhouettes with a lit edge; at most three. */
  readonly props: readonly string[];
}

/**
 * Places of the silhouettes: x and y of the foot, size, and -1 if mirrored. The large ones are on both sides of the
 * machine.
 */
const PROPS = [
  [44, 452, 150, -1],
  [320, 466, 170, 1],
  [98, 402, 76, 1],
  [268, 398, 70, -1],
  [14, 560, 190, 1],
  [350, 574, 180, -1],
] as const;

/** Draws a figure as a silhouette in one colour with a lit edge, its foot at x, y; mirrored if `side` is -1. */
function shadow(name: string, x: number, y: number, size: number, side: number, filter: string): string {
  const scale = size / 128;
  const prefix = `p${Math.round(x)}-${Math.round(y)}-${filter}-`;
  return (
    `<g transform="translate(${x} ${round(y - size * 0.46)}) scale(${round(scale * side)} ${round(scale)}) translate(-64 -64)" ` +
    `filter="url(#${filter})">${symbolBody(name, prefix)}</g>`
  );
}

const flat = (id: string, colour: string, edge: string): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-12" y="-12" width="152" height="152" color-interpolation-filters="sRGB">` +
  `<feFlood flood-color="${edge}"/><feComposite in2="SourceAlpha" operator="in" result="lit"/>` +
  `<feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in" result="dark"/>` +
  '<feOffset in="dark" dx="2" dy="2.4" result="moved"/><feComposite in="moved" in2="SourceAlpha" operator="in" result="inside"/>' +
  '<feMerge><feMergeNode in="lit"/><feMergeNode in="inside"/></feMerge></filter>';

/** Draws a backdrop; the same recipe, palette and random numbers always give the same picture. */
export function worldPicture(
  { scenery: name, props }: WorldRecipe,
  palette: TilePalette,
  random: () => number,
): Drawing {
  const { width, height } = WORLD;
  const far = mixed(palette.base, palette.light, 0.45);
  const at = (near: number): string =>
    near < 0.5 ? mixed(far, palette.base, near * 2) : mixed(palette.base, palette.deep, near * 2 - 1);
  const scene = scenery(name, { width, height, palette, at, random });
  const placed = PROPS.map(([x, y, size, side], place) => {
    const figure = props[place % Math.max(1, props.length)];
    if (figure === undefined) return '';
    return shadow(figure, x, y, size, side, place < 2 ? 'middle' : place < 4 ? 'far' : 'near');
  });
  return {
    defs:
      scene.defs +
      linear('sky', [
        [0, mixed(palette.deep, palette.base, 0.25)],
        [0.35, palette.base],
        [0.62, far],
        [1, palette.deep],
      ]) +
      rayPaint('rays', 180, 250, 420, 0.5) +
      radial(
        'light',
        [
          [0, mixed(palette.light, '#FFFFFF', 0.4), 0.85],
          [0.5, palette.light, 0.3],
          [1, palette.light, 0],
        ],
        { cx: 180, cy: 240, r: 250, user: true },
      ) +
      radial(
        'edge',
        [
          [0.45, palette.deep, 0],
          [1, mixed(palette.deep, '#000000', 0.35), 0.6],
        ],
        { cx: 180, cy: 270, r: 420, user: true },
      ) +
      linear('foot', [
        [0, palette.deep, 0],
        [1, mixed(palette.deep, '#000000', 0.3), 0.6],
      ]) +
      flat('far', at(0.42), at(0.1)) +
      flat('middle', at(0.7), at(0.15)) +
      flat('near', at(0.95), at(0.35)) +
      '<filter id="haze" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.6"/></filter>',
    body:
      box(0, 0, width, height, 0, 'fill="url(#sky)"') +
      scene.sky +
      circle(180, 240, 250, 'fill="url(#light)"') +
      `<g filter="url(#haze)">${scene.far}${placed[2]}${placed[3]}</g>` +
      scene.middle +
      placed[0] +
      placed[1] +
      scene.near +
      placed[4] +
      placed[5] +
      box(0, 430, width, 210, 0, 'fill="url(#foot)"') +
      box(0, 0, width, height, 0, 'fill="url(#edge)"') +
      scene.over,
  };
}
