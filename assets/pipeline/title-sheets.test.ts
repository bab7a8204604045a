// Reads: assets/titles
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artFolders } from './folders.ts';
import { type ReelTitle, reelTitles } from './reel-titles.ts';
import { readSymbolNames, SYMBOL_NAMES } from './symbol-names.ts';
import { type Box, sheetBoxes } from './title-sheet.ts';
import { TITLE_SHEET, TITLES } from './titles.ts';

/** Maximum size of one title's sheet, which a phone loads, and of all sheets together, bytes. */
const HEAVIEST = 130 * 1024;
const ALL = 16 * 2 ** 20;

const sheetOf = ({ slug }: ReelTitle): string => join(artFolders.assets, TITLES, slug, TITLE_SHEET);

describe('symbol names', () => {
  it.each(reelTitles.filter(({ isClassic }) => !isClassic))(
    'of $slug exist in both languages and are all different',
    ({ slug }) => {
      const names = readSymbolNames(join(artFolders.assets, TITLES, slug, SYMBOL_NAMES));
      expect(Object.keys(names ?? {})).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      for (const locale of ['en', 'fil'] as const)
        expect(new Set(Object.values(names ?? {}).map((name) => name[locale])).size).toBe(7);
    },
  );
});

describe('title sheets', () => {
  it('are not larger than the size limits for one sheet and for all sheets together', () => {
    const sizes = reelTitles.map((title) => statSync(sheetOf(title)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(HEAVIEST);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ALL);
  });

  it.each(reelTitles)(
    'of $slug contain every picture completely, and symbols that also differ in grey',
    async (title) => {
      const sheet = await readSheet(sheetOf(title));
      const boxes = sheetBoxes(title.isClassic);
      for (const [name, box] of boxes) {
        const { most, edge } = alphaOf(sheet, box);
        expect(most, `${name} is not empty`).toBeGreaterThan(name.startsWith('blur-') ? 20 : 250);
        if (name !== 'backdrop') expect(edge, `${name} is not cut`).toBeLessThan(CUT);
      }
      const symbols = await Promise.all(
        [...boxes]
          .filter(([name]) => name.startsWith('symbol-'))
          .map(async ([name, box]) => ({ name, grey: await greyOf(sheet, box) })),
      );
      for (const [place, one] of symbols.entries()) {
        for (const other of symbols.slice(place + 1))
          expect(differenceOf(one.grey, other.grey), `${one.name} and ${other.name}`).toBeGreaterThan(ALIKE);
      }
    },
  );
});

/** Maximum number of opaque pixels on the edge of a box: a ray may touch the edge, but a whole side may not. */
const CUT = 12;
const SOLID = 100;
/** Smallest mean difference of two symbols in grey, 0 to 255, that a player sees at once. */
const ALIKE = 8;
/** Size to which symbols are reduced for the comparison, pixels. */
const GLANCE = { width: 30, height: 28 };

/** Pixels of a sheet, four bytes for each. */
interface SheetPixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function readSheet(file: string): Promise<SheetPixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the highest alpha in a box, and the number of opaque pixels on its edge. */
function alphaOf({ data, width: across }: SheetPixels, box: Box): { most: number; edge: number } {
  let most = 0;
  let edge = 0;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const alpha = data[((box.y + y) * across + box.x + x) * 4 + 3] ?? 0;
      most = Math.max(most, alpha);
      const isEdge = y === 0 || y === box.height - 1 || x === 0 || x === box.width - 1;
      if (isEdge && alpha > SOLID) edge += 1;
    }
  }
  return { most, edge };
}

/** Draws a symbol in grey on the dark background of a reel. */
async function greyOf({ data, width, height }: SheetPixels, box: Box): Promise<Buffer> {
  const flat = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .flatten({ background: '#24123a' })
    .raw()
    .toBuffer();
  return sharp(flat, { raw: { width: box.width, height: box.height, channels: 3 } })
    .resize(GLANCE.width, GLANCE.height)
    .greyscale()
    .raw()
    .toBuffer();
}

const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
