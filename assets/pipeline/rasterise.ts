/** Turns an artist's picture into pixels of the size that a sheet needs. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Picture } from './bundles.ts';

/** Sources hold this many pixels for a design pixel. */
const SOURCE_SCALE = 2;
/** Pixels of its own edge that an opaque picture is given on every side. */
export const APRON = 2;

/** Pixels of one picture, ready to pack. */
export interface Raster {
  readonly name: string;
  readonly png: Buffer;
  /** Size of all that shows, pixels; the packer cuts off the rest. */
  readonly trimmedWidth: number;
  readonly trimmedHeight: number;
  /** True when the png carries an apron: a copy of its edge, so that stretching it draws in no transparency. */
  readonly apron: boolean;
}

function fromSvg(file: string, scale: number): Buffer {
  const svg = readFileSync(file, 'utf8');
  if (/<text[\s>]|<script|<image[^>]+href="(?!data:)/.test(svg)) {
    throw new Error(
      'it has live text, a script or a link to another file; turn text into paths and embed pictures',
    );
  }
  const options = { font: { loadSystemFonts: false } };
  const drawing = new Resvg(svg, options);
  const width = Math.max(1, Math.round((drawing.width * scale) / SOURCE_SCALE));
  const image = new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render();
  return image.asPng();
}

async function fromPng(file: string, scale: number): Promise<Buffer> {
  const { width } = await sharp(file).metadata();
  return sharp(file)
    .ensureAlpha()
    .resize({ width: Math.max(1, Math.round((width * scale) / SOURCE_SCALE)) })
    .png()
    .toBuffer();
}

interface Extent {
  /** True when every pixel of the edge is opaque. */
  readonly opaqueEdge: boolean;
  /** The box of all that shows. */
  readonly width: number;
  readonly height: number;
}

async function extentOf(png: Buffer): Promise<Extent> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, -1, info.height, -1];
  let opaqueEdge = true;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const alpha = data[y * info.width + x] ?? 0;
      const atEdge = x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1;
      if (atEdge && alpha < 255) opaqueEdge = false;
      if (alpha === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) throw new Error('there is nothing in it');
  return { opaqueEdge, width: right - left + 1, height: bottom - top + 1 };
}

/** Pixels of one picture at `scale` pixels for a design pixel. Throws with the file's name when it cannot be drawn. */
export async function rasterise({ name, file }: Picture, scale: number): Promise<Raster> {
  try {
    const plain = file.endsWith('.svg') ? fromSvg(file, scale) : await fromPng(file, scale);
    const extent = await extentOf(plain);
    const apron = extent.opaqueEdge;
    const sides = { top: APRON, bottom: APRON, left: APRON, right: APRON };
    const png = apron
      ? await sharp(plain)
          .extend({ ...sides, extendWith: 'copy' })
          .png()
          .toBuffer()
      : plain;
    const added = apron ? 2 * APRON : 0;
    return { name, png, apron, trimmedWidth: extent.width + added, trimmedHeight: extent.height + added };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
