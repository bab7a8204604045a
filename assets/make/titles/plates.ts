/** Draws the plate behind a high paid symbol: enamel in a bevelled metal rim, in the title's shape. */
import { metalGradients } from '../kit/metal.ts';
import { INK, type Metal } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { rays } from '../lobby/patterns.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Tone } from './tones.ts';

/** Half the width and half the height of a plate, in design pixels; `MIDDLE` is its centre. */
const REACH = { x: 80, y: 76 };
const MIDDLE = { x: 88, y: 84 };

/** Shapes of plates: distance of the edge from the centre at an angle (radians, 0 is right), as a share of `REACH`. */
const shapes = {
  round: () => 1,
  /** Eight rounded lobes, like those of a flower. */
  flower: (angle) => 0.93 + 0.07 * Math.cos(angle * 8),
  /** Small waves all round, like the rim of a shell or of a paper cake case. */
  scallop: (angle) => 0.955 + 0.045 * Math.abs(Math.cos(angle * 8)),
  cushion: (angle) => superellipse(angle, 3.4),
  octagon: (angle) => polygon(angle, 8, Math.PI / 8),
  hexagon: (angle) => polygon(angle, 6, Math.PI / 6),
  gear: (angle) => (Math.cos(angle * 12) > 0 ? 1 : 0.915),
  shield: (angle) => {
    const down = Math.max(0, Math.sin(angle));
    return superellipse(angle, 3.6) * (1 - 0.42 * down * (1 - down)) * (1 - 0.02 * down);
  },
  /** A window with a round top and a straight foot. */
  arch: (angle) => (Math.sin(angle) > 0 ? superellipse(angle, 6) * 0.97 : 1),
  /** The rays of a blunt star. */
  sun: (angle) => 0.92 + 0.08 * Math.cos(angle * 14),
  leaf: (angle) => superellipse(angle + Math.PI / 4, 2.6) * 0.98,
  cloud: (angle) => 0.9 + 0.1 * Math.abs(Math.sin(angle * 3.5)),
  ticket: (angle) => {
    const corner = Math.abs(Math.abs(Math.cos(angle)) - Math.abs(Math.sin(angle)));
    return superellipse(angle, 9) * (corner < 0.2 ? 0.9 : 1);
  },
} satisfies Record<string, (angle: number) => number>;

/** Name of the shape of a plate. */
export type PlateShape = keyof typeof shapes;

/** Returns whether a plate shape with this name exists. */
export const isPlateShape = (name: string): name is PlateShape => name in shapes;

function superellipse(angle: number, power: number): number {
  const sum = Math.abs(Math.cos(angle)) ** power + Math.abs(Math.sin(angle)) ** power;
  return Math.min(1.16, sum ** (-1 / power));
}

function polygon(angle: number, corners: number, turn: number): number {
  const step = (2 * Math.PI) / corners;
  const within = ((((angle + turn) % step) + step) % step) - step / 2;
  return Math.cos(step / 2) / Math.cos(within) + 0.04;
}

/** Returns the SVG path of a plate's outline, shrunk by `inset` design pixels. */
export function plateOutline(shape: PlateShape, inset: number, scale = 1): string {
  const edge: (angle: number) => number = shapes[shape];
  const points = Array.from({ length: 144 }, (_, place) => {
    const angle = (place * Math.PI) / 72;
    const x = (REACH.x * scale - inset) * edge(angle) * Math.cos(angle);
    const y = (REACH.y * scale - inset) * edge(angle) * Math.sin(angle);
    return `${round(MIDDLE.x + x)} ${round(MIDDLE.y + y)}`;
  });
  return `M${points.join('L')}Z`;
}

export interface PlateStyle {
  readonly shape: PlateShape;
  readonly tone: Tone;
  readonly metal: Metal;
  /** Size of the plate; at 1, it fills the symbol's box. */
  readonly scale: number;
  /** Number of small gems set into the rim. */
  readonly gems?: number;
  /** SVG of the title's pattern, drawn for the whole box. */
  readonly pattern?: string;
}

/** Draws a plate; its ids begin with "plate". The document must contain the gradient "rays". */
export function plate({ shape, tone, metal, scale, gems = 0, pattern = '' }: PlateStyle): Drawing {
  const at = (inset: number): string => plateOutline(shape, inset, scale);
  const { x, y } = MIDDLE;
  const set = Array.from({ length: gems }, (_, place) => {
    const angle = ((place + 0.5) * 2 * Math.PI) / gems - Math.PI / 2;
    const edge: (angle: number) => number = shapes[shape];
    const gx = x + (REACH.x * scale - 7.5) * edge(angle) * Math.cos(angle);
    const gy = y + (REACH.y * scale - 7.5) * edge(angle) * Math.sin(angle);
    return (
      circle(gx, gy, 6.4, `fill="${INK}"`) +
      circle(gx, gy, 5.2, 'fill="url(#plateGem)"') +
      circle(gx - 1.6, gy - 1.8, 1.5, 'fill="#fff"')
    );
  });
  return {
    defs:
      metalGradients(metal, 'plate') +
      radial(
        'plateEnamel',
        [
          [0, tone.light],
          [0.5, tone.base],
          [1, tone.deep],
        ],
        { cx: 0.44, cy: 0.38, r: 0.7 },
      ) +
      radial('plateGem', [
        [0, '#FFFFFF'],
        [0.35, tone.light],
        [1, tone.base],
      ]) +
      radial('plateGlow', [
        [0, '#FFFFFF', 0.85],
        [0.5, tone.light, 0.4],
        [1, tone.light, 0],
      ]) +
      linear(
        'plateShine',
        [
          [0, '#fff', 0.95],
          [0.42, '#fff', 0],
        ],
        { x2: 1, y2: 1 },
      ) +
      linear(
        'plateSink',
        [
          [0, '#000', 0.75],
          [0.45, '#000', 0],
          [0.7, '#fff', 0],
          [1, '#fff', 0.55],
        ],
        { x2: 1, y2: 1 },
      ) +
      `<clipPath id="plateWell"><path d="${at(13)}"/></clipPath>` +
      '<filter id="plateSoft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.4"/></filter>',
    body:
      path(at(2), 'transform="translate(2.5 4.5)" fill="#0A0014" opacity=".55" filter="url(#plateSoft)"') +
      path(at(0), `fill="${INK}"`) +
      path(at(1.8), 'fill="url(#plateD)"') +
      path(at(7.4), 'fill="url(#plateR)"') +
      path(at(9), 'fill="url(#plateD)"') +
      path(at(11.4), `fill="${INK}"`) +
      path(at(12.8), 'fill="url(#plateEnamel)"') +
      `<g clip-path="url(#plateWell)">${pattern}` +
      `<g opacity=".5">${rays(x, y, 14, 100, 'fill="url(#rays)"')}</g>` +
      circle(x - 2, y - 4, 62 * scale, 'fill="url(#plateGlow)"') +
      path(at(13), 'fill="none" stroke="url(#plateSink)" stroke-width="9" filter="url(#plateSoft)"') +
      '</g>' +
      path(at(4.4), 'fill="none" stroke="url(#plateShine)" stroke-width="2"') +
      set.join(''),
  };
}
