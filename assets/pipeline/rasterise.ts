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
  readonly width: number;
  readonly height: number;
  /** True when the png carries an apron: a copy of its edge, so that stretching it draws in no transparency. */
  readonly apron: boolean;
}

function fromSvg(file: string, scale: number): Buffer {
  const svg = readFileSync(file, 'utf8');
  if (/<text[\s>]|<script|<image[^>]+href="(?!data:)/.test(svg)) {
    throw new Error('it has live text, a script or a link to another file; turn text into paths and embed pictures');
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

async function isOpaqueAtEdge(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opaque = (x: number, y: number): boolean => (data[y * width + x] ?? 0) === 255;
  for (let x = 0; x < width; x += 1) if (!opaque(x, 0) || !opaque(x, height - 1)) return false;
  for (let y = 0; y < height; y += 1) if (!opaque(0, y) || !opaque(width - 1, y)) return false;
  return true;
}

/** Pixels of one picture at `scale` pixels for a design pixel. Throws with the file's name when it cannot be drawn. */
export async function rasterise({ name, file }: Picture, scale: number): Promise<Raster> {
  try {
    const plain = file.endsWith('.svg') ? fromSvg(file, scale) : await fromPng(file, scale);
    const apron = await isOpaqueAtEdge(plain);
    const sides = { top: APRON, bottom: APRON, left: APRON, right: APRON };
    const png = apron ? await sharp(plain).extend({ ...sides, extendWith: 'copy' }).png().toBuffer() : plain;
    const { width, height } = await sharp(png).metadata();
    return { name, png, width, height, apron };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
