/** Draws the tug of war: the pit between two camps, the rope and its knot, flags, and the pullers in their pieces. */
import { MEMBERS } from '../../../scenes/lobby/tug-of-war/art.ts';
import { DUST, FIGURE, LAYOUT } from '../../../scenes/lobby/tug-of-war/tuning.ts';
import { emoji, outlineFilter } from '../kit/emoji.ts';
import { bulb, bulbGradients, metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { nightFair } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';
import { arms, CARABAO, carabao, legs, mirroredDrawing, ROOSTER, rooster, type Wear } from './tug-figures.ts';
import { tugGround } from './tug-ground.ts';

const NAME = 'tug-of-war';
const RED = '#EE2E48';
const BLUE = '#2F86F2';

/** Draws the "VS" sign between the flags, 148 design pixels square: half red, half blue, in a gold rim of bulbs. */
function sign(theme: Theme): Drawing {
  const size = LAYOUT.sign.size;
  const middle = size / 2;
  const word = metalText('vs', 'VS', {
    font: 'paytone-one',
    size: 54,
    x: middle,
    y: middle + 19,
    outline: 8,
    depth: 4,
  });
  const bulbs = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = onCircle(middle, middle, 57, index * 22.5);
    return bulb(round(x), round(y), 3.6, `bulb${index % theme.bulbs.length}`);
  }).join('');
  return {
    defs:
      word.defs +
      metalGradients('gold', 'g') +
      theme.bulbs.map((style, index) => bulbGradients(style, `bulb${index}`)).join('') +
      radial('redSide', [
        [0, '#FF7A8C'],
        [1, '#A30A2C'],
      ]) +
      radial('blueSide', [
        [0, '#6CC0FF'],
        [1, '#0E3F9E'],
      ]),
    body:
      circle(middle, middle + 4, 67, 'fill="#05010F" opacity=".35"') +
      circle(middle, middle, 67, `fill="${INK}"`) +
      circle(middle, middle, 64.5, 'fill="url(#gD)"') +
      circle(middle, middle, 50.5, `fill="${INK}"`) +
      path(
        `M${middle + 10} ${middle - 47}A48 48 0 0 0 ${middle - 10} ${middle + 47}Z`,
        'fill="url(#redSide)"',
      ) +
      path(
        `M${middle + 10} ${middle - 47}A48 48 0 0 1 ${middle - 10} ${middle + 47}Z`,
        'fill="url(#blueSide)"',
      ) +
      path(
        `M${middle + 10} ${middle - 47}L${middle - 10} ${middle + 47}`,
        'stroke="#FFF3DC" stroke-width="3" opacity=".9"',
      ) +
      bulbs +
      word.body +
      sparkle(middle + 36, middle - 38, 9),
  };
}

/** Length after which the twist of the rope repeats, in design pixels. */
const STRAND = 20;

/** Draws the rope, 720 by 22 design pixels; its twist repeats every 20 design pixels. */
function rope(): Drawing {
  const strands = Array.from({ length: 720 / STRAND + 2 }, (_, index) => {
    const x = (index - 1) * STRAND;
    return (
      path(
        `M${x} 20Q${x + 4} 6 ${x + 18} 2`,
        `fill="none" stroke="${INK}" stroke-width="2.2" opacity=".75"`,
      ) +
      path(
        `M${x + 8} 15Q${x + 12} 8 ${x + 20} 5.500`,
        'fill="none" stroke="#FFF0C0" stroke-width="3" stroke-linecap="round" opacity=".75"',
      )
    );
  }).join('');
  return {
    defs: linear('hemp', [
      [0, '#FFE0A0'],
      [0.4, '#DDA350'],
      [1, '#7A4416'],
    ]),
    body: `<rect width="720" height="22" fill="${INK}"/><rect y="2.500" width="720" height="17" fill="url(#hemp)"/>${strands}<rect width="720" height="2.500" fill="${INK}"/><rect y="19.500" width="720" height="2.500" fill="${INK}"/>`,
  };
}

/** Draws the knot, and the ribbon that hangs from it and points to the scale, 84 by 140 design pixels. */
function knot(): Drawing {
  const { width, height, middle } = LAYOUT.knot;
  const [x, y] = [width / 2, round(height * middle)];
  const edge = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`;
  return {
    defs:
      linear('silk', [
        [0, '#FFF6B0'],
        [0.5, '#FFC72C'],
        [1, '#E88A00'],
      ]) +
      radial(
        'bow',
        [
          [0, '#FFFBE0'],
          [0.5, '#FFCF3A'],
          [1, '#D07A00'],
        ],
        { cx: 0.4, cy: 0.3, r: 0.8 },
      ),
    body:
      path(
        `M${x - 9} ${y + 8}L${x - 12} ${y + 82}L${x} ${y + 106}L${x + 12} ${y + 82}L${x + 9} ${y + 8}Z`,
        `fill="url(#silk)" ${edge}`,
      ) +
      path(`M${x} ${y + 12}V${y + 96}`, 'stroke="#A85A00" stroke-width="2" opacity=".5"') +
      path(
        `M${x - 6} ${y + 14}L${x - 8} ${y + 78}`,
        'stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" opacity=".7"',
      ) +
      path(
        `M${x - 4} ${y}Q${x - 24} ${y - 26} ${x - 38} ${y - 12}Q${x - 42} ${y + 4} ${x - 36} ${y + 14}Q${x - 22} ${y + 22} ${x - 4} ${y + 2}Z`,
        `fill="url(#bow)" ${edge}`,
      ) +
      path(
        `M${x + 4} ${y}Q${x + 24} ${y - 26} ${x + 38} ${y - 12}Q${x + 42} ${y + 4} ${x + 36} ${y + 14}Q${x + 22} ${y + 22} ${x + 4} ${y + 2}Z`,
        `fill="url(#bow)" ${edge}`,
      ) +
      path(
        `M${x - 10} ${y - 2}L${x - 28} ${y - 8}M${x - 10} ${y + 3}L${x - 28} ${y + 8}M${x + 10} ${y - 2}L${x + 28} ${y - 8}M${x + 10} ${y + 3}L${x + 28} ${y + 8}`,
        'stroke="#A85A00" stroke-width="2.2" stroke-linecap="round" opacity=".6"',
      ) +
      box(x - 14, y - 16, 28, 32, 11, `fill="url(#bow)" ${edge}`) +
      path(
        `M${x - 7} ${y - 9}Q${x - 3} ${y - 12} ${x + 4} ${y - 11}`,
        'fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"',
      ) +
      sparkle(x + 26, y - 16, 9),
  };
}

/**
 * Draws the flag of a camp, 150 by 116 design pixels: the end of the red flag has points, that of the blue flag has
 * waves.
 */
function flag(camp: 'red' | 'blue'): Drawing {
  const colour = camp === 'red' ? RED : BLUE;
  const cloth =
    camp === 'red'
      ? 'M0 10Q40 0 74 10T144 11L121 34L144 58L121 82L144 104Q108 110 74 103T0 106Z'
      : 'M0 10Q40 0 74 10T128 11Q150 20 136 34Q124 46 138 58Q150 70 136 82Q124 94 132 104Q104 110 74 103T0 106Z';
  const emblem = emoji(camp === 'red' ? 'rocket' : 'tropical-fish', 62, 57, 72, 'dress');
  const stripes =
    'M-10 14Q40 2 74 13T160 12V22Q104 26 74 22T-10 24ZM-10 92Q40 86 74 91T160 92V102Q104 104 74 100T-10 102Z';
  const body =
    path(cloth, `fill="url(#cloth)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
    path(cloth, 'fill="url(#cloth)"') +
    path(stripes, 'clip-path="url(#edge)" fill="#FFF3DC" opacity=".9"') +
    path(cloth, 'fill="url(#folds)"');
  return {
    defs:
      outlineFilter('dress') +
      `<clipPath id="edge">${path(cloth, '')}</clipPath>` +
      linear(
        'cloth',
        [
          [0, mixed(colour, '#FFFFFF', 0.25)],
          [0.4, colour],
          [1, mixed(colour, '#1A0030', 0.35)],
        ],
        { x2: 1 },
      ) +
      linear(
        'folds',
        [
          [0, '#1A0030', 0.3],
          [0.2, '#fff', 0.16],
          [0.46, '#1A0030', 0.16],
          [0.72, '#fff', 0.2],
          [1, '#1A0030', 0.3],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      camp === 'red'
        ? body + emblem
        : // The blue flag has its pole on the right: its cloth is mirrored, but not its emblem.
          `<g transform="translate(150) scale(-1 1)">${body}</g>` +
          emoji('tropical-fish', 90, 57, 72, 'dress'),
  };
}

/** Draws a flag pole with a gold knob, 18 by 288 design pixels. */
const pole = (): Drawing => ({
  defs:
    linear(
      'wood',
      [
        [0, '#FFE2A8'],
        [0.4, '#C98A3A'],
        [1, '#5A2E0C'],
      ],
      { x2: 1, y2: 0 },
    ) + metalGradients('gold', 'g'),
  body:
    box(4, 10, 10, 278, 4, `fill="${INK}"`) +
    box(6, 10, 6, 277, 3, 'fill="url(#wood)"') +
    [60, 120, 180, 240].map((y) => box(4, y, 10, 6, 2, 'fill="url(#gV)"')).join('') +
    circle(9, 9, 8.6, `fill="${INK}"`) +
    circle(9, 9, 6.8, 'fill="url(#gD)"'),
});

/** Draws the star that marks the player's own camp, 62 design pixels square. */
function star(): Drawing {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const radius = index % 2 ? 12 : 26;
    return `${round(31 + Math.cos(angle) * radius)} ${round(32 + Math.sin(angle) * radius)}`;
  });
  const outline = `M${points.join('L')}Z`;
  return {
    defs: metalGradients('gold', 'g'),
    body:
      path(outline, `fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) +
      path(outline, 'fill="url(#gD)" stroke="#FFE98A" stroke-width="2.4" stroke-linejoin="round"') +
      path(
        'M31 12L25 27L12 29L22 37',
        'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"',
      ) +
      sparkle(46, 16, 9),
  };
}

/** Draws a puff of dust at a puller's heels. */
function dust(): Drawing {
  const { width, height } = DUST;
  const puff = (x: number, y: number, radius: number): string => circle(x, y, radius, 'fill="url(#puff)"');
  return {
    defs: radial('puff', [
      [0, '#FFE6C4', 0.9],
      [0.6, '#D9A888', 0.55],
      [1, '#B07A6A', 0],
    ]),
    body: puff(18, height - 15, 14) + puff(width / 2, height - 20, 18) + puff(width - 18, height - 14, 13),
  };
}

/** Draws the sky, 180 by 115 design pixels. Its lowest visible line is at the heads of the crowd. */
function sky({ sky: { stops, lights } }: Theme): Drawing {
  const random = seeded(57);
  const far = Array.from({ length: 22 }, () => {
    const colour = lights[Math.floor(random() * lights.length)] ?? '#FFFFFF';
    const radius = 1.5 + random() * 6;
    return circle(
      random() * 180,
      10 + random() * 64,
      radius,
      `fill="${colour}" opacity="${round(0.03 + random() * 0.07)}"`,
    );
  }).join('');
  return {
    defs: radial('night', stops, { cx: 0.5, cy: 0.42, r: 0.7 }),
    body: `<rect width="180" height="115" fill="url(#night)"/>${far}`,
  };
}

/** Headwear of each puller, from the pit to the end of the rope. */
const WEAR: Readonly<Record<(typeof MEMBERS)[number], Wear>> = {
  1: 'band',
  2: 'hat',
  3: 'leaf',
  own: 'star',
};

/** Draws the seasonal pictures of the tug of war: the sky, the garland and the sign. */
export function drawThemedTug(theme: Theme): void {
  picture(`${theme.into}${NAME}/backdrop`, 180, 115, sky(theme));
  picture(`${theme.into}${NAME}/garland`, 720, 84, theme.garland());
  picture(`${theme.into}${NAME}/sign`, LAYOUT.sign.size, LAYOUT.sign.size, sign(theme));
}

/** Draws all pictures of the tug of war. */
export function drawTug(theme: Theme): void {
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${NAME}/${file}`, width, height, drawing);
  drawThemedTug(theme);
  draw('fair', 720, 320, nightFair());
  draw('ground', 720, 220, tugGround());
  draw('rope', 720, 22, rope());
  draw('knot', LAYOUT.knot.width, LAYOUT.knot.height, knot());
  draw('flag-red', 150, 116, flag('red'));
  draw('flag-blue', 150, 116, flag('blue'));
  draw('pole', 18, 288, pole());
  draw('star', 62, 62, star());
  draw('dust', DUST.width, DUST.height, dust());
  const both = (part: 'legs' | 'arms', red: Drawing, blue: Drawing): void => {
    const { width, height } = FIGURE[part];
    draw(`${part}-red`, width, height, red);
    draw(`${part}-blue`, width, height, mirroredDrawing(blue, width));
  };
  both('legs', legs(ROOSTER), legs(CARABAO));
  both('arms', arms(ROOSTER, true), arms(CARABAO, false));
  const { width, height } = FIGURE.body;
  for (const member of MEMBERS) {
    draw(`red-${member}`, width, height, rooster(WEAR[member]));
    draw(`blue-${member}`, width, height, mirroredDrawing(carabao(WEAR[member]), width));
  }
}
