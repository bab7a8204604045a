/** Polished metal: its gradients, metal lettering, and rims of bulbs. */
import { INK, METALS, type Metal, letteringStops } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial, type Stop } from '../../pipeline/drawing/svg.ts';
import { textPath, type TextOptions } from '../../pipeline/drawing/text.ts';

/**
 * Returns the gradients of one metal, with ids `<prefix>V` (a polished bar with a hard horizon), `<prefix>D` (raised:
 * light top left), `<prefix>R` (sunk: the same light reversed; a raised ring beside a sunk one is a bevel) and
 * `<prefix>T` (lettering, hard break at .50/.54).
 */
export function metalGradients(metal: Metal, prefix: string): string {
  const [highlight, light, base, mid, dark, deep] = METALS[metal];
  const bar: Stop[] = [
    [0, highlight],
    [0.18, light],
    [0.46, base],
    [0.52, mid],
    [0.62, dark],
    [0.8, base],
    [1, light],
  ];
  return (
    linear(`${prefix}V`, bar) +
    linear(
      `${prefix}D`,
      [
        [0, highlight],
        [0.25, light],
        [0.5, base],
        [0.75, mid],
        [1, dark],
      ],
      { x2: 1 },
    ) +
    linear(
      `${prefix}R`,
      [
        [0, deep],
        [0.3, dark],
        [0.6, base],
        [1, highlight],
      ],
      { x2: 1 },
    ) +
    linear(`${prefix}T`, letteringStops(metal))
  );
}

/**
 * Returns lettering in metal: cast shadow, dark outline, metal face. The face's gradient spans the capitals, so that
 * its horizon is at the same height in every word; `id` must be unique in the document.
 */
export function metalText(
  id: string,
  text: string,
  options: TextOptions & { metal?: Metal; outline?: number; depth?: number; ink?: string },
): { readonly defs: string; readonly body: string; readonly width: number } {
  const { metal = 'gold', size, y = 0, ink = INK } = options;
  const { outline = size * 0.13, depth = size * 0.07 } = options;
  const { d, width } = textPath(text, options);
  const top = y - size * 0.72;
  const defs = linear(id, letteringStops(metal), { x1: 0, y1: top, x2: 0, y2: y, user: true });
  const stroke = `stroke="${ink}" stroke-width="${outline}" stroke-linejoin="round"`;
  const body =
    path(d, `transform="translate(0 ${depth})" fill="${ink}" ${stroke}`) +
    path(d, `fill="${ink}" ${stroke}`) +
    path(d, `fill="url(#${id})"`);
  return { defs, body, width };
}

/** Colours of a lit bulb: its glass inside and at the edge, and its glow from the centre outwards. */
export interface BulbStyle {
  readonly glass: readonly [string, string];
  readonly glow: readonly [string, string, string];
}

/** The fair's own bulb. */
export const WARM_BULB: BulbStyle = {
  glass: ['#FFF3B0', '#FFB300'],
  glow: ['#FFE98A', '#FFC72C', '#FFB300'],
};

/** Returns the gradients that `bulb` needs for one style; `id` keeps several apart. */
export function bulbGradients({ glass, glow }: BulbStyle, id = 'bulb'): string {
  return (
    radial(`${id}Face`, [
      [0, '#FFFFFF'],
      [0.4, glass[0]],
      [1, glass[1]],
    ]) +
    radial(`${id}Glow`, [
      [0, glow[0], 0.85],
      [0.4, glow[1], 0.3],
      [1, glow[2], 0],
    ])
  );
}

/** Gradients of the fair's own bulb. */
export const BULB_GRADIENTS = bulbGradients(WARM_BULB);

/** Returns one lit bulb in its socket; its glow reaches 2.3 radii. */
export function bulb(x: number, y: number, radius: number, id = 'bulb'): string {
  return (
    circle(x, y, radius * 2.3, `fill="url(#${id}Glow)"`) +
    circle(x, y + radius * 0.1, radius * 1.2, `fill="${INK}"`) +
    circle(x, y, radius, `fill="url(#${id}Face)"`) +
    circle(x - radius * 0.3, y - radius * 0.35, radius * 0.28, 'fill="#fff"')
  );
}
