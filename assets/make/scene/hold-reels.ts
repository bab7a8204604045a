/** Draws the machine of the hold-and-respin reels and the names of its jackpots. Symbols belong to each title. */
import { metalText } from '../kit/metal.ts';
import { boardFrame, boardGlass, goldWord } from './board-machine.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { cellLight } from './reel-kit.ts';
import type { Theme } from './theme.ts';

const [WIDTH, HEIGHT] = [708, 500];
const WINDOW = { x: 24, y: 70, width: 660, height: 366 } as const;
/** Panels of the four jackpots from left to right: x, in design pixels, and enamel colour. */
const PLATES = [
  { x: 26, tone: '#C4143C' },
  { x: 192, tone: '#7D1FD6' },
  { x: 358, tone: '#1468E0' },
  { x: 524, tone: '#0E8A3E' },
] as const;
const NAMES = { grand: '#7A0420', major: '#3C0A78', minor: '#08306E', mini: '#04481E' } as const;

/** Draws a jackpot's name, 120 by 40 design pixels, for its panel and for coins. */
function nameOf(name: string, ink: string): Drawing {
  return metalText('name', name.toUpperCase(), {
    font: 'lilita-one',
    size: 34,
    x: 60,
    y: 32,
    tracking: 1.4,
    outline: 8,
    depth: 2.4,
    ink,
  });
}

/** Draws all pictures of the hold-and-respin reels except symbols. */
export function drawHoldReels(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}hold-reels/${name}`, width, height, drawing);
  const shape = {
    width: WIDTH,
    height: HEIGHT,
    window: WINDOW,
    columns: 5,
    rows: 3,
    wells: [
      ...PLATES.map((plate) => ({ ...plate, y: 12, width: 158, height: 46 })),
      { x: 22, y: 446, width: 160, height: 46 },
      { x: 189, y: 446, width: 330, height: 46 },
      { x: 526, y: 446, width: 160, height: 46 },
    ],
  };
  draw('machine', WIDTH, HEIGHT, boardFrame(theme, shape));
  draw('glass', 672, 378, boardGlass({ ...shape, window: { ...WINDOW, x: 6, y: 6 } }));
  draw('word-respin', 560, 92, goldWord('HOLD & RESPIN', 560, 92, 66));
  for (const [name, ink] of Object.entries(NAMES)) draw(`name-${name}`, 120, 40, nameOf(name, ink));
  draw('light/cell-light', 120, 120, cellLight('#FFF3C4', '#FFB02E'));
}
