/** Draws pieces shared by several sceneries. */
import { mixed } from '../kit/palette.ts';
import { circle, path, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { TilePalette } from '../lobby/palettes.ts';
import { rays } from '../lobby/patterns.ts';

/**
 * Input of a scenery: its size, its colours from the sky to the nearest ground, and a generator of random numbers 0..1.
 */
export interface Place {
  readonly width: number;
  readonly height: number;
  readonly palette: TilePalette;
  /** Returns the colour of a layer by its distance: 0 is the sky at the horizon, 1 the nearest ground. */
  readonly at: (near: number) => string;
  readonly random: () => number;
}

/** A scenery as SVG layers, from back to front. */
export interface Layers {
  readonly defs: string;
  readonly sky: string;
  /** The distant layer, which backdrops show blurred. */
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** What lies over everything else: dust, bubbles, sparks. */
  readonly over: string;
}

/** Draws `count` beams of light from a point behind the machine. The document must contain the gradient "rays". */
export const beams = (count: number): string => rays(180, 250, count, 520, 'fill="url(#rays)" opacity=".7"');

/** Draws `count` small lights scattered above the height `lowest`, in design pixels. */
export const twinkles = (random: () => number, count: number, lowest: number): string =>
  Array.from({ length: count }, () =>
    sparkle(round(random() * 360), round(random() * lowest), 3 + random() * 6, 0.8),
  ).join('');

/** Draws `count` soft dots of one colour at random places. */
export const motes = (random: () => number, count: number, colour: string, most: number): string =>
  Array.from({ length: count }, () =>
    circle(
      random() * 360,
      random() * 640,
      1 + random() * most,
      `fill="${colour}" opacity="${round(0.08 + random() * 0.3)}"`,
    ),
  ).join('');

/** Draws hills or waves as a line through evenly spaced heights, closed at the foot. */
export function ridge(heights: readonly number[], paint: string): string {
  const step = 360 / (heights.length - 1);
  let d = `M0 ${round(heights[0] ?? 0)}`;
  for (let place = 1; place < heights.length; place++) {
    const [before, now] = [heights[place - 1] ?? 0, heights[place] ?? 0];
    const x = place * step;
    d += `C${round(x - step / 2)} ${round(before)} ${round(x - step / 2)} ${round(now)} ${round(x)} ${round(now)}`;
  }
  return path(`${d}V650H0Z`, paint);
}

/** Joins `count` SVG pieces; `piece` draws each by its index. */
export const many = (count: number, piece: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => piece(place)).join('');

/** Returns `count` heights of a rolling line that vary by up to `swing` around `height`, in design pixels. */
export const rolling = (random: () => number, count: number, height: number, swing: number): number[] =>
  Array.from({ length: count }, () => height + (random() - 0.5) * 2 * swing);

/** Draws a sun: a disc of light with two rings of haze. */
export const sun = (x: number, y: number, radius: number, colour: string): string =>
  circle(x, y, radius * 2.2, `fill="${colour}" opacity=".18"`) +
  circle(x, y, radius * 1.5, `fill="${colour}" opacity=".28"`) +
  circle(x, y, radius, `fill="${mixed(colour, '#FFFFFF', 0.55)}"`);

/** Draws a cloud with a flat lower edge; `opacity` is 0..1. */
export const cloud = (x: number, y: number, scale: number, opacity: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" fill="#fff" opacity="${round(opacity)}">` +
  '<circle cx="-36" cy="4" r="24"/><circle cx="-8" cy="-10" r="32"/><circle cx="34" cy="0" r="27"/><rect x="-60" y="0" width="122" height="28" rx="14"/></g>';

/** Draws `count` stars above the height `lowest`, in design pixels. */
export const stars = (random: () => number, count: number, lowest: number): string =>
  many(count, () =>
    circle(
      random() * 360,
      random() * lowest,
      0.5 + random() * 1.4,
      `fill="#fff" opacity="${round(0.3 + random() * 0.6)}"`,
    ),
  );

/** Draws mountain peaks whose left sides are lit. */
export function peaks(
  random: () => number,
  y: number,
  tall: number,
  count: number,
  lit: string,
  shaded: string,
): string {
  return many(count, (place) => {
    const x = ((place + 0.5) / count) * 360 + (random() - 0.5) * 40;
    const height = tall * (0.6 + random() * 0.5);
    const half = height * (0.7 + random() * 0.3);
    return (
      path(
        `M${round(x - half)} ${y}L${round(x)} ${round(y - height)}L${round(x + half)} ${y}Z`,
        `fill="${shaded}"`,
      ) +
      path(
        `M${round(x - half)} ${y}L${round(x)} ${round(y - height)}L${round(x - half * 0.12)} ${round(y - height * 0.42)}L${round(x + half * 0.06)} ${y}Z`,
        `fill="${lit}"`,
      )
    );
  });
}

/** Draws a bank of clouds across the picture, its upper edge at about y, in design pixels; `opacity` is 0..1. */
export function cloudBank(random: () => number, y: number, radius: number, opacity: number): string {
  const count = Math.ceil(360 / radius) + 2;
  const puffs = many(count, (place) => {
    const size = radius * (0.7 + random() * 0.5);
    return circle((place - 0.5) * radius, y + (random() - 0.5) * radius * 0.7, size, '');
  });
  return `<g fill="#fff" opacity="${opacity}">${puffs}<rect y="${y}" width="360" height="${650 - y}"/></g>`;
}
