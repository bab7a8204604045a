/** Draws Lucky Jackpot: its grid of prizes, the lights on the grid, and the round button. */
import { bulb, bulbGradients, metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { coinIcon, coupon, emojiIcon, scratchCard } from './items.ts';
import { backdrop } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { MEGA_PLATE, plate, SMALL_PLATE } from './plate.ts';
import { bulbDefs, bulbId, outlineOf, rim } from './rim.ts';
import { FAIR } from './fair-theme.ts';
import type { Theme } from './theme.ts';

/** Draws a gold word in the middle of a `width` by `height` box. */
function word(
  text: string,
  width: number,
  height: number,
  size: number,
  tracking: number,
  ink: string = INK,
): Drawing {
  return metalText('word', text, {
    font: 'lilita-one',
    size,
    x: width / 2,
    y: height / 2 + size * 0.34,
    tracking,
    outline: size * 0.16,
    depth: size * 0.07,
    ink,
  });
}

/**
 * Draws the rim around the grid with its dark floor, 132 design pixels square. The scene stretches the picture in nine
 * slices of 44 design pixels and places bulbs on it.
 */
function board(theme: Theme): Drawing {
  const frame = rim(theme, 'rim', { x: 0, y: 0, width: 132, height: 132, radius: 26 }, 22);
  const { x, y, width, height } = frame.face;
  return {
    defs:
      frame.defs +
      linear('floor', [
        [0, theme.floor[0]],
        [0.5, theme.floor[1]],
        [1, theme.floor[2]],
      ]) +
      linear('sink', [
        [0, '#000', 0.55],
        [1, '#000', 0],
      ]) +
      linear(
        'sinkLeft',
        [
          [0, '#000', 0.4],
          [1, '#000', 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      `<clipPath id="face"><path d="${outlineOf(frame.face)}"/></clipPath>`,
    body:
      `${frame.body}<g clip-path="url(#face)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#floor)"/>` +
      `<rect x="${x}" y="${y}" width="${width}" height="5" fill="url(#sink)"/><rect x="${x}" y="${y}" width="4" height="${height}" fill="url(#sinkLeft)"/></g>`,
  };
}

/** Draws a cell of the grid, sunk into the board: shade at its top left, light on its lower right edge. */
function cell({ cell: { lip, under, well, bounce } }: Theme): Drawing {
  return {
    defs:
      linear(
        'lip',
        [
          [0, lip[0]],
          [0.5, lip[1]],
          [1, lip[2]],
        ],
        { x2: 1 },
      ) +
      linear('well', [
        [0, well[0]],
        [0.55, well[1]],
        [1, well[2]],
      ]) +
      linear('shade', [
        [0, '#05000F', 0.85],
        [1, '#05000F', 0],
      ]) +
      linear(
        'shadeLeft',
        [
          [0, '#05000F', 0.6],
          [1, '#05000F', 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      radial(
        'bounce',
        [
          [0, bounce, 0.5],
          [1, bounce, 0],
        ],
        { cx: 0.5, cy: 1.05, r: 0.6 },
      ) +
      '<clipPath id="in"><rect x="4" y="4" width="142" height="142" rx="21"/></clipPath>',
    body:
      box(1, 1, 148, 148, 24, 'fill="url(#lip)"') +
      box(3, 3, 144, 144, 22, `fill="${under}"`) +
      `<g clip-path="url(#in)">${box(4, 4, 142, 142, 21, 'fill="url(#well)"')}${box(4, 4, 142, 142, 21, 'fill="url(#bounce)"')}` +
      '<rect x="4" y="4" width="142" height="20" fill="url(#shade)"/><rect x="4" y="4" width="14" height="142" fill="url(#shadeLeft)"/></g>',
  };
}

/** Draws the grid's JACKPOT cell: red enamel in a thin gold rim. */
function jackpotCell({ jackpotMotif }: Theme): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('red', [
        [0, '#FF4F70'],
        [0.48, '#C80E38'],
        [1, '#6B0022'],
      ]) +
      radial(
        'bounce',
        [
          [0, '#FF8FA6', 0.7],
          [1, '#FF8FA6', 0],
        ],
        { cx: 0.5, cy: 1.05, r: 0.6 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.42],
        [1, '#fff', 0.04],
      ]),
    body:
      box(0, 0, 150, 150, 25, `fill="${INK}"`) +
      box(2, 2, 146, 146, 23, 'fill="url(#gD)"') +
      box(6.5, 6.5, 137, 137, 19, `fill="${INK}"`) +
      box(8, 8, 134, 134, 18, 'fill="url(#red)"') +
      box(8, 8, 134, 134, 18, 'fill="url(#bounce)"') +
      jackpotMotif +
      path('M12 62V28Q12 12 28 12H122Q138 12 138 28V54Q80 74 12 62Z', 'fill="url(#gloss)"'),
  };
}

/**
 * Draws a lit cell of the grid, 168 design pixels square: its face, a white ring, and some of its glow on the board.
 */
function lit(face: readonly [string, string, string], ring: string, glow: string): Drawing {
  return {
    defs:
      linear('face', [
        [0, face[0]],
        [0.5, face[1]],
        [1, face[2]],
      ]) +
      radial(
        'bounce',
        [
          [0, '#FFFFFF', 0.5],
          [1, '#FFFFFF', 0],
        ],
        { cx: 0.5, cy: 1.05, r: 0.6 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.75],
        [1, '#fff', 0.1],
      ]) +
      linear('ring', [
        [0, '#FFFFFF'],
        [0.6, ring],
        [1, '#FFFFFF'],
      ]) +
      '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.4"/></filter>',
    body:
      box(8, 8, 152, 152, 27, `fill="${glow}" opacity=".85" filter="url(#soft)"`) +
      box(9, 9, 150, 150, 25, 'fill="url(#ring)"') +
      box(14, 14, 140, 140, 20, `fill="${INK}" opacity=".55"`) +
      box(15, 15, 138, 138, 19, 'fill="url(#face)"') +
      box(15, 15, 138, 138, 19, 'fill="url(#bounce)"') +
      path('M19 66V36Q19 19 36 19H132Q149 19 149 36V58Q84 82 19 66Z', 'fill="url(#gloss)"'),
  };
}

const rimLine = (inset: number, colour: string, width: number, extra = ''): string =>
  box(
    inset,
    inset,
    190 - 2 * inset,
    190 - 2 * inset,
    45 - inset,
    `fill="none" stroke="${colour}" stroke-width="${width}" ${extra}`,
  );

/** Draws the light on the rim of a cell, 190 design pixels square: a bright line with a glow on both sides. */
function trail({ trail: [wide, near, core] }: Theme): Drawing {
  return {
    defs:
      '<filter id="wide" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>' +
      '<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>',
    body:
      rimLine(23, wide, 8, 'opacity=".75" filter="url(#wide)"') +
      rimLine(23, near, 5, 'filter="url(#near)"') +
      rimLine(23, core, 2.2),
  };
}

/**
 * Draws the round button without its word: a gold ring with bulbs around a red dome. If not `on`, the button is grey
 * and its bulbs are dark.
 */
function hub(theme: Theme, on: boolean): Drawing {
  const c = 150;
  const [edge, middle] = theme.button.groove;
  const spots = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = onCircle(c, c - 2, 113.5, index * 15 + 7.5).map(round) as [number, number];
    return on
      ? bulb(x, y, 5, bulbId(theme, index))
      : circle(x, y + 0.6, 6, `fill="${INK}"`) +
          circle(x, y, 5, 'fill="#8C7A86"') +
          circle(x - 1.5, y - 1.6, 1.4, 'fill="#C8BCC8"');
  }).join('');
  const red = on
    ? radial(
        'dome',
        [
          [0, '#FF9DB0'],
          [0.3, '#F0385C'],
          [0.62, '#D4103C'],
          [1, '#6B0022'],
        ],
        { cx: 0.4, cy: 0.28, r: 0.82 },
      )
    : radial(
        'dome',
        [
          [0, '#A6A0B8'],
          [0.4, '#6E6884'],
          [1, '#332E48'],
        ],
        { cx: 0.4, cy: 0.28, r: 0.82 },
      );
  const metal = on ? 'gold' : 'silver';
  return {
    defs:
      metalGradients(metal, 'g') +
      bulbDefs(theme) +
      red +
      linear('gloss', [
        [0, '#fff', 0.62],
        [1, '#fff', 0.03],
      ]) +
      radial('groove', [
        [0.8, edge],
        [0.9, on ? middle : '#443A50'],
        [1, edge],
      ]) +
      '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter>',
    body:
      circle(c, c + 3, 139, 'fill="#0B0220" opacity=".7" filter="url(#soft)"') +
      circle(c, c - 2, 139, `fill="${INK}"`) +
      circle(c, c - 2, 136, 'fill="url(#gD)"') +
      circle(c, c - 2, 126, `fill="${INK}"`) +
      circle(c, c - 2, 124.5, 'fill="url(#groove)"') +
      spots +
      circle(c, c - 2, 103.5, `fill="${INK}"`) +
      circle(c, c - 2, 101.8, 'fill="url(#gR)"') +
      circle(c, c - 2, 98, 'fill="url(#gD)"') +
      circle(c, c - 2, 94, `fill="${INK}"`) +
      circle(c, c - 2, 92, 'fill="url(#dome)"') +
      (on ? theme.button.motif : '') +
      '<ellipse cx="150" cy="216" rx="58" ry="17" fill="#fff" opacity=".13"/>' +
      path('M68 122A86 86 0 0 1 232 122Q150 146 68 122Z', 'fill="url(#gloss)"') +
      path(
        'M20 128A132 132 0 0 1 108 22',
        'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"',
      ) +
      (on ? sparkle(62, 62, 20) + sparkle(241, 237, 13, 0.95) : ''),
  };
}

/** Draws the grid's pictures that depend on the theme. */
export function drawThemedGrid(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}lucky-jackpot/${name}`, width, height, drawing);
  draw('backdrop', 180, 320, backdrop(theme, 23, 0.42, 320));
  draw('garland', 720, 84, theme.garland());
  draw('title', 480, 80, word('LUCKY JACKPOT', 480, 80, 58, 3, theme.ink));
  draw('plate-mega', MEGA_PLATE.width, MEGA_PLATE.height, plate(theme, 'mega', MEGA_PLATE));
  for (const tier of ['major', 'minor', 'mini'] as const) {
    draw(`plate-${tier}`, SMALL_PLATE.width, SMALL_PLATE.height, plate(theme, tier, SMALL_PLATE));
  }
  // Scenes place bulbs on the middle line of the rim's groove, 12 design pixels inside its outer edge.
  draw('board', 132, 132, board(theme));
  draw('board-bulb', 20, 20, { defs: bulbGradients(theme.wheel.bulbOn), body: bulb(10, 10, 3.8) });
  draw('cell', 150, 150, cell(theme));
  draw('cell-jackpot', 150, 150, jackpotCell(theme));
  draw('light/trail', 190, 190, trail(theme));
  draw('icon-coin', 84, 84, coinIcon(84, theme));
  draw('hub', 300, 300, hub(theme, true));
}

/** Draws the grid's pictures that are the same in every theme. */
export function drawGrid(): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`lucky-jackpot/${name}`, width, height, drawing);
  draw('lit', 168, 168, lit(['#FFF0A8', '#FFC72C', '#F09A0A'], '#FFF3C4', '#FFC72C'));
  draw('lit-jackpot', 168, 168, lit(['#FF8298', '#E8143F', '#A8062C'], '#FFE0A0', '#FF5A7A'));
  draw('icon-gem', 84, 84, emojiIcon('gem-stone', 84));
  draw('icon-coupon', 84, 84, coupon(84));
  draw('icon-scratch', 84, 84, scratchCard(84));
  draw('icon-jackpot', 84, 84, emojiIcon('crown', 84));
  draw('hub-grey', 300, 300, hub(FAIR, false));
  draw('word-spin', 180, 92, word('SPIN', 180, 92, 74, 2));
  draw('word-spin-fil', 180, 92, word('IKOT', 180, 92, 72, 2));
  draw('word-jackpot', 140, 36, word('JACKPOT', 140, 36, 27, 1));
}
