/** Places of a title's pictures on its sheet; all titles with the same symbols have the same places. */
import { CLASSIC_SYMBOLS, TITLE_SYMBOLS } from '../../scenes/parts/reels/title-art.ts';
import { APRON } from './rasterise.ts';

/** A rectangle on the sheet, in pixels from its top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels on the sheet for each design pixel of symbols, lettering and main figure; blurred pictures have fewer. */
export const SHEET_SCALE = 1.125;

/** Size of a title's sheet, pixels. */
export const SHEET = { width: 1140, height: 713 } as const;

const SYMBOL = { width: 198, height: 189 } as const;
const BLUR = { width: 55, height: 79 } as const;
/** Distance between the left or top edges of neighbouring symbols, pixels; it leaves space between them. */
const STEP = { x: 202, y: 193 } as const;
const BLUR_STEP = { x: 58, y: 82 } as const;

/**
 * Layout of a sheet: the backdrop at the left, two rows of three symbols and the lettering beside it, and the last four
 * pictures in a row at the bottom.
 */
const WORLD: Box = { x: 2 + APRON, y: 2 + APRON, width: 288, height: 512 };
const LETTERING: Box = { x: 298, y: 389, width: 450, height: 95 };
const HERO: Box = { x: 906, y: 2, width: 225, height: 225 };

function symbolBox(place: number): Box {
  return place < 6
    ? { x: 298 + (place % 3) * STEP.x, y: 2 + Math.floor(place / 3) * STEP.y, ...SYMBOL }
    : { x: 2 + (place - 6) * STEP.x, y: 522, ...SYMBOL };
}

const blurBox = (place: number): Box => ({
  x: 906 + (place % 4) * BLUR_STEP.x,
  y: 231 + Math.floor(place / 4) * BLUR_STEP.y,
  ...BLUR,
});

/** Returns the places of a title's pictures on its sheet, by name of the picture. */
export function sheetBoxes(isClassic: boolean): ReadonlyMap<string, Box> {
  const boxes = new Map([
    ['backdrop', WORLD],
    ['title', LETTERING],
    ['hero', HERO],
  ]);
  for (const [place, name] of (isClassic ? CLASSIC_SYMBOLS : TITLE_SYMBOLS).entries()) {
    boxes.set(`symbol-${name}`, symbolBox(place));
    boxes.set(`blur-${name}`, blurBox(place));
  }
  return boxes;
}
