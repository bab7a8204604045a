/** Draws motifs shared by the seasonal packs. */
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, onCircle, path, round } from '../../pipeline/drawing/svg.ts';

/** SVG attributes that paint the two halves of a facet. */
export interface Facets {
  readonly lit: string;
  readonly shaded: string;
}

const point = (x: number, y: number, radius: number, degrees: number): string =>
  onCircle(x, y, radius, degrees).map(round).join(' ');

/**
 * Draws a star with `points` points, each folded along its middle: its left half is lit, its right half is in shade.
 */
export function facetedStar(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  { lit, shaded }: Facets,
): string {
  const step = 360 / points;
  return Array.from({ length: points }, (_, index) => {
    const tip = point(x, y, outer, index * step);
    const left = point(x, y, inner, (index - 0.5) * step);
    const right = point(x, y, inner, (index + 0.5) * step);
    return path(`M${x} ${y}L${left}L${tip}Z`, lit) + path(`M${x} ${y}L${right}L${tip}Z`, shaded);
  }).join('');
}

/** Returns the SVG path of a star's outline, for borders and shadows. */
export function starOutline(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    point(x, y, index % 2 === 0 ? outer : inner, (index * 180) / points),
  );
  return `M${corners.join('L')}Z`;
}

/**
 * Colours of one parol (star lantern): `light` for the lit halves of its points, `deep` for the shaded halves and the
 * tails.
 */
export interface ParolColours {
  readonly light: string;
  readonly deep: string;
}

/**
 * Draws a parol: a paper star in a ring, with two tails. It hangs from the wire at x, y. The document must contain the
 * gradient "parolGlow<id>".
 */
export function parol(
  x: number,
  y: number,
  radius: number,
  id: number,
  { light, deep }: ParolColours,
): string {
  const cy = y + radius + 5;
  const tail = (side: 1 | -1): string => {
    const [tx, ty] = onCircle(x, cy, radius * 0.86, 180 - side * 36).map(round) as [number, number];
    const way = side * radius * 0.42;
    return path(
      `M${tx} ${ty}q${round(way)} ${round(radius * 0.5)} ${round(way * 0.4)} ${round(radius * 1.05)}q${round(-way * 0.9)} ${round(-radius * 0.3)} ${round(-way * 0.9)} ${round(-radius * 0.85)}Z`,
      `fill="${deep}" stroke="${INK}" stroke-width="1"`,
    );
  };
  return (
    circle(x, cy, radius * 2, `fill="url(#parolGlow${id})"`) +
    path(`M${x} ${y}V${y + 6}`, 'stroke="#FFE98A" stroke-width="1.6"') +
    tail(1) +
    tail(-1) +
    circle(x, cy, radius * 0.8, `fill="none" stroke="${INK}" stroke-width="4"`) +
    circle(x, cy, radius * 0.8, 'fill="none" stroke="#FFC72C" stroke-width="2.2"') +
    path(
      starOutline(x, cy, radius, radius * 0.42, 5),
      `fill="${INK}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`,
    ) +
    facetedStar(x, cy, radius, radius * 0.42, 5, { lit: `fill="${light}"`, shaded: `fill="${deep}"` }) +
    circle(x, cy, radius * 0.2, 'fill="#FFFBE0"')
  );
}

/** Draws `count` pointed rays between two circles, like those of a drawn sun. */
export function sunRays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  paint: string,
): string {
  const half = 180 / count;
  const rays = Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count;
    return `M${point(x, y, inner, turn - half * 0.8)}L${point(x, y, outer, turn)}L${point(x, y, inner, turn + half * 0.8)}Z`;
  }).join('');
  return path(rays, paint);
}

/** Draws a row of teeth along a circle from `from` to `to` degrees; the teeth point to its centre. */
export function teeth(
  x: number,
  y: number,
  [outer, inner]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
  paint: string,
): string {
  const step = (to - from) / count;
  const row = Array.from({ length: count }, (_, index) => {
    const start = from + index * step;
    return `M${point(x, y, outer, start)}L${point(x, y, inner, start + step / 2)}L${point(x, y, outer, start + step)}Z`;
  }).join('');
  return path(row, paint);
}

/**
 * Repeats an SVG piece `count` times around a circle, beginning half a step from the top. The piece is drawn around 0,
 * 0 with its top outwards.
 */
export function around(x: number, y: number, radius: number, count: number, piece: string): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<g transform="rotate(${round(((index + 0.5) * 360) / count)} ${x} ${y}) translate(${x} ${y - radius})">${piece}</g>`,
  ).join('');
}

/** Returns the SVG path of `count` hanging curves side by side from x0 to x1, each sagging by `sag`. */
export function swags(x0: number, x1: number, y: number, sag: number, count: number): string {
  const step = (x1 - x0) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = x0 + index * step;
    return `M${round(x)} ${y}Q${round(x + step / 2)} ${round(y + 2 * sag)} ${round(x + step)} ${y}`;
  }).join('');
}

/** Returns `each` points along every curve of `swags`. */
export function alongSwags(
  [x0, x1]: readonly [number, number],
  y: number,
  sag: number,
  count: number,
  each: number,
): readonly (readonly [number, number])[] {
  const step = (x1 - x0) / count;
  return Array.from({ length: count * each }, (_, index) => {
    const t = ((index % each) + 0.5) / each;
    const x = x0 + (Math.floor(index / each) + t) * step;
    return [round(x), round(y + 4 * sag * t * (1 - t))] as const;
  });
}
