/**
 * Draws the parts of every stall of the fair in the stall's colours: awning, posts, counter, and the panel for results.
 */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { box, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import type { Theme } from './theme.ts';

/** Colours of a stall; `cloth` is two alternating colours, "#RRGGBB". */
export interface StallColours {
  readonly cloth: readonly [string, string];
  /** Colour of the counter's front and the posts. */
  readonly wood: string;
}

const STRIPES = 12;
const WIDTH = 720;

/** Draws the awning, 720 by 138 design pixels: a rail with bulbs over stripes that end in scallops. */
function awning(theme: Theme, { cloth }: StallColours): Drawing {
  const stripe = WIDTH / STRIPES;
  const [rail, eaves] = [40, 106];
  const tone = (colour: string, id: string): string =>
    linear(id, [
      [0, mixed(colour, '#120430', 0.5)],
      [0.3, colour],
      [0.72, mixed(colour, '#FFFFFF', 0.2)],
      [1, mixed(colour, '#120430', 0.22)],
    ]);
  const at = (index: number): string => `url(#${index % 2 === 0 ? 'one' : 'two'})`;
  const scallop = (left: number): string =>
    `M${left} ${rail}H${left + stripe}V${eaves}a${stripe / 2} 27 0 0 1 ${-stripe} 0Z`;
  const stripes = Array.from({ length: STRIPES }, (_, index) => index * stripe);
  return {
    defs:
      tone(cloth[0], 'one') +
      tone(cloth[1], 'two') +
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear('fold', [
        [0, '#0B0220', 0.55],
        [0.4, '#0B0220', 0],
      ]) +
      linear('fall', [
        [0, '#05010F', 0.5],
        [1, '#05010F', 0],
      ]),
    body:
      // The shadow of the awning on what is behind it.
      stripes
        .map((left) => path(scallop(left), 'transform="translate(0 7)" fill="#05010F" opacity=".32"'))
        .join('') +
      stripes
        .map((left, index) =>
          path(
            scallop(left),
            `fill="${at(index)}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"`,
          ),
        )
        .join('') +
      stripes
        .map((left) =>
          path(
            `M${left + 5} ${eaves + 2}a${stripe / 2 - 5} 20 0 0 0 ${stripe - 10} 0`,
            'fill="none" stroke="#FFE98A" stroke-width="3" stroke-linecap="round" opacity=".85"',
          ),
        )
        .join('') +
      `<rect y="${rail}" width="${WIDTH}" height="40" fill="url(#fold)"/>` +
      `<rect y="10" width="${WIDTH}" height="36" fill="${INK}"/>` +
      `<rect y="13" width="${WIDTH}" height="30" fill="url(#gV)"/>` +
      `<rect y="19" width="${WIDTH}" height="18" fill="${theme.groove[1]}"/>` +
      bulbsAlong(theme, { x: -14, y: 28, width: WIDTH + 28, height: 0.01, radius: 1 }, 36, 5.4),
  };
}

/** Draws the left post, 34 by 516 design pixels: turned wood with gold rings. */
function post({ wood }: StallColours): Drawing {
  const ring = (y: number): string =>
    box(0.5, y - 2, 33, 22, 6, `fill="${INK}"`) + box(2.5, y, 29, 18, 4.5, 'fill="url(#gV)"');
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'wood',
        [
          [0, mixed(wood, '#FFFFFF', 0.3)],
          [0.3, wood],
          [0.75, mixed(wood, '#0B0220', 0.45)],
          [1, mixed(wood, '#0B0220', 0.65)],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      `<rect x="3" width="28" height="516" fill="${INK}"/><rect x="5.500" width="23" height="516" fill="url(#wood)"/>` +
      ring(130) +
      ring(482),
  };
}

/** Draws the counter, 720 by 116 design pixels: a board with a lit edge over a front of planks. */
function counter({ wood, cloth }: StallColours): Drawing {
  const front = mixed(wood, '#1A0640', 0.42);
  const diamonds = Array.from({ length: 9 }, (_, index) => {
    const x = 40 + index * 80;
    return `M${x} 52l17 26l-17 26l-17 -26Z`;
  }).join('');
  return {
    defs:
      linear('top', [
        [0, mixed(wood, '#FFFFFF', 0.5)],
        [0.2, mixed(wood, '#FFFFFF', 0.16)],
        [1, mixed(wood, '#0B0220', 0.25)],
      ]) +
      linear('front', [
        [0, mixed(front, '#05010F', 0.55)],
        [0.35, front],
        [1, mixed(front, '#05010F', 0.6)],
      ]) +
      metalGradients('gold', 'g'),
    body:
      `<rect y="30" width="720" height="86" fill="url(#front)"/>` +
      path(diamonds, `fill="${mixed(cloth[0], '#1A0640', 0.35)}" stroke="${INK}" stroke-width="2"`) +
      path(diamonds, 'fill="none" stroke="url(#gD)" stroke-width="2.5" opacity=".8"') +
      `<rect y="0" width="720" height="34" fill="${INK}"/><rect y="2.500" width="720" height="24" fill="url(#top)"/>` +
      `<rect y="26.500" width="720" height="6" fill="url(#gV)"/><rect y="3.500" width="720" height="2" fill="#fff" opacity=".55"/>`,
  };
}

/** Draws the panel for a result, 440 by 68 design pixels: a dark recess in a rim with bulbs. */
export function plate(theme: Theme): Drawing {
  const frame = rim(theme, 'plate', { x: 2, y: 2, width: 436, height: 64, radius: 30 }, 13);
  return {
    defs:
      frame.defs +
      bulbDefs(theme) +
      radial(
        'well',
        [
          [0, '#3A1A86'],
          [0.6, '#1C0A4C'],
          [1, '#0C0326'],
        ],
        { cx: 0.5, cy: 0.36, r: 0.75 },
      ) +
      linear('pane', [
        [0, '#fff', 0.2],
        [1, '#fff', 0.02],
      ]),
    body:
      frame.body +
      path(outlineOf(frame.face), 'fill="url(#well)"') +
      path(
        outlineOf({ ...inset(frame.face, 3), height: frame.face.height * 0.42, radius: 9 }),
        'fill="url(#pane)"',
      ) +
      bulbsAlong(theme, frame.groove, 20, 2.8) +
      sparkle(26, 14, 11) +
      sparkle(round(WIDTH * 0.58), 56, 8, 0.95),
  };
}

/** Draws the parts of a stall, without its game, into the folder `name`. */
export function drawStall(theme: Theme, name: string, colours: StallColours): void {
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${name}/${file}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('awning', WIDTH, 138, awning(theme, colours));
  draw('post', 34, 516, post(colours));
  draw('counter', WIDTH, 116, counter(colours));
  draw('plate', 440, 68, plate(theme));
}

/** Draws a ring of light, `size` design pixels square including its glow. */
export function litRing(size: number): Drawing {
  const half = size / 2;
  const ring = (from: number, to: number, paint: string): string => {
    const at = (from + to) / 2;
    return `<circle cx="${half}" cy="${half}" r="${round(half - at)}" fill="none" stroke-width="${round(to - from)}" ${paint}/>`;
  };
  return {
    defs: '',
    body:
      ring(0, size * 0.1, 'stroke="#FFD75A" opacity=".35"') +
      ring(size * 0.035, size * 0.1, 'stroke="#FFE98A" opacity=".8"') +
      ring(size * 0.055, size * 0.095, 'stroke="#FFFBE0"'),
  };
}

/** Draws a soft shadow on the ground. */
export const groundShadow = (width: number, height: number): Drawing => ({
  defs: radial('soft', [
    [0, '#05010F', 0.8],
    [0.5, '#05010F', 0.5],
    [1, '#05010F', 0],
  ]),
  body: `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="url(#soft)"/>`,
});
