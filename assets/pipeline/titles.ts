/**
 * Packs the pictures of the reel titles. Each title has a generated sheet (assets/titles/<slug>/sheet.webp); files of
 * an artist beside the sheet replace single pictures on it.
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

/** Name of the folder of all titles, in the artists' folder and in the output folder. */
export const TITLES = 'titles';

/** Name of the generated sheet in a title's folder. */
export const TITLE_SHEET = 'sheet.webp';

/** All pictures that a title can have, with their sizes in design pixels. */
const DECLARED = titleArt([...TITLE_SYMBOLS, ...CLASSIC_SYMBOLS]);

/** WebP quality of a sheet with an artist's pictures, 0 to 100. */
const QUALITY = 90;

/** The files in a title's folder. */
export interface TitleFolder {
  readonly slug: string;
  readonly sheet: string;
  readonly boxes: ReadonlyMap<string, Box>;
  /** The artist's pictures, which replace those on the sheet. */
  readonly replaced: readonly Picture[];
  /** Path of the file with the names of the symbols; undefined if there is none. */
  readonly names: string | undefined;
}

/**
 * Returns the folders of all titles that have a sheet. Pictures with unknown names are ignored here; the check reports
 * them.
 */
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

/** Returns the paths of all files that a title is packed from. */
export const titleSources = ({ sheet, replaced, names }: TitleFolder): string[] => [
  sheet,
  ...(names === undefined ? [] : [names]),
  ...replaced.map(({ file }) => file),
];

/** A packed title: its entry in the manifest of titles, and its files by path below the titles' folder. */
export interface PackedTitle {
  readonly slug: string;
  readonly entry: { readonly art: { readonly sheets: readonly string[]; readonly scale: number } };
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** Names of the cached results that the title needs. */
  readonly kept: readonly string[];
}

/** Packs a title. Rejects with the name of a file that cannot be read. */
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

/** JSON of a title's sheet, with the names of its symbols. */
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

/** Returns the WebP file of a title's sheet: the generated one, unchanged or with an artist's pictures. */
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

/** Draws an artist's picture at the size of its place on the sheet. */
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

/** The pixels of a picture and the place of the same size on the sheet. */
export interface PlacedPicture {
  readonly box: Box;
  readonly png: Buffer;
}

/** Returns the RGBA pixels of a sheet with the given pictures, on the sheet `under` them or on transparency. */
export async function composeSheet(pictures: readonly PlacedPicture[], under?: Buffer): Promise<Buffer> {
  const ground = await groundOf(pictures, under);
  const laid = await Promise.all(
    pictures.map(async ({ box, png }) => {
      const isOpaque = (await sharp(png).stats()).isOpaque;
      // An opaque picture gets a border of repeated edge pixels, so that stretching it draws in no transparency.
      const edge = isOpaque ? APRON : 0;
      const input = await sharp(png)
        .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
        .toBuffer();
      return { input, left: box.x - edge, top: box.y - edge };
    }),
  );
  return sharp(ground, rawOf(SHEET)).composite(laid).raw().toBuffer();
}

/** Encodes the pixels of a sheet as WebP; `quality` is 0 to 100. */
export const sheetWebp = (pixels: Buffer, quality: number): Promise<Buffer> =>
  sharp(pixels, rawOf(SHEET)).webp({ quality, alphaQuality: 60, smartSubsample: true, effort: 4 }).toBuffer();

/**
 * Returns the RGBA pixels of the sheet `under` (default: transparent pixels), cleared where the pictures will be
 * placed.
 */
async function groundOf(pictures: readonly PlacedPicture[], under: Buffer | undefined): Promise<Buffer> {
  if (!under) return Buffer.alloc(SHEET.width * SHEET.height * 4);
  const ground = await sharp(under).ensureAlpha().raw().toBuffer();
  for (const { x, y, width, height } of pictures.map(({ box }) => box)) {
    for (let row = y; row < y + height; row++)
      ground.fill(0, (row * SHEET.width + x) * 4, (row * SHEET.width + x + width) * 4);
  }
  return ground;
}
