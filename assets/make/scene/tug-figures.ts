/**
 * Draws the pullers of the tug of war in pieces for animation: legs, body with head, arms. All face right; the pieces
 * of one camp are mirrored.
 */
import { FIGURE } from '../../../scenes/lobby/tug-of-war/tuning.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Kind of headwear of a puller. */
export type Wear = 'band' | 'hat' | 'leaf' | 'star';

/** Colours of one camp's pullers. */
interface Coat {
  /** Colour of skin or feathers; `shade` is the colour of their shaded parts. */
  readonly skin: string;
  readonly shade: string;
  readonly shirt: string;
  /** Colour of the stripe across the shirt. */
  readonly stripe: string;
  readonly shorts: string;
  readonly shoes: string;
}

export const ROOSTER: Coat = {
  skin: '#FFD98A',
  shade: '#D98A2C',
  shirt: '#EE2E48',
  stripe: '#FFF3DC',
  shorts: '#8A0C2A',
  shoes: '#5A2410',
};
export const CARABAO: Coat = {
  skin: '#8E97BC',
  shade: '#565E86',
  shirt: '#2F86F2',
  stripe: '#E8F6FF',
  shorts: '#0E3A8C',
  shoes: '#2A2440',
};

/** Draws an SVG path in one colour with an ink outline. */
const shape = (d: string, fill: string, width = 2.6): string =>
  path(d, `fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`);

/** Draws an arm or a leg along an SVG path, `width` thick. */
function limb(d: string, width: number, colour: string): string {
  const paint = (stroke: string, wide: number): string =>
    path(
      d,
      `fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`,
    );
  return paint(INK, width + 5) + paint(colour, width);
}

/** Mirrors a drawing so that it faces left; `width` is that of its box. */
export const mirroredDrawing = ({ defs, body }: Drawing, width: number): Drawing => ({
  defs,
  body: `<g transform="translate(${width}) scale(-1 1)">${body}</g>`,
});

/** Moves a piece so that its origin, around which it rotates, is at x, y. */
const around = ({ x, y }: { readonly x: number; readonly y: number }, body: string): string =>
  `<g transform="translate(${x} ${y})">${body}</g>`;

/** Draws braced legs: one stretched towards the pit with its heel in the ground, the other bent. */
export function legs({ skin, shade, shorts, shoes }: Coat): Drawing {
  const shoe = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    shape('M-11 4Q-12 -8 -3 -9L6 -7Q16 -4 17 5Q17 8 12 8H-8Q-11 8 -11 4Z', shoes, 2.4) +
    path('M-10 5H16', 'stroke="#FFF3DC" stroke-width="3" stroke-linecap="round"') +
    '</g>';
  return {
    defs: linear('shorts', [
      [0, mixed(shorts, '#FFFFFF', 0.3)],
      [0.6, shorts],
    ]),
    body: around(
      FIGURE.legs,
      limb('M-7 2L-22 22L-18 38', 14, shade) +
        shoe(-17, 42, 0) +
        limb('M6 2L24 36', 14, skin) +
        shoe(29, 40, -16) +
        shape('M-23 -8Q-26 8 -22 18L-8 19L0 12L6 20L22 14Q26 2 22 -8Z', 'url(#shorts)'),
    ),
  };
}

/** Draws both arms, stretched to the rope, with the fists (or wing tips) on it. */
export function arms({ skin, shade }: Coat, isWing: boolean): Drawing {
  const fist = (x: number, y: number, fill: string): string =>
    isWing
      ? shape(
          `M${x - 9} ${y - 7}Q${x} ${y - 13} ${x + 8} ${y - 8}Q${x + 13} ${y} ${x + 8} ${y + 8}Q${x} ${y + 12} ${x - 9} ${y + 7}Z`,
          fill,
          2.4,
        ) +
        path(
          `M${x - 2} ${y - 10}V${y + 9}M${x + 4} ${y - 9}V${y + 9}`,
          `stroke="${INK}" stroke-width="1.6" opacity=".6"`,
        )
      : shape(
          `M${x - 10} ${y - 8}Q${x} ${y - 12} ${x + 10} ${y - 8}V${y + 8}Q${x} ${y + 12} ${x - 10} ${y + 8}Z`,
          fill,
          2.4,
        ) + path(`M${x + 1} ${y - 9}V${y + 9}`, 'stroke="#0E0A1E" stroke-width="2.4"');
  const far = isWing ? shade : '#3A3452';
  const near = isWing ? skin : '#4A4468';
  return {
    defs: '',
    body: around(
      FIGURE.arms,
      limb('M4 -4L44 -2L56 0', 10, shade) +
        fist(60, 0, far) +
        limb('M0 0L24 5L42 1', 12, skin) +
        path(
          'M-1 -3L22 1L38 -2',
          `fill="none" stroke="#FFFFFF" stroke-width="2.6" stroke-linecap="round" opacity=".45"`,
        ) +
        fist(46, 1, near),
    ),
  };
}

/** Returns the gradients of a puller: shirt, skin, straw and gold. */
const shirtDefs = ({ shirt, skin, shade }: Coat): string =>
  linear('shirt', [
    [0, mixed(shirt, '#FFFFFF', 0.32)],
    [0.4, shirt],
    [1, mixed(shirt, '#1A0030', 0.45)],
  ]) +
  radial(
    'skin',
    [
      [0, mixed(skin, '#FFFFFF', 0.6)],
      [0.5, skin],
      [1, shade],
    ],
    { cx: 0.42, cy: 0.28, r: 0.82 },
  ) +
  linear('straw', [
    [0, '#FFF0B8'],
    [0.6, '#E2AE4E'],
    [1, '#9A6418'],
  ]) +
  linear('gold', [
    [0, '#FFFBE0'],
    [0.5, '#FFC72C'],
    [1, '#D07A00'],
  ]);

/** Draws the shirt with its stripe. */
const shirtOf = ({ stripe }: Coat): string =>
  shape('M-23 4Q-31 -34 -17 -54Q0 -64 19 -54Q30 -34 23 4Q0 14 -23 4Z', 'url(#shirt)') +
  path('M-26.500 -26Q0 -18 26 -27L25.500 -15Q0 -6 -26 -14Z', `fill="${stripe}" opacity=".95"`) +
  path(
    'M-17 -44Q-15 -49 -9 -52',
    'fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" opacity=".6"',
  );

/** Draws a five-pointed star. */
function star(x: number, y: number, outer: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const radius = index % 2 ? outer * 0.46 : outer;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return shape(`M${points.join('L')}Z`, 'url(#gold)', 2.2);
}

/** Draws a puller's headwear; `brow` is the distance from the middle of the head up to the top of the forehead. */
function wear(what: Wear, brow: number, colour: string): string {
  const y = -84 - brow;
  const band = (fill: string): string =>
    shape(`M-22 ${y + 8}L-44 ${y + 2}L-38 ${y + 12}L-46 ${y + 20}L-20 ${y + 14}Z`, fill, 2.2) +
    shape(`M-23 ${y + 6}Q4 ${y - 7} 32 ${y + 5}L33 ${y + 15}Q4 ${y + 3} -23 ${y + 17}Z`, fill, 2.2);
  if (what === 'band') return band(colour);
  if (what === 'star') return band('url(#gold)') + star(13, y + 4, 14) + sparkle(24, y - 9, 7);
  if (what === 'leaf')
    return (
      shape(`M-2 ${y + 6}Q-26 ${y - 4} -30 ${y - 24}Q-6 ${y - 24} 2 ${y + 2}Z`, '#3FBF62', 2.2) +
      shape(`M2 ${y + 6}Q6 ${y - 22} 30 ${y - 22}Q26 ${y - 2} 6 ${y + 6}Z`, '#2FA352', 2.2) +
      circle(3, y + 3, 6, `fill="#FF8FA6" stroke="${INK}" stroke-width="2"`) +
      circle(3, y + 3, 2, 'fill="#FFE98A"')
    );
  return (
    shape(`M-36 ${y + 12}Q4 ${y - 42} 46 ${y + 12}Q4 ${y + 24} -36 ${y + 12}Z`, 'url(#straw)') +
    path(
      `M5 ${y - 14}L-14 ${y + 15}M5 ${y - 14}L5 ${y + 18}M5 ${y - 14}L25 ${y + 15}`,
      'stroke="#8A5A14" stroke-width="1.6" opacity=".55"',
    ) +
    path(`M-31 ${y + 12}Q4 ${y + 22} 41 ${y + 12}`, `fill="none" stroke="${colour}" stroke-width="4"`)
  );
}

/** Draws a determined eye. */
const eye = (x: number, y: number, size: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 1.15}" fill="#fff" stroke="${INK}" stroke-width="2.200"/>` +
  circle(x + size * 0.32, y + 1, size * 0.56, 'fill="#2A0F00"') +
  circle(x + size * 0.12, y - size * 0.28, size * 0.22, 'fill="#fff"') +
  path(
    `M${x - size - 2} ${y - size - 5}L${x + size + 1} ${y - size + 1}`,
    `stroke="${INK}" stroke-width="4" stroke-linecap="round"`,
  );

/** Draws the body of a red puller: a rooster with comb, beak, and a tail of many colours. */
export function rooster(what: Wear): Drawing {
  const coat = ROOSTER;
  const feather = (d: string, colour: string): string => shape(d, colour, 2.4);
  return {
    defs:
      shirtDefs(coat) +
      linear('comb', [
        [0, '#FF6A7A'],
        [1, '#C4082C'],
      ]) +
      linear('beak', [
        [0, '#FFD23A'],
        [1, '#F08A0C'],
      ]),
    body: around(
      FIGURE.body,
      feather('M-12 0Q-44 2 -58 -26Q-36 -26 -16 -12Z', '#B01038') +
        feather('M-14 -6Q-56 -18 -58 -56Q-30 -46 -16 -18Z', '#0FA07A') +
        feather('M-16 -14Q-46 -42 -34 -76Q-12 -52 -12 -24Z', '#F2A31E') +
        shirtOf(coat) +
        (what === 'hat'
          ? ''
          : shape(
              'M-16 -103Q-24 -122 -10 -120Q-8 -134 4 -126Q14 -136 18 -122Q30 -124 24 -104Q4 -112 -16 -103Z',
              'url(#comb)',
            )) +
        shape('M27 -70Q38 -62 32 -52Q24 -52 24 -66Z', 'url(#comb)', 2.2) +
        shape(
          'M-21 -56L-24 -70Q-26 -112 6 -112Q36 -112 33 -78Q32 -66 26 -58L20 -48L13 -56L5 -46L-3 -55L-11 -46L-15 -55Z',
          'url(#skin)',
        ) +
        shape('M29 -92Q48 -92 55 -80Q48 -76 28 -77Z', 'url(#beak)', 2.4) +
        shape('M28 -76Q44 -77 47 -74Q42 -66 28 -68Z', '#E07A08', 2.2) +
        `<ellipse cx="5" cy="-71" rx="7" ry="4.500" fill="#FF7A5A" opacity=".7"/>` +
        eye(17, -86, 7.8) +
        wear(what, what === 'hat' ? 30 : 27, '#FFFFFF'),
    ),
  };
}

/** Draws the body of a blue puller: a carabao with wide horns, a soft muzzle and a ring of gold. */
export function carabao(what: Wear): Drawing {
  const coat = CARABAO;
  const horns =
    shape('M22 -104Q36 -108 44 -124Q48 -112 42 -102Q36 -94 26 -94Z', '#D9CDB0', 2.4) +
    shape('M-4 -100Q-34 -104 -40 -132Q-54 -112 -44 -96Q-34 -80 -8 -88Z', 'url(#horn)', 2.6);
  return {
    defs:
      shirtDefs(coat) +
      linear('horn', [
        [0, '#FFFBE8'],
        [0.6, '#EAD9AE'],
        [1, '#A98A52'],
      ]) +
      radial(
        'muzzle',
        [
          [0, '#FFE9EE'],
          [0.6, '#E8B8C4'],
          [1, '#B07A90'],
        ],
        { cx: 0.4, cy: 0.3, r: 0.8 },
      ),
    body: around(
      FIGURE.body,
      path('M-20 -4Q-44 -2 -46 -30', `fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"`) +
        path(
          'M-20 -4Q-44 -2 -46 -30',
          `fill="none" stroke="${coat.shade}" stroke-width="3.6" stroke-linecap="round"`,
        ) +
        shape('M-46 -26Q-58 -34 -50 -50Q-42 -46 -38 -34Z', '#2E2A48', 2.2) +
        shirtOf(coat) +
        horns +
        shape(
          'M-20 -60Q-28 -108 6 -110Q32 -110 36 -88Q40 -70 30 -58Q18 -46 0 -50Q-14 -50 -20 -60Z',
          'url(#skin)',
        ) +
        shape('M-12 -82Q-34 -84 -38 -70Q-26 -62 -10 -70Z', coat.skin, 2.4) +
        path('M-15 -77Q-26 -78 -31 -71Q-24 -68 -14 -72Z', 'fill="#E8A8B8" opacity=".9"') +
        shape('M14 -72Q22 -84 40 -82Q54 -78 52 -64Q48 -52 32 -52Q16 -54 14 -72Z', 'url(#muzzle)') +
        '<ellipse cx="34" cy="-72" rx="3.200" ry="2.400" fill="#5A2A44"/><ellipse cx="46" cy="-71" rx="2.800" ry="2.200" fill="#5A2A44"/>' +
        path(
          'M24 -60Q34 -55 44 -59',
          `fill="none" stroke="#5A2A44" stroke-width="2.600" stroke-linecap="round"`,
        ) +
        path('M36 -68Q34 -58 41 -58Q47 -60 44 -68', 'fill="none" stroke="#2A0F00" stroke-width="5"') +
        path('M36 -68Q34 -58 41 -58Q47 -60 44 -68', 'fill="none" stroke="#FFC72C" stroke-width="2.8"') +
        eye(14, -88, 7.4) +
        (what === 'band' || what === 'star'
          ? shape('M-4 -106Q0 -122 12 -114Q22 -118 20 -106Q8 -112 -4 -106Z', '#3A3656', 2.2)
          : '') +
        wear(what, what === 'hat' ? 31 : 26, '#FFFFFF'),
    ),
  };
}
