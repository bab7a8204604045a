/**
 * Draws cut gems: an outline with corners, a flat facet (the table) in the middle, and facets around it, lit from the
 * top left.
 */
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { linear, onCircle, path, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

type Point = readonly [x: number, y: number];

/** A gem's corners, clockwise in a box of 100 units, and its colours from light to shade. */
interface Cut {
  readonly corners: readonly Point[];
  readonly light: string;
  readonly base: string;
  readonly deep: string;
}

const regular = (count: number, turn: number, radius = 46): readonly Point[] =>
  Array.from({ length: count }, (_, index) => onCircle(50, 50, radius, turn + (index * 360) / count));

/** Shapes of the gems. All differ, so that colour is never the only difference. */
const CUTS: readonly Cut[] = [
  // Diamond with a round brilliant cut.
  { corners: regular(12, 15), light: '#FFFFFF', base: '#A8E4FF', deep: '#3A8FD0' },
  // Ruby in the shape of a drop.
  {
    corners: [
      [50, 4],
      [68, 28],
      [82, 52],
      [80, 74],
      [66, 91],
      [50, 95],
      [34, 91],
      [20, 74],
      [18, 52],
      [32, 28],
    ],
    light: '#FF9AAE',
    base: '#EE1F4E',
    deep: '#7A0430',
  },
  // Emerald with a step cut.
  {
    corners: [
      [30, 5],
      [70, 5],
      [86, 20],
      [86, 80],
      [70, 95],
      [30, 95],
      [14, 80],
      [14, 20],
    ],
    light: '#A8FFC4',
    base: '#17B85C',
    deep: '#04532A',
  },
  // Square topaz that stands on a corner.
  {
    corners: [
      [50, 3],
      [68, 22],
      [97, 50],
      [68, 78],
      [50, 97],
      [32, 78],
      [3, 50],
      [32, 22],
    ],
    light: '#FFF3B0',
    base: '#FFB81C',
    deep: '#9A5200',
  },
  // Amethyst with six sides.
  { corners: regular(6, 0, 48), light: '#E6B8FF', base: '#9A35E8', deep: '#3E0A78' },
  // Sapphire with a cushion cut: a square with rounded sides.
  {
    corners: [
      [24, 8],
      [50, 4],
      [76, 8],
      [92, 24],
      [96, 50],
      [92, 76],
      [76, 92],
      [50, 96],
      [24, 92],
      [8, 76],
      [4, 50],
      [8, 24],
    ],
    light: '#A4CCFF',
    base: '#2264F0',
    deep: '#0A2480',
  },
  // Pink gem in the shape of a triangle.
  {
    corners: [
      [50, 92],
      [36, 78],
      [8, 32],
      [10, 16],
      [28, 10],
      [72, 10],
      [90, 16],
      [92, 32],
      [64, 78],
    ],
    light: '#FFC6E6',
    base: '#FF5CB4',
    deep: '#9A0A66',
  },
];

/** Number of different gems. */
export const GEM_COUNT = CUTS.length;

const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/**
 * Returns the brightness, 0..1, of a facet by the position of its middle: facets at the gem's top left are the
 * brightest.
 */
function lightOn([x, y]: Point): number {
  const length = Math.hypot(x - 50, y - 50) || 1;
  return 0.5 - 0.5 * (((x - 50) * 0.55 + (y - 50) * 0.83) / length);
}

/** Draws the gem with an index, 100 design pixels square. */
export function gem(index: number): Drawing {
  const cut = CUTS[index % GEM_COUNT];
  if (!cut) return { defs: '', body: '' };
  const { corners, light, base, deep } = cut;
  const centre: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  const towards =
    (share: number) =>
    ([x, y]: Point): Point => [centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share];
  const girdle = corners.map(towards(0.78));
  const table = corners.map(towards(0.52));
  const shade = (share: number): string =>
    share > 0.5 ? mixed(base, light, (share - 0.5) * 2) : mixed(deep, base, share * 2);
  const facets = corners
    .map((corner, at) => {
      const next = (at + 1) % corners.length;
      const [a, b, c, d] = [corner, corners[next], girdle[next], girdle[at]];
      const [e, f] = [table[next], table[at]];
      if (!a || !b || !c || !d || !e || !f) return '';
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const lit = lightOn(middle);
      const uneven = at % 2 === 0 ? 0.1 : -0.08;
      const clamp = (value: number): number => Math.min(1, Math.max(0, value));
      return (
        path(outline([a, b, c, d]), `fill="${shade(clamp(lit * 0.9 + uneven))}"`) +
        path(outline([d, c, e, f]), `fill="${shade(clamp(1 - lit * 0.75 - uneven))}"`)
      );
    })
    .join('');
  const rays = girdle
    .map((point, at) => {
      const inner = table[at];
      const outer = corners[at];
      if (!inner || !outer) return '';
      return `M${round(outer[0])} ${round(outer[1])}L${round(point[0])} ${round(point[1])}L${round(inner[0])} ${round(inner[1])}`;
    })
    .join('');
  return {
    defs: linear(
      'table',
      [
        [0, light],
        [0.45, mixed(light, base, 0.55)],
        [1, base],
      ],
      { x2: 1 },
    ),
    body:
      path(outline(corners), `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      facets +
      path(outline(table), 'fill="url(#table)"') +
      path(rays, `fill="none" stroke="${light}" stroke-width=".9" opacity=".55"`) +
      path(outline(table), `fill="none" stroke="${light}" stroke-width="1.3" opacity=".85"`) +
      path(
        outline([...table.slice(0, Math.ceil(table.length / 2)), centre].map(towards(0.9))),
        'fill="#fff" opacity=".22"',
      ) +
      sparkle(round(centre[0] - 17), round(centre[1] - 19), 13),
  };
}
