/** Draws polished metal: gradients, metal lettering, and light bulbs. */
import { INK, METALS, type Metal, letteringStops } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial, type Stop } from '../../pipeline/drawing/svg.ts';
import { textPath, type TextOptions } from '../../pipeline/drawing/text.ts';

/**
 * Returns the gradients of one metal. Their ids are `<prefix>V` (vertical, for a polished bar), `<prefix>D` (diagonal,
 * for raised parts: light at the top left), `<prefix>R` (the reverse of D, for sunk parts) and `<prefix>T` (for
 * lettering).
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
 * Draws text in metal with a cast shadow and a dark outline. The gradient spans the height of capitals, so that its
 * dark line is at the same height in every word. `id` must be unique in the document.
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

/** Colours of a lit bulb: `glass` at its centre and at its edge, `glow` from its centre outwards. */
export interface BulbStyle {
  readonly glass: readonly [string, string];
  readonly glow: readonly [string, string, string];
}

/** Style of the warm bulbs in the default art. */
export const WARM_BULB: BulbStyle = {
  glass: ['#FFF3B0', '#FFB300'],
  glow: ['#FFE98A', '#FFC72C', '#FFB300'],
};

/** Returns the gradients that `bulb` needs for one style; `id` distinguishes several styles in one document. */
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

/** Gradients of `WARM_BULB`, for pictures that use no other style. */
export const BULB_GRADIENTS = bulbGradients(WARM_BULB);

/** Draws one lit bulb in its socket; its glow reaches 2.3 radii. */
export function bulb(x: number, y: number, radius: number, id = 'bulb'): string {
  return (
    circle(x, y, radius * 2.3, `fill="url(#${id}Glow)"`) +
    circle(x, y + radius * 0.1, radius * 1.2, `fill="${INK}"`) +
    circle(x, y, radius, `fill="url(#${id}Face)"`) +
    circle(x - radius * 0.3, y - radius * 0.35, radius * 0.28, 'fill="#fff"')
  );
}
