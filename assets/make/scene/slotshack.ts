/** Draws the sari-sari store: bamboo and nipa around three drums, goods on strings, dusk behind. */
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { GROUNDS } from '../../check/reel-flash.ts';
import { writeBlur } from './reel-blur.ts';
import { cellLight, drawControls, type ReelColours, reelBack, reelShade } from './reel-kit.ts';
import { DUSK, dusk, ground, palms } from './slotshack-dusk.ts';
import { counter, divider, payline, post, RED_PLANK, roof, signWord } from './slotshack-store.ts';
import { SHACK_SYMBOLS, SYMBOL } from './slotshack-symbols.ts';

const COLOURS: ReelColours = {
  dome: ['#D8FFB0', '#5FD24A', '#1F9A3A', '#07501E'],
  well: ['#1E0A04', '#3A1608', '#5A2A10'],
};
const DRUM = { edge: '#221204', middle: '#42260E' } as const;
/** Size of one symbol's place on a reel, in design pixels. */
export const CELL = { width: 184, height: 180 } as const;

/** Draws all pictures of the sari-sari store; the blurred copies are made from the symbols. */
export async function drawSlotshack(): Promise<void> {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`slotshack/${name}`, width, height, drawing);
  draw('backdrop', 180, 320, dusk());
  draw('palms', 360, 210, palms(DUSK));
  draw('ground', 360, 160, ground(DUSK));
  draw('reel-back', 32, 128, reelBack(DRUM.edge, DRUM.middle));
  draw('reel-shade', 32, 128, reelShade('#140600'));
  draw('divider', 14, 128, divider());
  draw('payline', 640, 56, payline());
  draw('post-left', 92, 580, post('left'));
  draw('post-right', 92, 580, post('right'));
  draw('counter', 720, 170, counter());
  draw('roof', 720, 240, roof(RED_PLANK));
  draw('title', 400, 84, signWord('#3A0408'));
  drawControls(draw, COLOURS);
  draw('light/cell-light', 120, 120, cellLight('#FFF3C4', '#FFB02E'));
  for (const [name, symbol] of Object.entries(SHACK_SYMBOLS)) {
    draw(`symbol-${name}`, SYMBOL.width, SYMBOL.height, symbol);
    await writeBlur(`slotshack/blur-${name}`, symbol, SYMBOL, CELL, GROUNDS.slotshack);
  }
}
