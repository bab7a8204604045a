/** Draws Beto Beto, a dice stall: a chute with its gate, a table with six coloured fields, and the faces of a die. */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { drawHitLamps } from './hit-lamps.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf } from './rim.ts';
import { drawStall, groundShadow } from './stall.ts';
import type { Theme } from './theme.ts';

/** The game's six colours. Each has a sign, so that players can tell them apart without colour. */
const COLOURS: readonly {
  readonly name: string;
  readonly base: string;
  readonly sign: string;
  readonly ink: string;
}[] = [
  {
    name: 'yellow',
    base: '#FFD23A',
    ink: '#7A4A00',
    sign: 'M0 -30L8.8 -10.5L30 -8.5L14 5.8L18.6 26.6L0 15.6L-18.6 26.6L-14 5.8L-30 -8.5L-8.8 -10.5Z',
  },
  {
    name: 'white',
    base: '#F6F2FF',
    ink: '#5B4B8A',
    sign: 'M0 -28A28 28 0 1 0 0 28A28 28 0 1 0 0 -28ZM0 -13A13 13 0 1 1 0 13A13 13 0 1 1 0 -13Z',
  },
  {
    name: 'pink',
    base: '#FF7FC0',
    ink: '#FFFFFF',
    sign: 'M0 27C-34 4 -30 -24 -13 -24C-6 -24 -2 -20 0 -15C2 -20 6 -24 13 -24C30 -24 34 4 0 27Z',
  },
  {
    name: 'blue',
    base: '#2E86F5',
    ink: '#FFFFFF',
    sign: 'M0 -31L25 0L0 31L-25 0Z',
  },
  {
    name: 'red',
    base: '#E8243C',
    ink: '#FFFFFF',
    sign: 'M0 -29L29 22H-29Z',
  },
  {
    name: 'green',
    base: '#1FA851',
    ink: '#FFFFFF',
    sign: 'M0 4C-6 12 -26 14 -26 -1C-26 -12 -14 -13 -10 -9C-16 -18 -10 -29 0 -29C10 -29 16 -18 10 -9C14 -13 26 -12 26 -1C26 14 6 12 0 4ZM-3.500 6H3.500L8 28H-8Z',
  },
];

type Colour = (typeof COLOURS)[number];

/** Draws the sign of a colour, centred at x, y and 60 design pixels wide at `scale` 1. */
const signAt = ({ sign, ink }: Colour, x: number, y: number, scale: number): string =>
  path(
    sign,
    `transform="translate(${x} ${y}) scale(${scale})" fill="${ink}" fill-rule="evenodd" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`,
  );

/**
 * Draws a face of a die, 96 design pixels square, without light: the scene lights it, since the die may be seen from
 * any angle.
 */
function face(colour: Colour): Drawing {
  const outer: Box = { x: 0, y: 0, width: 96, height: 96, radius: 17 };
  const { base } = colour;
  return {
    defs: radial(
      'enamel',
      [
        [0, mixed(base, '#FFFFFF', 0.38)],
        [0.6, base],
        [1, mixed(base, '#1A0230', 0.2)],
      ],
      { cx: 0.42, cy: 0.36, r: 0.78 },
    ),
    body:
      `<rect width="96" height="96" rx="9" fill="${mixed(base, '#1A0230', 0.55)}"/>` +
      path(outlineOf(inset(outer, 3)), `fill="${mixed(base, '#FFFFFF', 0.5)}"`) +
      path(outlineOf(inset(outer, 5.5)), 'fill="url(#enamel)"') +
      signAt(colour, 48, 48, 0.98),
  };
}

/**
 * Draws a betting field of the table, 100 by 92 design pixels: painted wood with the colour's sign in a gold border.
 */
function field(colour: Colour): Drawing {
  const outer: Box = { x: 1, y: 1, width: 98, height: 90, radius: 16 };
  const { base } = colour;
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('paint', [
        [0, mixed(base, '#1A0230', 0.28)],
        [0.2, base],
        [0.75, mixed(base, '#FFFFFF', 0.16)],
        [1, mixed(base, '#1A0230', 0.12)],
      ]),
    body:
      path(outlineOf(outer), `fill="${INK}"`) +
      path(outlineOf(inset(outer, 1.8)), 'fill="url(#gD)"') +
      path(outlineOf(inset(outer, 5.5)), `fill="${INK}"`) +
      path(outlineOf(inset(outer, 6.8)), 'fill="url(#paint)"') +
      signAt(colour, 50, 47, 0.92),
  };
}

/** Draws the light border around the selected field, 116 by 108 design pixels. */
function chosen(): Drawing {
  const outer: Box = { x: 2, y: 2, width: 112, height: 104, radius: 24 };
  const ring = (from: number, to: number, paint: string): string =>
    path(outlineOf(inset(outer, from)) + outlineOf(inset(outer, to)), `fill-rule="evenodd" ${paint}`);
  return {
    defs: '',
    body:
      ring(0, 10, 'fill="#FFD75A" opacity=".4"') +
      ring(3, 10, 'fill="#FFE98A" opacity=".85"') +
      ring(5, 9, 'fill="#FFFBE0"'),
  };
}

/**
 * Draws the table, 680 by 284 design pixels: green cloth in a gold edge with the game's name woven in. It is wider at
 * the front.
 */
function table(theme: Theme): Drawing {
  const name = metalText('name', 'BETO BETO', {
    font: 'paytone-one',
    size: 58,
    x: 340,
    y: 122,
    outline: 4,
    depth: 2,
  });
  const shape = (by: number): string =>
    `M${62 + by * 0.8} ${8 + by}H${618 - by * 0.8}Q${630 - by} ${8 + by} ${634 - by} ${22 + by}L${676 - by * 1.1} ${258 - by}Q${678 - by} ${276 - by} ${660 - by} ${276 - by}H${20 + by}Q${2 + by} ${276 - by} ${4 + by * 1.1} ${258 - by}L${46 + by} ${22 + by}Q${50 + by} ${8 + by} ${62 + by * 0.8} ${8 + by}Z`;
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      name.defs +
      radial(
        'cloth',
        [
          [0, '#2FBF84'],
          [0.5, '#0F8A5C'],
          [1, '#04402F'],
        ],
        { cx: 0.5, cy: 0.36, r: 0.75 },
      ) +
      linear('sink', [
        [0, '#02120C', 0.75],
        [1, '#02120C', 0],
      ]) +
      `<clipPath id="in"><path d="${shape(17)}"/></clipPath>`,
    body:
      `<g transform="translate(0 8)" opacity=".5">${path(shape(0), 'fill="#05010F"')}</g>` +
      path(shape(0), `fill="${INK}"`) +
      path(shape(2), 'fill="url(#gD)"') +
      path(shape(9), 'fill="url(#gR)"') +
      path(shape(14), `fill="${INK}"`) +
      path(shape(16), 'fill="url(#cloth)"') +
      '<g clip-path="url(#in)"><rect y="20" width="680" height="40" fill="url(#sink)"/>' +
      Array.from({ length: 17 }, (_, row) =>
        path(`M0 ${30 + row * 15}H680`, 'stroke="#fff" stroke-opacity=".035" stroke-width="5"'),
      ).join('') +
      `<g opacity=".26">${name.body}</g>` +
      path('M40 172H640', 'stroke="#FFE98A" stroke-width="2.5" opacity=".55"') +
      '</g>' +
      path('M60 11H240', 'stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"'),
  };
}

/**
 * Draws the chute, 420 by 190 design pixels: planks between red rails. It is narrow at the top and wide where the dice
 * leave it.
 */
function chute(theme: Theme): Drawing {
  const edge = (y: number): number => 76 - (y / 190) * 66;
  const planks = Array.from({ length: 6 }, (_, index) => {
    const [top, bottom] = [26 + index * 26, 26 + (index + 1) * 26];
    const light = index % 2 === 0 ? '#C9772E' : '#B5651F';
    return (
      path(
        `M${round(edge(top) + 14)} ${top}H${round(406 - edge(top))}L${round(406 - edge(bottom))} ${bottom}H${round(edge(bottom) + 14)}Z`,
        `fill="${light}"`,
      ) +
      path(
        `M${round(edge(bottom) + 14)} ${bottom}H${round(406 - edge(bottom))}`,
        'stroke="#5A2A08" stroke-width="2.2"',
      ) +
      path(
        `M${round(edge(top) + 16)} ${top + 3}H${round(404 - edge(top))}`,
        'stroke="#FFD9A0" stroke-width="1.6" opacity=".5"',
      )
    );
  }).join('');
  const rail = (flip: boolean): string => {
    const x = (y: number, by: number): number => round(flip ? 420 - edge(y) - by : edge(y) + by);
    return (
      path(`M${x(8, -8)} 8L${x(8, 16)} 8L${x(186, 16)} 186L${x(186, -8)} 186Z`, `fill="${INK}"`) +
      path(`M${x(10, -5)} 10L${x(10, 13)} 10L${x(184, 13)} 184L${x(184, -5)} 184Z`, 'fill="url(#rail)"') +
      path(
        `M${x(12, -2)} 12L${x(182, -2)} 182`,
        'stroke="#fff" stroke-width="2.4" opacity=".55" stroke-linecap="round"',
      )
    );
  };
  const head: Box = { x: 52, y: 2, width: 316, height: 30, radius: 14 };
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear(
        'rail',
        [
          [0, '#FF6A6A'],
          [0.35, '#E3203F'],
          [1, '#7A0620'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('dusk', [
        [0, '#1A0626', 0.7],
        [0.45, '#1A0626', 0.1],
        [1, '#fff', 0.16],
      ]),
    body:
      path(
        `M${round(edge(26) + 14)} 26H${round(406 - edge(26))}L${round(406 - edge(182))} 182H${round(edge(182) + 14)}Z`,
        'fill="#5A2A08"',
      ) +
      planks +
      path(
        `M${round(edge(26) + 14)} 26H${round(406 - edge(26))}L${round(406 - edge(182))} 182H${round(edge(182) + 14)}Z`,
        'fill="url(#dusk)"',
      ) +
      rail(false) +
      rail(true) +
      path(outlineOf(head), `fill="${INK}"`) +
      path(outlineOf(inset(head, 2)), 'fill="url(#gD)"') +
      path(outlineOf(inset(head, 6)), `fill="${theme.groove[1]}"`) +
      bulbsAlong(theme, { x: 70, y: 17, width: 280, height: 0.01, radius: 1 }, 28, 4.4),
  };
}

/** Draws the bar that holds the dice back in the chute, 276 by 34 design pixels. */
function gate(): Drawing {
  const bar: Box = { x: 2, y: 2, width: 272, height: 30, radius: 13 };
  const stripes = Array.from({ length: 10 }, (_, index) =>
    path(
      `M${index * 30 - 6} 34L${index * 30 + 14} 0H${index * 30 + 28}L${index * 30 + 8} 34Z`,
      'fill="#FFFFFF"',
    ),
  ).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      `<clipPath id="in"><path d="${outlineOf(inset(bar, 5))}"/></clipPath>` +
      linear('round', [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0],
        [0.6, '#2A0216', 0],
        [1, '#2A0216', 0.5],
      ]),
    body:
      path(outlineOf(bar), `fill="${INK}"`) +
      path(outlineOf(inset(bar, 1.8)), 'fill="url(#gD)"') +
      `<g clip-path="url(#in)"><rect width="276" height="34" fill="#E3203F"/>${stripes}<rect width="276" height="34" fill="url(#round)"/></g>`,
  };
}

/** Draws the light around a die that shows the selected colour, 120 design pixels square. */
const lit = (): Drawing => ({
  defs: radial('halo', [
    [0, '#FFF7C4'],
    [0.5, '#FFE066', 0.9],
    [0.72, '#FFC52E', 0.45],
    [1, '#FFB300', 0],
  ]),
  body: circle(60, 60, 60, 'fill="url(#halo)"'),
});

/** Draws all pictures of Beto Beto, which has no seasonal pictures yet. */
export function drawBeto(theme: Theme): void {
  const name = 'beto-beto';
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${name}/${file}`, width, height, drawing);
  drawStall(theme, name, { cloth: ['#D4103C', '#FFF1D6'], wood: '#A8481C' });
  drawHitLamps(theme, name);
  draw('table', 680, 284, table(theme));
  draw('chute', 420, 190, chute(theme));
  draw('gate', 276, 34, gate());
  for (const colour of COLOURS) {
    draw(`face-${colour.name}`, 96, 96, face(colour));
    draw(`field-${colour.name}`, 100, 92, field(colour));
  }
  draw('chosen', 116, 108, chosen());
  draw('lit', 120, 120, lit());
  draw('shadow', 120, 50, groundShadow(120, 50));
}
