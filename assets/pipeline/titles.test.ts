// Reads: assets
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildArt, type Folders } from './build-art.ts';
import { rawOf } from './pixels.ts';
import type { SheetJson } from './pack-sheets.ts';
import { SHEET, SHEET_SCALE, sheetBoxes } from './title-sheet.ts';

const SLUG = 'kalabaw-cash';

let root = '';
let folders: Folders;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'titles-'));
  folders = { assets: join(root, 'assets'), output: join(root, 'out'), cache: join(root, 'cache') };
  mkdirSync(join(folders.assets, 'titles', SLUG), { recursive: true });
  const pixels = Buffer.alloc(SHEET.width * SHEET.height * 4, 0xff);
  writeFileSync(fileOf('sheet.webp'), await sharp(pixels, rawOf(SHEET)).webp({ lossless: true }).toBuffer());
});
afterEach(() => rmSync(root, { recursive: true }));

const fileOf = (name: string): string => join(folders.assets, 'titles', SLUG, name);

const packed = (): { readonly json: SheetJson; readonly picture: string } => {
  const folder = join(folders.output, 'titles');
  const list = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { art: { sheets: string[] } }
  >;
  const json = JSON.parse(readFileSync(join(folder, list[SLUG]?.art.sheets[0] ?? ''), 'utf8')) as SheetJson;
  return { json, picture: join(folder, SLUG, json.meta.image) };
};

/** Returns the RGBA values of the pixel in the middle of a picture on the packed sheet. */
async function middleOf(name: string): Promise<number[]> {
  const { json, picture } = packed();
  const frame = json.frames[name]?.frame;
  if (!frame) throw new Error(`no picture "${name}"`);
  const { x, y, w, h } = frame;
  const data = await sharp(picture)
    .ensureAlpha()
    .extract({ left: x + Math.round(w / 2), top: y + Math.round(h / 2), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...data];
}

it('buildArt packs the generated sheet of a title unchanged, with the places of all its pictures', async () => {
  await buildArt(folders);
  const { json, picture } = packed();
  expect(readFileSync(picture)).toEqual(readFileSync(fileOf('sheet.webp')));
  expect(json.frames['symbol-a']?.sourceSize).toEqual({ w: 176 * SHEET_SCALE, h: 168 * SHEET_SCALE });
  expect(Object.keys(json.frames)).toEqual([...sheetBoxes(false).keys()]);
});

it("buildArt shows an artist's file instead of the generated picture until that file is removed", async () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="352" height="336"><circle cx="176" cy="168" r="90" fill="#f00"/></svg>';
  writeFileSync(fileOf('symbol-b.svg'), red);
  expect((await buildArt(folders)).changed).toEqual([{ bundle: `titles/${SLUG}` }]);
  const [r = 0, g = 0, b = 0, alpha = 0] = await middleOf('symbol-b');
  expect([r > 240, g < 20, b < 20, alpha]).toEqual([true, true, true, 255]);
  expect(await middleOf('symbol-a')).toEqual([255, 255, 255, 255]);

  const before = packed().picture;
  rmSync(fileOf('symbol-b.svg'));
  await buildArt(folders);
  expect(readFileSync(packed().picture)).toEqual(readFileSync(fileOf('sheet.webp')));
  expect(existsSync(before)).toBe(false);
});

it('buildArt packs changed names of symbols, and leaves them out if names.json is not valid', async () => {
  await buildArt(folders);
  expect(packed().json.meta).not.toHaveProperty('names');
  const names = { a: { en: 'Crown', fil: 'Korona' } };
  writeFileSync(fileOf('names.json'), JSON.stringify(names));
  expect((await buildArt(folders)).changed).toEqual([{ bundle: `titles/${SLUG}` }]);
  expect(packed().json.meta).toMatchObject({ names });
  writeFileSync(fileOf('names.json'), '{ "a": "Crown" }');
  await buildArt(folders);
  expect(packed().json.meta).not.toHaveProperty('names');
});

it("buildArt rejects with the name of a title's picture that cannot be read", async () => {
  writeFileSync(fileOf('symbol-b.png'), 'no picture');
  await expect(buildArt(folders)).rejects.toThrow('symbol-b.png');
});

it('sheetBoxes places all pictures of a title within the sheet and at least two pixels apart', () => {
  for (const isClassic of [true, false]) {
    const boxes = [...sheetBoxes(isClassic)];
    for (const [name, { x, y, width, height }] of boxes) {
      expect(x >= 0 && y >= 0 && x + width <= SHEET.width && y + height <= SHEET.height, name).toBe(true);
      const others = boxes.filter(([other]) => other !== name);
      const near = others.filter(
        ([, box]) =>
          box.x < x + width + 2 &&
          x < box.x + box.width + 2 &&
          box.y < y + height + 2 &&
          y < box.y + box.height + 2,
      );
      expect(
        near.map(([other]) => other),
        name,
      ).toEqual([]);
    }
  }
});
