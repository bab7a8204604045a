/** Draws the pictures of Karera, a horse race, into assets/karera. */
import { emojiBody, outlineFilter } from '../kit/emoji.ts';
import { metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { drawFuse } from './fuse.ts';
import { numberBoard } from './limbo.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

/** Colours of a rider and a horse: shirt (also the saddlecloth) and its shade, the horse's coat and its shade, mane. */
interface Colours {
  readonly shirt: string;
  readonly shade: string;
  readonly coat: string;
  readonly dark: string;
  readonly mane: string;
}

const RUNNERS: readonly Colours[] = [
  { shirt: '#E8343F', shade: '#A3142A', coat: '#D17858', dark: '#A95531', mane: '#523730' },
  { shirt: '#2F7BE8', shade: '#124C9E', coat: '#8A8FA6', dark: '#666B84', mane: '#33364A' },
  { shirt: '#F2B01E', shade: '#B87400', coat: '#5A4A44', dark: '#3E322E', mane: '#1E1714' },
  { shirt: '#1FA45A', shade: '#0B6A36', coat: '#E6D8C2', dark: '#BCA98C', mane: '#8A7454' },
  { shirt: '#9A4FE0', shade: '#6420A4', coat: '#B5653A', dark: '#86431F', mane: '#2E1A10' },
  { shirt: '#FF7AB8', shade: '#C23A80', coat: '#C9A26A', dark: '#9A7642', mane: '#F3E6C8' },
];

/** Colours in the emoji's source that `runner` replaces. */
const DRAWN = {
  shirt: '#ff8e00',
  cloth: '#37b5e1',
  clothShade: '#0468a6',
  coat: '#d17858',
  dark: '#a95531',
  mane: '#523730',
} as const;

/** Draws a horse with its rider, 128 design pixels square, running to the right. */
function runner({ shirt, shade, coat, dark, mane }: Colours): Drawing {
  const dressed = emojiBody('horse-racing', 'horse-')
    .replaceAll(DRAWN.shirt, shirt)
    .replaceAll(DRAWN.clothShade, shade)
    .replaceAll(DRAWN.cloth, shirt)
    .replaceAll(DRAWN.coat, coat)
    .replaceAll(DRAWN.dark, dark)
    .replaceAll(DRAWN.mane, mane);
  return {
    defs: outlineFilter('dress'),
    body:
      '<g transform="translate(64 61) scale(.84) translate(-64 -64)" filter="url(#dress)">' +
      `<g transform="translate(128 0) scale(-1 1)">${dressed}</g></g>`,
  };
}

/** Draws a horse's number, 64 design pixels square: a disc in the rider's colour in a gold ring. */
function numberDisc(number: number, { shirt, shade }: Colours): Drawing {
  const figure = metalText('figure', String(number), {
    font: 'paytone-one',
    size: 34,
    x: 32,
    y: 44,
    metal: 'silver',
    outline: 5,
    depth: 2,
    ink: '#10042C',
  });
  return {
    defs:
      figure.defs +
      linear('ring', [
        [0, '#FFFBE0'],
        [0.5, '#FFC72C'],
        [1, '#A85A00'],
      ]) +
      radial(
        'disc',
        [
          [0, shirt],
          [1, shade],
        ],
        { cx: 0.36, cy: 0.3, r: 0.8 },
      ),
    body:
      circle(32, 32, 31, `fill="${INK}"`) +
      circle(32, 32, 29, 'fill="url(#ring)"') +
      circle(32, 32, 24.5, 'fill="url(#disc)"') +
      path(
        'M14 24Q20 12 34 11',
        'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".7"',
      ) +
      figure.body,
  };
}

/**
 * Draws one tile of the street, 360 by 300 design pixels: six lanes of packed earth between pale lines, darker towards
 * the top.
 */
function street(): Drawing {
  const stones = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 83) % 356;
    const y = 14 + ((index * 47) % 276);
    return `<ellipse cx="${x + 4}" cy="${y}" rx="${2 + (index % 4)}" ry="${1 + (index % 2)}" fill="#${index % 3 ? '6B3F22' : 'E0A868'}" opacity=".45"/>`;
  }).join('');
  const lanes = Array.from({ length: 7 }, (_, lane) => 24 + lane * 43)
    .map((y) => path(`M0 ${y}H150M180 ${y}H330`, 'stroke="#FFF3DC" stroke-width="3" opacity=".55"'))
    .join('');
  return {
    defs:
      linear('earth', [
        [0, '#4E2A3A'],
        [0.3, '#74443C'],
        [1, '#A66A3C'],
      ]) +
      linear('kerb', [
        [0, '#FFF3DC'],
        [1, '#C9A878'],
      ]),
    body:
      '<rect width="360" height="300" fill="url(#earth)"/>' +
      stones +
      lanes +
      // The kerb's red and white pieces are so long that fewer than three pairs pass per second of the race. Shorter
      // pieces would flash.
      Array.from({ length: 6 }, (_, part) =>
        box(part * 60, 0, 60, 12, 0, `fill="${part % 2 ? '#E8343F' : 'url(#kerb)'}"`),
      ).join('') +
      box(0, 12, 360, 4, 0, 'fill="#2A0F10" opacity=".6"'),
  };
}

/**
 * Draws the finish, 120 by 340 design pixels: an arch of bamboo with a chequered banner, and the chequered line on the
 * ground.
 */
function arch(): Drawing {
  // The line is only two squares wide, since the arch passes over the runners next.
  const squares = Array.from({ length: 22 }, (_, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return box(
      46 + column * 15,
      62 + row * 25,
      15,
      25,
      0,
      `fill="${(column + row) % 2 ? '#FFFFFF' : '#1A0A2E'}" opacity=".9"`,
    );
  }).join('');
  const pole = (x: number, top: number, foot: number): string =>
    box(x, top, 12, foot - top, 5, `fill="url(#bamboo)" stroke="${INK}" stroke-width="2.4"`) +
    Array.from({ length: 6 }, (_, knot) =>
      path(`M${x} ${top + 22 + knot * 44}H${x + 12}`, 'stroke="#7A5A10" stroke-width="2" opacity=".7"'),
    ).join('');
  const banner = Array.from({ length: 8 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    return box(
      12 + column * 24,
      12 + row * 18,
      24,
      18,
      0,
      `fill="${(column + row) % 2 ? '#FFFFFF' : '#1A0A2E'}"`,
    );
  }).join('');
  return {
    defs: linear(
      'bamboo',
      [
        [0, '#FFE9A0'],
        [0.5, '#D9A530'],
        [1, '#8A5A00'],
      ],
      { x2: 1, y2: 0 },
    ),
    body:
      squares +
      pole(54, 40, 78) +
      box(8, 8, 104, 44, 8, `fill="#FFC72C" stroke="${INK}" stroke-width="3"`) +
      banner +
      path('M14 14H60', 'stroke="#fff" stroke-width="2" opacity=".8" stroke-linecap="round"'),
  };
}

/** Draws the dust behind a horse's hooves, 48 by 32 design pixels. */
const dust = (): Drawing => ({
  defs: radial('puff', [
    [0, '#FFE7C4', 0.85],
    [1, '#D9A060', 0],
  ]),
  body: '<ellipse cx="16" cy="20" rx="15" ry="10" fill="url(#puff)"/><ellipse cx="32" cy="16" rx="15" ry="12" fill="url(#puff)"/>',
});

/** Draws all pictures of Karera, which has no seasonal pictures yet. */
export function drawKarera(theme: Theme): void {
  const into = `${theme.into}karera`;
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${into}/${name}`, width, height, drawing);
  drawHallGround(theme, 'karera');
  draw('board', 460, 208, numberBoard(theme));
  draw('street', 360, 300, street());
  draw('arch', 120, 340, arch());
  draw('dust', 48, 32, dust());
  drawFuse(into);
  for (const [index, colours] of RUNNERS.entries()) {
    draw(`runner-${index + 1}`, 128, 128, runner(colours));
    draw(`number-${index + 1}`, 64, 64, numberDisc(index + 1, colours));
  }
}
