import type { PictureSpec } from '../../../engine/definition.ts';
import { reelLightArt } from '../../../parts/reels/art.ts';
import type { Rect, ReelConfig, StaticPicture } from '../../../parts/reels/reel-config.ts';
import type { SlotRules } from '../../../parts/reels/outcome.ts';
import { TITLE_SYMBOL, titleArt, type TitleSymbol } from '../../../parts/reels/title-art.ts';

/**
 * The machine of the hall's reels: one cabinet for all reel games, with the art of the game title that is played. A
 * title supplies the pictures of title-art.ts; everything else belongs to the game (docs/architecture.md, How to add).
 */

/**
 * Size of the design, in design pixels. Essential parts lie between y 210 and 690, since a wide and low browser window
 * cuts off the sign with the game's title above and the machine's foot below.
 */
export const HALL_SIZE = { width: 720, height: 900 } as const;

/** Positions and sizes of the parts that all machines share, in design pixels. */
export const HALL = {
  sign: { x: 360, y: 108 },
  /** The name of the game title, on the sign. */
  title: { x: 360, y: 96 },
  base: { x: 360, y: 740 },
  winBar: { x: 360, y: 642, width: 560 },
  badge: { x: 636, y: 138 },
  /** The character of the game title, beside the foot of the machine. */
  hero: { x: 616, y: 786, width: 176, height: 176 },
  /**
   * Width of the rim around the window, and how far the rim's upper and lower pieces reach along the window's sides.
   */
  rim: 34,
  corner: 44,
  /** How far the rim overlaps the window's edge, so that no gap is visible between them. */
  lap: 3,
} as const;

/** Picture of each symbol, by its letter in the rules of the line, ways, tumble and hold reels. Symbol A pays most. */
export const HALL_SYMBOLS: Readonly<Record<string, TitleSymbol>> = {
  W: 'wild',
  A: 'a',
  B: 'b',
  C: 'c',
  D: 'd',
  E: 'e',
  F: 'f',
  G: 'g',
  S: 'scatter',
};

/** What is different in the machine of each game. */
export interface HallMachine {
  /** Area of all visible cells, in design pixels. */
  readonly window: Rect;
  readonly columns: number;
  readonly rows: number;
  /** Pictures of the symbols, by their letters in the rules. */
  readonly symbols: Readonly<Record<string, TitleSymbol>>;
  /** Whether the game has free spins. */
  readonly isFree: boolean;
  /** Whether a line marks the single payline. */
  readonly hasPayline?: boolean;
}

/** Returns the size of one cell, in design pixels. */
export const cellOf = ({ window, columns, rows }: HallMachine): { width: number; height: number } => ({
  width: window.width / columns,
  height: window.height / rows,
});

/** Returns the displayed size of a symbol: as large as its cell allows, without distortion. */
export function shownSymbol(machine: HallMachine): { width: number; height: number } {
  const cell = cellOf(machine);
  const scale = Math.min((cell.width - 2) / TITLE_SYMBOL.width, (cell.height - 2) / TITLE_SYMBOL.height);
  return {
    width: Math.floor(TITLE_SYMBOL.width * scale),
    height: Math.floor(TITLE_SYMBOL.height * scale),
  };
}

/** Returns the sizes of a machine's pictures, in design pixels. */
export function hallArt(machine: HallMachine): Record<string, PictureSpec> {
  const { window, symbols, isFree, hasPayline = false } = machine;
  const { rim, corner, lap } = HALL;
  const across = window.width + 2 * rim;
  return {
    ...reelLightArt,
    ...titleArt(Object.values(symbols)),
    'reel-back': { width: 32, height: 128, alpha: false },
    'reel-shade': { width: 32, height: 128 },
    divider: { width: 8, height: 128 },
    sign: { width: 560, height: 152 },
    base: { width: 660, height: 230 },
    'frame-top': { width: across, height: corner },
    'frame-bottom': { width: across, height: corner },
    'frame-left': { width: rim + lap, height: window.height - 2 * (corner - rim) },
    'frame-right': { width: rim + lap, height: window.height - 2 * (corner - rim) },
    ...(hasPayline ? { payline: { width: window.width + 24, height: 56 } } : {}),
    ...(isFree
      ? {
          /** Overlay over the backdrop during free spins. */
          'free-sky': { width: 180, height: 225 },
          'badge-2': { width: 104, height: 104 },
          'badge-3': { width: 104, height: 104 },
          'tease-light': { width: 96, height: 320, atlas: 'light' as const },
        }
      : {}),
  };
}

/** Returns the pictures in front of a machine's board, from back to front. */
export function hallFront({ window, hasPayline = false }: HallMachine): StaticPicture[] {
  const { rim, corner, lap } = HALL;
  const breadth = rim + lap;
  const x = window.x + window.width / 2;
  const y = window.y + window.height / 2;
  const side = window.height - 2 * (corner - rim);
  return [
    { name: 'base', ...HALL.base },
    { name: 'reel-shade', x, y, width: window.width, height: window.height },
    ...(hasPayline ? [{ name: 'payline', x, y }] : []),
    { name: 'frame-left', x: window.x - rim + breadth / 2, y, width: breadth, height: side },
    { name: 'frame-right', x: window.x + window.width + rim - breadth / 2, y, width: breadth, height: side },
    { name: 'frame-bottom', x, y: window.y + window.height + rim - corner / 2 },
    { name: 'frame-top', x, y: window.y - rim + corner / 2 },
    { name: 'sign', ...HALL.sign },
    { name: 'hero', ...HALL.hero },
  ];
}

/** Returns the pictures behind a machine's board, from back to front; the first is the backdrop. */
export function hallBehind({ window, columns }: HallMachine): StaticPicture[] {
  const x = window.x + window.width / 2;
  const y = window.y + window.height / 2;
  return [
    { name: 'backdrop', x: HALL_SIZE.width / 2, y: HALL_SIZE.height / 2 },
    { name: 'reel-back', x, y, width: window.width, height: window.height },
    ...Array.from({ length: columns - 1 }, (_, index) => ({
      name: 'divider',
      x: window.x + ((index + 1) * window.width) / columns,
      y,
      width: 8,
      height: window.height,
    })),
  ];
}

/** Creates the configuration of a reel game of the hall from its machine and its rules. */
export function hallConfig(
  machine: HallMachine,
  slot: SlotRules,
  { freeMultiplier }: { readonly freeMultiplier?: number } = {},
): ReelConfig {
  return {
    slot,
    size: HALL_SIZE,
    hasControls: false,
    winBar: HALL.winBar,
    symbols: machine.symbols,
    window: machine.window,
    symbol: shownSymbol(machine),
    teases: machine.isFree,
    jackpotFrom: Infinity,
    behind: hallBehind(machine),
    front: hallFront(machine),
    title: { name: 'title', ...HALL.title },
    ...(freeMultiplier === undefined
      ? {}
      : {
          free: {
            backdrop: 'free-sky',
            pieces: [],
            counter: HALL.title,
            badge: { name: `badge-${freeMultiplier}`, ...HALL.badge },
          },
        }),
  };
}
