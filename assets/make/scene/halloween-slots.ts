/**
 * Draws the night fair of Undas (All Saints' Day): its machine, the fairground behind it, its symbols, and their
 * motion-blurred copies.
 */
import { seeded } from '../../pipeline/drawing/random.ts';
import { circle, linear, radial, round } from '../../pipeline/drawing/svg.ts';
import { bunting, fairground, frontOfFair } from './halloween-fair.ts';
import {
  badge,
  divider,
  frameBottom,
  frameSide,
  frameTop,
  NIGHT_MACHINE,
  signWord,
} from './halloween-machine.ts';
import { HALLOWEEN_SYMBOLS, SYMBOL } from './halloween-symbols.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { GROUNDS } from '../../check/reel-flash.ts';
import { writeBlur } from './reel-blur.ts';
import { cellLight, drawControls, type ReelColours, reelBack, reelShade, teaseLight } from './reel-kit.ts';

const COLOURS: ReelColours = {
  dome: ['#FFE2A0', '#FF9A2A', '#F0640A', '#8A2400'],
  well: ['#0A0220', '#1A0A40', '#2C1260'],
};
const DRUM = { edge: '#12062E', middle: '#2A1458' } as const;
/** Size of one symbol's place on a reel, in design pixels. */
export const CELL = { width: 127.4, height: 170 } as const;

/** Draws the sky, 180 by 320 design pixels, of which scenes show the middle three quarters. */
function sky(moonlit: boolean): Drawing {
  const random = seeded(moonlit ? 77 : 31);
  const stars = Array.from({ length: 46 }, () =>
    circle(
      random() * 180,
      random() * 150,
      0.3 + random() * 0.55,
      `fill="#FFF8E0" opacity="${round(0.25 + random() * 0.6)}"`,
    ),
  ).join('');
  const night: [number, string][] = moonlit
    ? [
        [0, '#04142E'],
        [0.3, '#0D3A66'],
        [0.46, '#1C6A94'],
        [0.62, '#0E3A62'],
        [1, '#040C1E'],
      ]
    : [
        [0, '#0C0428'],
        [0.2, '#2A0F5E'],
        [0.34, '#5A1F86'],
        [0.46, '#7A2A7E'],
        [0.62, '#32105A'],
        [1, '#0A0320'],
      ];
  const haze = moonlit ? '#9AE8FF' : '#FF8A2A';
  return {
    defs:
      linear('night', night) +
      radial(
        'haze',
        [
          [0, haze, moonlit ? 0.42 : 0.6],
          [0.5, haze, 0.16],
          [1, haze, 0],
        ],
        { cx: moonlit ? 128 : 90, cy: moonlit ? 66 : 118, r: moonlit ? 84 : 92, user: true },
      ),
    body: `<rect width="180" height="320" fill="url(#night)"/>${stars}<rect width="180" height="320" fill="url(#haze)"/>`,
  };
}

/** Draws the moon in the sky of the free spins, 180 design pixels square. */
function moon(): Drawing {
  const seas = [
    [70, 66, 15],
    [104, 80, 10],
    [82, 104, 18],
    [112, 112, 8],
    [60, 94, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#7FA8C4" opacity=".32"'))
    .join('');
  return {
    defs:
      radial(
        'face',
        [
          [0, '#FFFFFF'],
          [0.55, '#F2FAFF'],
          [0.85, '#CFE8F8'],
          [1, '#9CC4E0'],
        ],
        { cx: 0.4, cy: 0.36, r: 0.68 },
      ) +
      radial('halo', [
        [0.6, '#DDF6FF', 0.55],
        [0.78, '#AEE6FF', 0.2],
        [1, '#AEE6FF', 0],
      ]),
    body: circle(90, 90, 89, 'fill="url(#halo)"') + circle(90, 90, 56, 'fill="url(#face)"') + seas,
  };
}

/** Draws all pictures of the night fair; the blurred copies are made from the symbols. */
export async function drawHalloweenSlots(): Promise<void> {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`halloween-slots/${name}`, width, height, drawing);
  draw('backdrop', 180, 320, sky(false));
  draw('moonlight', 180, 320, sky(true));
  draw('moon', 180, 180, moon());
  draw('fairground', 480, 200, fairground());
  draw('bunting', 720, 112, bunting());
  draw('ground', 360, 200, frontOfFair());
  draw('reel-back', 32, 128, reelBack(DRUM.edge, DRUM.middle));
  draw('reel-shade', 32, 128, reelShade('#060116'));
  draw('divider', 8, 128, divider());
  draw('frame-top', 720, 180, frameTop(NIGHT_MACHINE));
  draw('frame-bottom', 720, 86, frameBottom(NIGHT_MACHINE));
  draw('frame-left', 46, 530, frameSide(NIGHT_MACHINE, 'left'));
  draw('frame-right', 46, 530, frameSide(NIGHT_MACHINE, 'right'));
  draw('title', 400, 84, signWord('HALLOWEEN', 'creepster', 78, '#1E0438'));
  draw('badge', 110, 110, badge());
  drawControls(draw, COLOURS);
  draw('light/cell-light', 120, 120, cellLight('#FFF3C4', '#FFB02E'));
  draw('light/tease-light', 96, 320, teaseLight(96, 320, '#FFC04A'));
  for (const [name, symbol] of Object.entries(HALLOWEEN_SYMBOLS)) {
    draw(`symbol-${name}`, SYMBOL.width, SYMBOL.height, symbol);
    await writeBlur(`halloween-slots/blur-${name}`, symbol, SYMBOL, CELL, GROUNDS['halloween-slots']);
  }
}
