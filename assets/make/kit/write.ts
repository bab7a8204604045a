/** Writes pictures into assets/: SVG if a picture is quick to render, PNG or WebP if its filters are slow. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { ASSETS } from './where.ts';

function put(name: string, data: string | Buffer): void {
  const file = join(ASSETS, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Renders an SVG `width` pixels wide and returns its PNG bytes. */
export function rasterise(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

/** Writes assets/`name`.svg. */
export function writeSvg(name: string, svg: string): void {
  put(`${name}.svg`, svg);
}

/** Writes assets/`name`.png, `width` pixels wide, compressed without loss. */
export async function writePng(name: string, svg: string, width: number): Promise<void> {
  put(
    `${name}.png`,
    await sharp(rasterise(svg, width)).png({ compressionLevel: 9, palette: false }).toBuffer(),
  );
}

/** Writes assets/`name`.webp, `width` pixels wide, in a quality of 0..100. */
export async function writeWebp(name: string, svg: string, width: number, quality = 86): Promise<void> {
  const webp = sharp(rasterise(svg, width)).webp({ quality, alphaQuality: 90, effort: 5 });
  put(`${name}.webp`, await webp.toBuffer());
}

/** Writes assets/`name`.png from the bytes of a finished PNG. */
export function writePngBytes(name: string, png: Buffer): void {
  put(`${name}.png`, png);
}
