/** A title's sheet: every picture drawn, cut to its box and laid in its place. */
import sharp from 'sharp';
import { TITLE_SYMBOL } from '../../../scenes/parts/reels/title-art.ts';
import type { ReelTitle } from '../../pipeline/reel-titles.ts';
import { sheetBoxes } from '../../pipeline/title-sheet.ts';
import { composeSheet, type PlacedPicture, sheetWebp } from '../../pipeline/titles.ts';
import { document } from '../kit/svg.ts';
import { rasterise } from '../kit/write.ts';
import { type Drawing, pictureOf } from '../scene/picture.ts';
import { smear } from '../scene/reel-blur.ts';
import { drawTitle } from './draw-title.ts';
import { WORLD } from './worlds.ts';

/** Colour under the symbols of the shared machine: what is brighter on it than a blurred reel may be is made quieter. */
const REEL_GROUND = [0x24, 0x12, 0x3a] as const;

/** Qualities of a sheet, 0..100: the best that fits is taken. */
const QUALITIES = [76, 66, 58, 50];
/** A sheet may weigh so many bytes. */
const BUDGET = 126_000;

/** Filters are cut off at the edge of what is drawn: each picture is drawn with room round it, dpx. */
const MARGIN = 40;

/** A twin is all soft: it is smeared from a symbol of half its size. */
const HALF = { width: TITLE_SYMBOL.width / 2, height: TITLE_SYMBOL.height / 2 } as const;

interface Sized {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

/** The drawn pictures of a title by name, with their sizes in dpx; the twins are smeared from the symbols. */
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

/** A title's pictures as SVG by name, in the size that an artist's files have. */
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

/** Every picture of a title at the size of its box. */
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

/** Bytes of a title's sheet: WebP of the best quality that fits its budget. */
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
