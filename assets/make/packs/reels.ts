/** Draws the reel games in a pack: their machines and their backgrounds. */
import { CELL as FAIR_CELL } from '../scene/halloween-slots.ts';
import {
  frameBottom,
  frameSide,
  frameTop,
  type MachineStyle,
  signWord as fairSign,
} from '../scene/halloween-machine.ts';
import { SYMBOL as FAIR_SYMBOL } from '../scene/halloween-symbols.ts';
import { backdrop } from '../scene/night.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from '../scene/picture.ts';
import { GROUNDS } from '../../check/reel-flash.ts';
import { writeBlur } from '../scene/reel-blur.ts';
import { drawThemedControls, type Draw, type ReelColours, reelBack, reelShade } from '../scene/reel-kit.ts';
import { CELL as SHACK_CELL } from '../scene/slotshack.ts';
import { type DuskStyle, ground, palms } from '../scene/slotshack-dusk.ts';
import { counter, post, roof, signWord as shackSign } from '../scene/slotshack-store.ts';
import { SYMBOL as SHACK_SYMBOL } from '../scene/slotshack-symbols.ts';
import type { Stop } from '../../pipeline/drawing/svg.ts';
import type { Theme } from '../scene/theme.ts';

type Name = 'christmas' | 'sinulog';

/** Style shared by both reel games of a pack: the colours of controls and text, and the colour of the drums' edge. */
interface ReelStyle {
  readonly colours: ReelColours;
  readonly drumEdge: string;
  /** Symbols that the pack draws in its own way, by picture name: the same objects in festive form. */
  readonly symbols: Readonly<Record<string, Drawing>>;
}

/** Style of the five-reel game (the night fair) in a pack. */
export interface FairStyle extends ReelStyle {
  readonly machine: MachineStyle;
  readonly sign: string;
  readonly signSize: number;
  /**
   * Gradient of the free spins' sky, from its centre to its corners. `freeMoon` is the drawing in that sky, 180 design
   * pixels square.
   */
  readonly freeSky: readonly Stop[];
  readonly freeMoon: Drawing;
  /** The town or fair behind the sign, 480 by 200 design pixels. */
  readonly skyline: Drawing;
  /** The drawing of the ground in front, 360 by 200 design pixels. */
  readonly front: Drawing;
}

/**
 * Style of the three-reel game (the sari-sari store) in a pack; `onRoof`, `onPost` and `onCounter` are drawn over the
 * plain store.
 */
export interface StoreStyle extends ReelStyle {
  readonly dusk: DuskStyle;
  readonly plank: readonly [string, string, string];
  readonly onRoof: Drawing;
  readonly onPost: (side: 'left' | 'right') => Drawing;
  readonly onCounter: Drawing;
}

const both = (under: Drawing, over: Drawing): Drawing => ({
  defs: under.defs + over.defs,
  body: under.body + over.body,
});

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function drawFor({ into }: Theme, game: string): Draw {
  return (name, width, height, drawing) => picture(`${into}${game}/${name}`, width, height, drawing);
}

/** Draws the pictures that both reel games share; `paper` is the background of the reels. */
function drawReelsPack(draw: Draw, { colours, drumEdge }: ReelStyle, paper: string): void {
  draw('reel-back', 32, 128, reelBack(drumEdge, paper));
  draw('reel-shade', 32, 128, reelShade(colours.well[0]));
  drawThemedControls(draw, colours);
}

/** Draws the five-reel game (the night fair) in a pack. */
export async function drawFairPack(theme: Theme, name: Name, style: FairStyle): Promise<void> {
  const folder = `packs/${name}/halloween-slots` as const;
  const draw = drawFor(theme, 'halloween-slots');
  drawReelsPack(draw, style, hex(GROUNDS[folder]));
  draw('backdrop', 180, 320, backdrop(theme, 31, 0.3, 320));
  const { over } = theme.sky;
  const sky = { stops: style.freeSky, lights: theme.sky.lights, ...(over ? { over } : {}) };
  draw('moonlight', 180, 320, backdrop({ ...theme, sky }, 77, 0.14, 320));
  draw('moon', 180, 180, style.freeMoon);
  draw('fairground', 480, 200, style.skyline);
  draw('bunting', 720, 112, theme.garland());
  draw('ground', 360, 200, style.front);
  draw('frame-top', 720, 180, frameTop(style.machine));
  draw('frame-bottom', 720, 86, frameBottom(style.machine));
  draw('frame-left', 46, 530, frameSide(style.machine, 'left'));
  draw('frame-right', 46, 530, frameSide(style.machine, 'right'));
  draw('title', 400, 84, fairSign(style.sign, 'lilita-one', style.signSize, theme.ink));
  for (const [symbol, drawing] of Object.entries(style.symbols)) {
    draw(`symbol-${symbol}`, FAIR_SYMBOL.width, FAIR_SYMBOL.height, drawing);
    await writeBlur(`${folder}/blur-${symbol}`, drawing, FAIR_SYMBOL, FAIR_CELL, GROUNDS[folder]);
  }
}

/** Draws the three-reel game (the sari-sari store) in a pack. */
export async function drawStorePack(theme: Theme, name: Name, style: StoreStyle): Promise<void> {
  const folder = `packs/${name}/slotshack` as const;
  const draw = drawFor(theme, 'slotshack');
  drawReelsPack(draw, style, hex(GROUNDS[folder]));
  draw('backdrop', 180, 320, backdrop(theme, 52, 0.3, 320));
  draw('palms', 360, 210, palms(style.dusk));
  draw('ground', 360, 160, ground(style.dusk));
  draw('roof', 720, 240, both(roof(style.plank), style.onRoof));
  draw('post-left', 92, 580, both(post('left'), style.onPost('left')));
  draw('post-right', 92, 580, both(post('right'), style.onPost('right')));
  draw('counter', 720, 170, both(counter(), style.onCounter));
  draw('title', 400, 84, shackSign(theme.ink));
  for (const [symbol, drawing] of Object.entries(style.symbols)) {
    draw(`symbol-${symbol}`, SHACK_SYMBOL.width, SHACK_SYMBOL.height, drawing);
    await writeBlur(`${folder}/blur-${symbol}`, drawing, SHACK_SYMBOL, SHACK_CELL, GROUNDS[folder]);
  }
}
