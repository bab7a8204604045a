/**
 * Draws the gold rim of jackpot panels as a nine-slice picture: 132 units with slices of 48. Each edge slice has one
 * bulb, so that `border-image-repeat: round` repeats whole bulbs. No arc may extend beyond its corner slice.
 */
import { INK, METALS } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial, type Stop } from '../../pipeline/drawing/svg.ts';
import type { FullBleed } from './full-bleed.ts';

const SIDE = 132;
const MIDDLE = SIDE / 2;

/**
 * Returns the SVG path of the band between two rounded squares; `outer` and `inner` are their distances from the
 * picture's edge.
 */
function band(outer: number, outerRadius: number, inner: number, innerRadius: number): string {
  const rect = (inset: number, r: number, sweep: 0 | 1): string => {
    const far = SIDE - inset;
    const near = inset;
    const arc = (x: number, y: number): string => `A${r} ${r} 0 0 ${sweep} ${x} ${y}`;
    return sweep
      ? `M${near + r} ${near}H${far - r}${arc(far, near + r)}V${far - r}${arc(far - r, far)}H${near + r}${arc(near, far - r)}V${near + r}${arc(near + r, near)}Z`
      : `M${near + r} ${near}${arc(near, near + r)}V${far - r}${arc(near + r, far)}H${far - r}${arc(far, far - r)}V${near + r}${arc(far - r, near)}Z`;
  };
  return rect(outer, outerRadius, 1) + rect(inner, innerRadius, 0);
}

type Edge = 'top' | 'left' | 'bottom' | 'right';

const wedges: Record<Edge, string> = {
  top: `M0 0H${SIDE}L${MIDDLE} ${MIDDLE}Z`,
  left: `M0 0V${SIDE}L${MIDDLE} ${MIDDLE}Z`,
  bottom: `M0 ${SIDE}H${SIDE}L${MIDDLE} ${MIDDLE}Z`,
  right: `M${SIDE} 0V${SIDE}L${MIDDLE} ${MIDDLE}Z`,
};

/**
 * Returns the gradient across one edge of a band; `from` and `to` are the distances of the band's outer and inner line
 * from the picture's edge.
 */
function across(id: string, edge: Edge, from: number, to: number, stops: readonly Stop[]): string {
  const a = edge === 'top' || edge === 'left' ? from : SIDE - from;
  const b = edge === 'top' || edge === 'left' ? to : SIDE - to;
  const line =
    edge === 'top' || edge === 'bottom' ? { x1: 0, y1: a, x2: 0, y2: b } : { x1: a, y1: 0, x2: b, y2: 0 };
  return linear(id, stops, { ...line, user: true });
}

function bevel(name: string, shape: string): string {
  const sides = (Object.keys(wedges) as Edge[]).map((edge) =>
    path(wedges[edge], `fill="url(#${name}-${edge})"`),
  );
  return `<clipPath id="${name}"><path d="${shape}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${name})">${sides.join('')}</g>`;
}

/** Draws the rim: a raised band, a dark groove with the bulbs, and a sunk band. */
export function plateRim(): FullBleed {
  const [highlight, light, base, mid, dark] = METALS.gold;
  const bright: Stop[] = [
    [0, highlight],
    [0.5, light],
    [1, base],
  ];
  const dim: Stop[] = [
    [0, dark],
    [0.4, mid],
    [1, base],
  ];
  const defs =
    (['top', 'left'] as const).map((edge) => across(`raised-${edge}`, edge, 3, 12, bright)).join('') +
    (['bottom', 'right'] as const).map((edge) => across(`raised-${edge}`, edge, 3, 12, dim)).join('') +
    (['top', 'left'] as const)
      .map((edge) =>
        across(`sunk-${edge}`, edge, 24, 31, [
          [0, dark],
          [1, mid],
        ]),
      )
      .join('') +
    (['bottom', 'right'] as const)
      .map((edge) =>
        across(`sunk-${edge}`, edge, 24, 31, [
          [0, highlight],
          [1, base],
        ]),
      )
      .join('') +
    radial('bulb', [
      [0, '#fff'],
      [0.4, '#FFF3B0'],
      [1, '#FFB300'],
    ]) +
    radial('glow', [
      [0, '#FFE98A', 0.8],
      [1, '#FFB300', 0],
    ]);
  const places = [
    [18, 66],
    [114, 66],
    [66, 18],
    [66, 114],
    [23, 23],
    [109, 23],
    [23, 109],
    [109, 109],
  ] as const;
  const bulbs = places.map(
    ([x, y]) =>
      circle(x, y, 11, 'fill="url(#glow)"') +
      circle(x, y, 5.2, `fill="${INK}"`) +
      circle(x, y, 4.2, 'fill="url(#bulb)"'),
  );
  const body =
    path(band(0, 30, 33, 9), `fill="${INK}" fill-rule="evenodd"`) +
    bevel('raised', band(3, 27, 12, 18)) +
    path(band(12, 18, 24, 13), 'fill="#5A1A3A" fill-rule="evenodd"') +
    bevel('sunk', band(24, 13, 31, 10)) +
    bulbs.join('');
  return { width: SIDE, height: SIDE, defs, body };
}
