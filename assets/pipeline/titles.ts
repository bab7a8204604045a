/**
 * Packs what the reel titles bring: for each the sheet that was made for it (assets/titles/<slug>/sheet.webp), with the
 * pictures that an artist has put beside it in their places.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { CLASSIC_SYMBOLS, TITLE_SYMBOLS, titleArt } from '../../scenes/parts/reels/title-art.ts';
import { foldersIn, namesIn, type Picture } from './bundles.ts';
import type { SheetJson } from './pack-sheets.ts';
import { readSymbolNames, SYMBOL_NAMES, type SymbolNames } from './symbol-names.ts';
import { rawOf } from './pixels.ts';
import { APRON, rasterise } from './rasterise.ts';
import { reelTitles } from './reel-titles.ts';
import { hashOf, type Store } from './store.ts';
import { type Box, SHEET, SHEET_SCALE, sheetBoxes } from './title-sheet.ts';

/** The folder of the titles, of the artists' room and of what is packed. */
export const TITLES = 'titles';

/** The made sheet of a title, in its folder. */
export const TITLE_SHEET = 'sheet.webp';

/** Every picture that a title can have, with its size in design pixels. */
const DECLARED = titleArt([...TITLE_SYMBOLS, ...CLASSIC_SYMBOLS]);

/** Quality of a sheet that was put together anew, 0..100. */
const QUALITY = 90;

/** A title's folder in the artists' room. */
export interface TitleFolder {
  readonly slug: string;
  readonly sheet: string;
  readonly boxes: ReadonlyMap<string, Box>;
  /** Pictures that stand in the place of those of the sheet. */
  readonly replaced: readonly Picture[];
  /** The file with what its symbols are called; undefined where there is none. */
  readonly names: string | undefined;
}

/** The folders of all titles that have a sheet; a picture of an unknown name is left to the check. */
export function findTitles(assets: string): TitleFolder[] {
  const folders = new Set(foldersIn(join(assets, TITLES)));
  return reelTitles.flatMap(({ slug, isClassic }) => {
    const folder = join(assets, TITLES, slug);
    const sheet = join(folder, TITLE_SHEET);
    if (!folders.has(slug) || !existsSync(sheet)) return [];
    const boxes = sheetBoxes(isClassic);
    const replaced = namesIn(folder)
      .filter((file) => ['.svg', '.png'].includes(extname(file)))
      .map((file) => ({ name: basename(file, extname(file)), file: join(folder, file) }))
      .filter(({ name }) => boxes.has(name));
    const names = join(folder, SYMBOL_NAMES);
    return [{ slug, sheet, boxes, replaced, names: existsSync(names) ? names : undefined }];
  });
}

/** The files that a title is packed from. */
export const titleSources = ({ sheet, replaced, names }: TitleFolder): string[] => [
  sheet,
  ...(names === undefined ? [] : [names]),
  ...replaced.map(({ file }) => file),
];

/** A title as packed: its entry in the list of all, and its files by path below the titles' folder. */
export interface PackedTitle {
  readonly slug: string;
  readonly entry: { readonly art: { readonly sheets: readonly string[]; readonly scale: number } };
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** Names of the slow results that it is made of. */
  readonly kept: readonly string[];
}

/** Packs a title. Rejects with the file's name when one cannot be read. */
export async function packTitle(title: TitleFolder, results: Store): Promise<PackedTitle> {
  const { slug, boxes } = title;
  const { store, used } = results.track();
  const webp = await sheetOf(title, store);
  const image = `sheet-${hashOf(webp)}.webp`;
  const names = title.names === undefined ? undefined : readSymbolNames(title.names);
  const text = JSON.stringify(jsonOf(boxes, image, names));
  const list = `${slug}/sheet-${hashOf(text)}.json`;
  return {
    slug,
    entry: { art: { sheets: [list], scale: SHEET_SCALE } },
    files: new Map<string, string | Buffer>([
      [`${slug}/${image}`, webp],
      [list, text],
    ]),
    kept: [...used],
  };
}

/** A title's list of pictures, with what players call its symbols. */
interface TitleJson extends SheetJson {
  readonly meta: SheetJson['meta'] & { readonly names?: SymbolNames };
}

function jsonOf(boxes: ReadonlyMap<string, Box>, image: string, names: SymbolNames | undefined): TitleJson {
  const frames = [...boxes].map(([name, { x, y, width: w, height: h }]) => {
    const frame = {
      frame: { x, y, w, h },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, w, h },
      sourceSize: { w, h },
    };
    return [name, frame] as const;
  });
  return {
    frames: Object.fromEntries(frames),
    meta: {
      image,
      format: 'RGBA8888',
      size: { w: SHEET.width, h: SHEET.height },
      scale: String(SHEET_SCALE),
      ...(names && { names }),
    },
  };
}

/** The made sheet as it is, or with an artist's pictures in it. */
async function sheetOf({ sheet, boxes, replaced }: TitleFolder, store: Store): Promise<Buffer> {
  const made = readFileSync(sheet);
  if (replaced.length === 0) return made;
  const key = `title ${hashOf(made, ...replaced.flatMap(({ name, file }) => [name, readFileSync(file)]))}`;
  const { bytes } = await store.get(key, async () => {
    const pictures = await Promise.all(
      replaced.map(async (picture) => {
        const box = boxes.get(picture.name);
        return box ? { box, png: await drawInto(picture, box, store) } : undefined;
      }),
    );
    const pixels = await composeSheet(
      pictures.flatMap((one) => one ?? []),
      made,
    );
    return { facts: null, bytes: await sheetWebp(pixels, QUALITY) };
  });
  return bytes;
}

/** A picture drawn into its box. */
async function drawInto(picture: Picture, { width, height }: Box, store: Store): Promise<Buffer> {
  const scale = width / (DECLARED[picture.name]?.width ?? width);
  const { cut, pixels, apron, ...size } = await rasterise(picture, scale, store);
  const inner = apron ? APRON : 0;
  const whole = await sharp(pixels, rawOf(cut))
    .extend({
      left: cut.left,
      top: cut.top,
      right: size.width - cut.left - cut.width,
      bottom: size.height - cut.top - cut.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  return sharp(whole, rawOf(size))
    .extract({ left: inner, top: inner, width: size.width - 2 * inner, height: size.height - 2 * inner })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
}

/** A picture of the size of its box. */
export interface PlacedPicture {
  readonly box: Box;
  readonly png: Buffer;
}

/** The pixels of a sheet (RGBA) with these pictures in it, on nothing or on another sheet. */
export async function composeSheet(pictures: readonly PlacedPicture[], under?: Buffer): Promise<Buffer> {
  const ground = await groundOf(pictures, under);
  const laid = await Promise.all(
    pictures.map(async ({ box, png }) => {
      const isOpaque = (await sharp(png).stats()).isOpaque;
      // Stretched, an opaque picture must not draw in what is not there beside it.
      const edge = isOpaque ? APRON : 0;
      const input = await sharp(png)
        .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
        .toBuffer();
      return { input, left: box.x - edge, top: box.y - edge };
    }),
  );
  return sharp(ground, rawOf(SHEET)).composite(laid).raw().toBuffer();
}

/** Bytes of a sheet's pixels at a quality of 0..100. */
export const sheetWebp = (pixels: Buffer, quality: number): Promise<Buffer> =>
  sharp(pixels, rawOf(SHEET)).webp({ quality, alphaQuality: 60, smartSubsample: true, effort: 4 }).toBuffer();

/** The sheet that pictures are laid on, RGBA, with nothing where they will lie. */
async function groundOf(pictures: readonly PlacedPicture[], under: Buffer | undefined): Promise<Buffer> {
  if (!under) return Buffer.alloc(SHEET.width * SHEET.height * 4);
  const ground = await sharp(under).ensureAlpha().raw().toBuffer();
  for (const { x, y, width, height } of pictures.map(({ box }) => box)) {
    for (let row = y; row < y + height; row++)
      ground.fill(0, (row * SHEET.width + x) * 4, (row * SHEET.width + x + width) * 4);
  }
  return ground;
}
