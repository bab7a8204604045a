/** Makes a title's sheet: draws every picture, crops it to its box, and places it. */
import sharp from 'sharp';
import { TITLE_SYMBOL } from '../../../scenes/parts/reels/title-art.ts';
import type { ReelTitle } from '../../pipeline/reel-titles.ts';
import { sheetBoxes } from '../../pipeline/title-sheet.ts';
import { composeSheet, type PlacedPicture, sheetWebp } from '../../pipeline/titles.ts';
import { document } from '../../pipeline/drawing/svg.ts';
import { rasterise } from '../kit/write.ts';
import { type Drawing, pictureOf } from '../../pipeline/drawing/picture.ts';
import { smear } from '../scene/reel-blur.ts';
import { drawTitle } from './draw-title.ts';
import { WORLD } from './worlds.ts';

/** RGB colour behind the symbols in the shared machine; blurred symbols that are too bright over it are dimmed. */
const REEL_GROUND = [0x24, 0x12, 0x3a] as const;

/** WebP qualities of a sheet, 0..100; the first that fits the budget is used. */
const QUALITIES = [76, 66, 58, 50];
/** Maximum file size of a sheet, bytes. */
const BUDGET = 126_000;

/**
 * Margin around each picture while it is drawn, in design pixels, since the renderer cuts filters off at the edge of
 * the canvas.
 */
const MARGIN = 40;

/**
 * Size of the symbol from which a blurred copy is made, in design pixels: half the symbol's size, since the copies are
 * soft.
 */
const HALF = { width: TITLE_SYMBOL.width / 2, height: TITLE_SYMBOL.height / 2 } as const;

interface Sized {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the drawn pictures of a title by name, with their sizes in design pixels. Blurred copies of symbols are not
 * included.
 */
function drawingsOf(title: ReelTitle): Map<string, Sized> {
  const { backdrop, title: name, hero, symbols } = drawTitle(title);
  const drawings = new Map<string, Sized>([
    ['backdrop', { drawing: backdrop, ...WORLD }],
    ['title', { drawing: name, width: 400, height: 84 }],
    ['hero', { drawing: hero, width: 200, height: 200 }],
  ]);
  for (const [symbol, drawing] of symbols) drawings.set(`symbol-${symbol}`, { drawing, ...TITLE_SYMBOL });
  return drawings;
}

/** Returns a title's pictures as SVG, by name, in the sizes of an artist's files. */
export const titleSvgs = (title: ReelTitle): ReadonlyMap<string, string> =>
  new Map(
    [...drawingsOf(title)].map(([name, { drawing, width, height }]) => [
      name,
      pictureOf(width, height, drawing),
    ]),
  );

async function draw(
  { drawing, width, height }: Sized,
  pixels: { width: number; height: number },
): Promise<Buffer> {
  const scale = pixels.width / width;
  const margin = Math.round(MARGIN * scale);
  const svg = document(
    width + 2 * MARGIN,
    height + 2 * MARGIN,
    drawing.defs,
    `<g transform="translate(${MARGIN} ${MARGIN})">${drawing.body}</g>`,
  );
  return sharp(rasterise(svg, pixels.width + 2 * margin))
    .extract({ left: margin, top: margin, width: pixels.width, height: pixels.height })
    .png()
    .toBuffer();
}

async function twinOf(symbol: Buffer, { width, height }: PlacedPicture['box']): Promise<Buffer> {
  const half = sharp(symbol).resize(HALF.width, HALF.height).ensureAlpha().raw();
  const smeared = await smear(await half.toBuffer(), HALF, REEL_GROUND);
  return sharp(smeared).resize(width, height, { fit: 'fill' }).png().toBuffer();
}

/** Renders every picture of a title at the size of its box. */
export async function titlePictures(title: ReelTitle): Promise<ReadonlyMap<string, PlacedPicture>> {
  const boxes = sheetBoxes(title.isClassic);
  const placed = new Map<string, PlacedPicture>();
  for (const [name, sized] of drawingsOf(title)) {
    const box = boxes.get(name);
    if (!box) throw new Error(`There is no place for "${name}" on a title's sheet.`);
    const png = await draw(sized, box);
    placed.set(name, { box, png });
    const twinName = name.replace('symbol-', 'blur-');
    const twin = boxes.get(twinName);
    if (twin && twinName !== name) placed.set(twinName, { box: twin, png: await twinOf(png, twin) });
  }
  return placed;
}

/** Returns a title's sheet as WebP in the best quality that fits its budget. Throws if no quality fits. */
export async function titleSheet(title: ReelTitle): Promise<Buffer> {
  const pixels = await composeSheet([...(await titlePictures(title)).values()]);
  let weight = 0;
  for (const quality of QUALITIES) {
    const sheet = await sheetWebp(pixels, quality);
    weight = sheet.length;
    if (weight <= BUDGET) return sheet;
  }
  throw new Error(`The sheet of "${title.slug}" weighs ${weight} bytes.`);
}
