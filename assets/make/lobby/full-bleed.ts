/**
 * Renders pictures whose outlined symbols reach the edge. The renderer drops the lighting of a filter that the canvas
 * cuts off, so such a picture is drawn with a margin on all sides, which is then cropped.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { document } from '../../pipeline/drawing/svg.ts';
import { ASSETS } from '../kit/where.ts';
import { rasterise } from '../kit/write.ts';

const MARGIN = 90;

/** A picture of `width` by `height` units; its drawing may extend past its edges. */
export interface FullBleed {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
}

/**
 * Returns a picture as WebP, `pixels` wide, in the first of `qualities` (0..100) that fits in `budget` bytes, or in the
 * last quality if none fits.
 */
export async function fullBleedWebp(
  picture: FullBleed,
  pixels: number,
  qualities: readonly number[],
  budget = Infinity,
): Promise<Buffer> {
  const { width, height, defs, body } = picture;
  const scale = pixels / width;
  const wide = width + MARGIN * 2;
  const svg = document(
    wide,
    height + MARGIN * 2,
    defs,
    `<g transform="translate(${MARGIN} ${MARGIN})">${body}</g>`,
  );
  const drawn = rasterise(svg, Math.round(wide * scale));
  const cut = { left: Math.round(MARGIN * scale), top: Math.round(MARGIN * scale) };
  const trimmed = sharp(drawn).extract({ ...cut, width: pixels, height: Math.round(height * scale) });
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await trimmed.clone().webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer();
    if (smallest.length <= budget) break;
  }
  return smallest;
}

/** Writes assets/`name`.webp, `pixels` wide, encoded by `fullBleedWebp`. */
export async function writeFullBleed(
  name: string,
  ...packing: Parameters<typeof fullBleedWebp>
): Promise<void> {
  const file = join(ASSETS, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await fullBleedWebp(...packing));
}
