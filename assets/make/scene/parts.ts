/** Draws the pictures shared by all scenes: coin, gem, sparkle, plain rectangles and the lights. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { linear, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { coin } from './coin.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

const plain = (size: number, colour: string) => ({
  defs: '',
  body: `<rect width="${size}" height="${size}" fill="${colour}"/>`,
});

/** A slip of paper with a fold; it is white because scenes tint it. */
const paper = {
  defs: linear(
    'fold',
    [
      [0, '#FFFFFF'],
      [0.48, '#F4F0FF'],
      [0.52, '#C9C2D8'],
      [1, '#FFFFFF'],
    ],
    { x2: 1 },
  ),
  body: '<path d="M7 3Q14 6 21 3L22 25Q14 22 6 25Z" fill="url(#fold)"/>',
};

/** A thin golden line that swells to a jewel in its middle. Scenes show it above an amount and, flipped, below it. */
const flourish = {
  defs: linear(
    'gold',
    [
      [0, '#FFC72C', 0],
      [0.2, '#FFC72C', 0.9],
      [0.5, '#FFFBE0'],
      [0.8, '#FFC72C', 0.9],
      [1, '#FFC72C', 0],
    ],
    { x2: 1 },
  ),
  body:
    '<path d="M0 20Q150 19 206 15L240 18L274 15Q330 19 480 20Q330 21 274 25L240 22L206 25Q150 21 0 20Z" fill="url(#gold)"/>' +
    '<path d="M240 4L256 20L240 36L224 20Z" fill="#2A0F00"/>' +
    '<path d="M240 7L253 20L240 33L227 20Z" fill="#FFC72C"/>' +
    '<path d="M240 7L253 20H227Z" fill="#FFE98A"/><path d="M240 7L245 20H235Z" fill="#FFFBE0"/>' +
    '<path d="M201 20L207 14L213 20L207 26Z" fill="#FFD768"/><path d="M267 20L273 14L279 20L273 26Z" fill="#FFD768"/>',
};

/** Draws the shared pictures that depend on the theme. */
export function drawThemedParts(theme: Theme): void {
  const { into, light } = theme;
  picture(`${into}parts/coin`, 96, 96, coin(96, theme));
  picture(`${into}parts/confetti`, 28, 28, theme.confetti ?? paper);
  // Scenes add the colours of a light to those below it (additive blending), so each light must fade out before its
  // edge.
  picture(`${into}parts/light/spark`, 70, 70, {
    defs: radial('soft', [
      [0, light('#FFFFFF'), 1],
      [0.1, light('#FFF8DC'), 0.95],
      [0.24, light('#FFD768'), 0.5],
      [0.5, light('#FF9E2C'), 0.16],
      [1, light('#FF7A00'), 0],
    ]),
    body: `<circle cx="35" cy="35" r="34" fill="url(#soft)"/>${sparkle(35, 35, 20, 0.75)}`,
  });
  picture(`${into}parts/light/glow`, 256, 256, {
    defs: radial('soft', [
      [0, light('#FFF3C4'), 0.9],
      [0.25, light('#FFDD7A'), 0.55],
      [0.55, light('#FFB02E'), 0.18],
      [0.8, light('#FF9A1A'), 0.04],
      [1, light('#FF9A1A'), 0],
    ]),
    body: '<circle cx="128" cy="128" r="127" fill="url(#soft)"/>',
  });
  picture(`${into}parts/light/ring`, 240, 240, {
    defs: radial('band', [
      [0.7, light('#FFD768'), 0],
      [0.82, light('#FFC04A'), 0.22],
      [0.885, light('#FFE9A6'), 0.9],
      [0.905, light('#FFFFFF'), 1],
      [0.925, light('#FFE9A6'), 0.9],
      [0.97, light('#FFB02E'), 0.2],
      [1, light('#FFB02E'), 0],
    ]),
    body: '<circle cx="120" cy="120" r="119" fill="url(#band)"/>',
  });

  // The foot of the beam is at the bottom centre, around which scenes rotate it.
  picture(`${into}parts/light/ray`, 120, 640, {
    defs:
      linear('fade', [
        [0, light('#FFE08A'), 0],
        [0.3, light('#FFE08A'), 0.16],
        [0.75, light('#FFF3C4'), 0.6],
        [1, light('#FFFFFF'), 0.9],
      ]) +
      '<filter id="soft" x="-60%" width="220%" y="-5%" height="110%" color-interpolation-filters="sRGB">' +
      '<feGaussianBlur stdDeviation="7 3"/></filter>',
    body: '<path d="M57 632L26 12H94L63 632Z" fill="url(#fade)" filter="url(#soft)"/>',
  });
}

/** Draws the shared pictures that are the same in every theme. */
export function drawParts(): void {
  picture('parts/gem', 84, 84, {
    defs: outlineFilter('dress'),
    body: emoji('gem-stone', 42, 41, 72, 'dress'),
  });
  picture('parts/sparkle', 56, 56, {
    defs: radial('halo', [
      [0, '#fff', 0.55],
      [0.4, '#FFF3C4', 0.16],
      [1, '#FFE98A', 0],
    ]),
    body: `<circle cx="28" cy="28" r="27" fill="url(#halo)"/>${sparkle(28, 28, 27)}`,
  });
  picture('parts/crown', 112, 112, {
    defs: outlineFilter('dress'),
    body: emoji('crown', 56, 55, 95, 'dress') + sparkle(20, 31, 11) + sparkle(91, 85, 8, 0.95),
  });
  picture('parts/flourish', 240, 20, { ...flourish, body: `<g transform="scale(.5)">${flourish.body}</g>` });
  // The vignette, which darkens the edges of the screen; scenes show it at three times its size.
  picture('parts/vignette', 48, 48, {
    defs: radial('edges', [
      [0, '#0B0220', 0],
      [0.2, '#0B0220', 0],
      [0.42, '#0B0220', 0.55],
      [0.62, '#0B0220', 0.9],
      [1, '#0B0220', 0.96],
    ]),
    body: '<rect width="48" height="48" fill="url(#edges)"/>',
  });
  // The soft backdrop behind an amount.
  picture('parts/clearing', 80, 40, {
    defs: radial('dusk', [
      [0, '#0B0220', 0.92],
      [0.45, '#0B0220', 0.8],
      [0.75, '#0B0220', 0.4],
      [1, '#0B0220', 0],
    ]),
    body: '<ellipse cx="40" cy="20" rx="39.5" ry="19.5" fill="url(#dusk)"/>',
  });
  picture('parts/veil', 8, 8, plain(8, '#0B0220'));
  picture('parts/white', 4, 4, plain(4, '#FFFFFF'));

  // The shine is a slanted band without ends: it fades out before it could show outside the piece that it crosses.
  picture('parts/light/shine', 160, 300, {
    defs:
      linear(
        'across',
        [
          [0, '#fff', 0],
          [0.32, '#FFF3C4', 0.22],
          [0.46, '#FFFFFF', 0.8],
          [0.54, '#FFFFFF', 0.8],
          [0.68, '#FFF3C4', 0.22],
          [1, '#fff', 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('ends', [
        [0, '#000'],
        [0.3, '#fff'],
        [0.7, '#fff'],
        [1, '#000'],
      ]) +
      '<mask id="length"><rect width="160" height="300" fill="url(#ends)"/></mask>',
    body:
      '<g mask="url(#length)"><rect width="84" height="296" fill="url(#across)" ' +
      'transform="translate(80 150) skewX(-14) translate(-42 -148)"/></g>',
  });
}
