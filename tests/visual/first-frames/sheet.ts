/**
 * Draws the pictures that a page itself positions over the first frame: a row of equal cells, one file per art pack.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import type { PictureSpec } from '../../../scenes/engine/definition.ts';
import { compress } from './encode.ts';
import { DEFAULT, ROOT } from './inputs.ts';

/** Pixels of the file per design pixel of the scene; a phone with a pixel ratio of 2 shows 1.08. */
const SCALE = 1.2;

/** Layout of a sheet: the size that all cells have, in design pixels, and the names of the pictures in order. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  /** Anchor point of each picture: its offset from the left and top of the cell, in design pixels. */
  readonly anchors: readonly (readonly [number, number])[];
}

/** Returns the layout of a sheet with these pictures. */
export function sheetOf(art: ReadonlyMap<string, PictureSpec>): Sheet {
  const all = [...art.values()];
  const width = Math.max(...all.map((spec) => spec.width));
  const height = Math.max(...all.map((spec) => spec.height));
  return {
    width,
    height,
    names: [...art.keys()],
    anchors: all.map((spec) => [
      (width - spec.width) / 2 + spec.width * (spec.anchor?.x ?? 0.5),
      (height - spec.height) / 2 + spec.height * (spec.anchor?.y ?? 0.5),
    ]),
  };
}

/** Returns the path of a picture's art file: that of the pack, else the default one. Throws if there is none. */
function fileOf(scene: string, pack: string, name: string): string {
  const roots = pack === DEFAULT ? ['assets'] : [`assets/packs/${pack}`, 'assets'];
  const files = roots.flatMap((root) =>
    ['svg', 'png'].map((end) => join(ROOT, root, scene, `${name}.${end}`)),
  );
  const found = files.find(existsSync);
  if (found === undefined) throw new Error(`there is no ${scene}/${name}.svg or .png`);
  return found;
}

/** Returns the sheet of an art pack as a picture file. */
export async function drawSheet(
  scene: string,
  pack: string,
  sheet: Sheet,
  art: ReadonlyMap<string, PictureSpec>,
): Promise<Buffer> {
  const cell = { width: Math.round(sheet.width * SCALE), height: Math.round(sheet.height * SCALE) };
  const layers = await Promise.all(
    [...art].map(async ([name, spec], index) => {
      const file = fileOf(scene, pack, name);
      const width = Math.round(spec.width * SCALE);
      const height = Math.round(spec.height * SCALE);
      const source = file.endsWith('.svg')
        ? new Resvg(readFileSync(file, 'utf8'), {
            font: { loadSystemFonts: false },
            fitTo: { mode: 'width', value: width },
          })
            .render()
            .asPng()
        : readFileSync(file);
      return {
        input: await sharp(source).resize({ width, height, fit: 'fill' }).png().toBuffer(),
        left: index * cell.width + Math.round((cell.width - width) / 2),
        top: Math.round((cell.height - height) / 2),
      };
    }),
  );
  const png = await sharp({
    create: {
      width: cell.width * art.size,
      height: cell.height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(layers)
    .png()
    .toBuffer();
  return compress(sharp(png), cell.width * art.size);
}
