/** Draws the fair's gold rim: a raised bevel, a dark groove for bulbs, and a sunk bevel around the face. */
import { bulb, bulbGradients } from '../kit/metal.ts';
import { INK, METALS } from '../../pipeline/drawing/metals.ts';
import { linear, round } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Returns a box shrunk by `by` design pixels on every side. */
export function inset({ x, y, width, height, radius }: Box, by: number): Box {
  return {
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
    radius: Math.max(radius - by, 2),
  };
}

/** Returns the SVG path of a box with round corners. */
export function outlineOf({ x, y, width, height, radius: r }: Box): string {
  return (
    `M${round(x + r)} ${y}H${round(x + width - r)}a${r} ${r} 0 0 1 ${r} ${r}V${round(y + height - r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `H${round(x + r)}a${r} ${r} 0 0 1 ${-r} ${-r}V${round(y + r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/**
 * Draws a frame of four mitred sides, `band` design pixels wide, along the inside of `outer`. Light comes from the top
 * left; if not `raised`, the frame looks sunk.
 */
function bevel(id: string, outer: Box, band: number, raised: boolean): Drawing {
  const [highlight, light, base, mid, dark, deep] = METALS.gold;
  const { x, y, width, height } = outer;
  const right = x + width;
  const bottom = y + height;
  const lit = raised ? [highlight, light, base] : [deep, dark, mid];
  const unlit = raised ? [mid, dark, deep] : [base, light, highlight];
  const ramp = (
    side: string,
    colours: readonly (string | undefined)[],
    from: readonly [number, number],
    to: readonly [number, number],
  ): string =>
    linear(
      `${id}${side}`,
      colours.map((colour, index) => [index / 2, colour ?? base] as const),
      {
        x1: from[0],
        y1: from[1],
        x2: to[0],
        y2: to[1],
        user: true,
      },
    );
  const defs =
    `<clipPath id="${id}"><path clip-rule="evenodd" d="${outlineOf(outer)}${outlineOf(inset(outer, band))}"/></clipPath>` +
    ramp('t', lit, [0, y], [0, y + band]) +
    ramp('l', lit, [x, 0], [x + band, 0]) +
    ramp('b', unlit, [0, bottom - band], [0, bottom]) +
    ramp('r', unlit, [right - band, 0], [right, 0]);
  const half = Math.min(width, height) / 2;
  const sides: readonly (readonly [string, string])[] = [
    ['t', `M${x} ${y}H${right}L${right - half} ${y + half}H${x + half}Z`],
    ['b', `M${x} ${bottom}H${right}L${right - half} ${bottom - half}H${x + half}Z`],
    ['l', `M${x} ${y}V${bottom}L${x + half} ${bottom - half}V${y + half}Z`],
    ['r', `M${right} ${y}V${bottom}L${right - half} ${bottom - half}V${y + half}Z`],
  ];
  const body = sides.map(([side, d]) => `<path d="${d}" fill="url(#${id}${side})"/>`).join('');
  return { defs, body: `<g clip-path="url(#${id})">${body}</g>` };
}

/** Returns the gradients of all bulb styles of a theme. */
export const bulbDefs = (theme: Theme): string =>
  theme.bulbs.map((style, index) => bulbGradients(style, bulbId(theme, index))).join('');

/** Returns the gradient id of the bulb with the index `place` in a row; bulb styles alternate. */
export function bulbId({ bulbs }: Theme, place: number): string {
  const turn = place % bulbs.length;
  return turn === 0 ? 'bulb' : `bulb${turn}`;
}

export interface Rim extends Drawing {
  /** The area inside the rim. */
  readonly face: Box;
  /** The middle line of the groove, where bulbs are placed. */
  readonly groove: Box;
}

/**
 * Draws a rim `band` design pixels wide along the inside of `outer`. `id` begins the ids of its gradients and must be
 * unique in the document.
 */
export function rim({ groove: [upper, middle, lower] }: Theme, id: string, outer: Box, band: number): Rim {
  const ink = Math.max(band * 0.055, 1.2);
  const raised = inset(outer, ink);
  const groove = inset(raised, band * 0.3);
  const sunk = inset(groove, band * 0.4);
  const face = inset(sunk, band * 0.2);
  const first = bevel(`${id}o`, raised, band * 0.3, true);
  const second = bevel(`${id}i`, sunk, band * 0.2, false);
  const defs =
    first.defs +
    second.defs +
    linear(`${id}g`, [
      [0, upper],
      [0.5, middle],
      [1, lower],
    ]);
  const fill = (box: Box, paint: string): string => `<path d="${outlineOf(box)}" fill="${paint}"/>`;
  const body =
    fill(outer, INK) +
    first.body +
    fill(groove, INK) +
    fill(inset(groove, ink * 0.7), `url(#${id}g)`) +
    fill(inset(sunk, -ink * 0.5), INK) +
    second.body +
    fill(face, INK);
  return { defs, body, face: inset(face, ink * 0.6), groove: inset(groove, band * 0.2) };
}

/**
 * Draws bulbs evenly along the four sides of a groove, about `pitch` design pixels apart, one in every corner. The
 * document must contain `bulbDefs`.
 */
export function bulbsAlong(theme: Theme, groove: Box, pitch: number, radius: number): string {
  const { x, y, width, height } = groove;
  const cut = groove.radius * 0.29;
  const across = Math.max(2, Math.round((width - 2 * cut) / pitch));
  const down = Math.max(2, Math.round((height - 2 * cut) / pitch));
  const spots: (readonly [number, number])[] = [];
  for (let index = 0; index <= across; index += 1) {
    const corner = index === 0 || index === across ? cut : 0;
    const at = round(x + cut + ((width - 2 * cut) * index) / across);
    spots.push([at, y + corner], [at, y + height - corner]);
  }
  for (let index = 1; index < down; index += 1) {
    const at = round(y + cut + ((height - 2 * cut) * index) / down);
    spots.push([x, at], [x + width, at]);
  }
  return spots
    .map(([left, top], index) => bulb(round(left), round(top), radius, bulbId(theme, index >> 1)))
    .join('');
}
