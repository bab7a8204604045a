/** Turns an artist's picture into pixels of the size that a sheet needs. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Picture } from './bundles.ts';
import { forgetful, hashOf, type Kept, type Store } from './store.ts';
import { svgFaults } from './svg.ts';

/** Sources hold this many pixels for a design pixel. */
export const SOURCE_SCALE = 2;
/** Pixels of its own edge that an opaque picture is given on every side. */
export const APRON = 2;
/** Narrower pictures, pixels, keep their see-through edges: what is left of them would be too thin to show. */
const LEAST_TRIMMED = 3;
/** Longest side of a packed picture, pixels: the largest texture that every phone takes. */
const LONGEST = 2048;

/** Where the packer cuts a picture, pixels from its top left. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Facts about one picture's pixels. */
interface RasterFacts {
  readonly width: number;
  readonly height: number;
  /** Size of all that shows, pixels; the packer cuts off the rest. */
  readonly trimmedWidth: number;
  readonly trimmedHeight: number;
  /** True when the png carries an apron: a copy of its edge, so that stretching it draws in no transparency. */
  readonly apron: boolean;
  readonly cut: Cut;
}

/** Pixels of one picture, ready to pack. */
export interface Raster extends RasterFacts {
  readonly name: string;
  readonly png: Buffer;
  /** What the packer leaves of it, RGBA, as it stands on a page. */
  readonly pixels: Buffer;
  /** Names these pixels: the same source at the same size has the same. */
  readonly key: string;
}

/** The width to draw at; throws when the picture would be larger than a texture may be. */
function widthAt(width: number, height: number, scale: number): number {
  const factor = scale / SOURCE_SCALE;
  if (!(width > 0 && height > 0)) throw new Error('it has no size');
  if (Math.max(width, height) * factor > LONGEST) {
    throw new Error(
      `it is ${Math.round(width)} x ${Math.round(height)} pixels; at most ${LONGEST / factor} on a side`,
    );
  }
  return Math.max(1, Math.round(width * factor));
}

function fromSvg(data: Buffer, scale: number): Buffer {
  const svg = data.toString('utf8');
  if (svgFaults(svg).length > 0) {
    throw new Error(
      'it has live text, a script or a link to another file; turn text into paths and embed pictures',
    );
  }
  const options = { font: { loadSystemFonts: false } };
  const drawing = new Resvg(svg, options);
  const width = widthAt(drawing.width, drawing.height, scale);
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng();
}

async function fromPng(data: Buffer, scale: number): Promise<Buffer> {
  const { width, height } = await sharp(data).metadata();
  return sharp(data)
    .ensureAlpha()
    .resize({ width: widthAt(width, height, scale) })
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
  if (Math.min(info.width, info.height) < LEAST_TRIMMED) {
    return { opaqueEdge, width: info.width, height: info.height };
  }
  return { opaqueEdge, width: right - left + 1, height: bottom - top + 1 };
}

/** Cuts off what does not show, and reads what is left as its page shows it. */
async function cutOf(png: Buffer, width: number, height: number): Promise<{ cut: Cut; pixels: Buffer }> {
  const isTrimmed = width >= LEAST_TRIMMED && height >= LEAST_TRIMMED;
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const source = isTrimmed ? sharp(png).trim({ threshold: 0.1, background: nothing }) : sharp(png);
  const { data, info } = await source.png().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  // Blended over nothing, as on its page: colours under no alpha are gone.
  const pixels = await sharp({ create: { ...size, channels: 4, background: nothing } })
    .composite([{ input: data, left: 0, top: 0 }])
    .raw()
    .toBuffer();
  return { cut: { ...size, left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) }, pixels };
}

async function draw(
  data: Buffer,
  isSvg: boolean,
  scale: number,
): Promise<Kept<RasterFacts & { readonly length: number }>> {
  const plain = isSvg ? fromSvg(data, scale) : await fromPng(data, scale);
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
  const { width, height } = await sharp(png).metadata();
  const { cut, pixels } = await cutOf(png, width, height);
  return {
    bytes: Buffer.concat([png, pixels]),
    facts: {
      width,
      height,
      apron,
      trimmedWidth: extent.width + added,
      trimmedHeight: extent.height + added,
      cut,
      length: png.length,
    },
  };
}

/** What a picture is drawn from: its file, or a letter of a font. */
async function sourceOf({ file, letter }: Picture): Promise<{ data: Buffer; isSvg: boolean }> {
  if (letter) {
    const { drawLetter } = await import('./letters.ts');
    const svg = drawLetter(letter);
    if (svg !== undefined) return { data: Buffer.from(svg), isSvg: true };
    if (file === letter.font) throw new Error(`it has no "${letter.character}"`);
  }
  return { data: readFileSync(file), isSvg: file.endsWith('.svg') };
}

/** Pixels of one picture at `scale` pixels for a design pixel. Throws with the file's name when it cannot be drawn. */
export async function rasterise(picture: Picture, scale: number, store: Store = forgetful): Promise<Raster> {
  const { name, file } = picture;
  try {
    const { data, isSvg } = await sourceOf(picture);
    const key = hashOf(`${isSvg ? 'svg' : 'png'} ${scale}\n`, data);
    const { facts, bytes } = await store.get(`raster ${key}`, () => draw(data, isSvg, scale));
    const { length, ...rest } = facts;
    return { ...rest, name, key, png: bytes.subarray(0, length), pixels: bytes.subarray(length) };
  } catch (error) {
    throw new Error(
      `${picture.letter?.font ?? file}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
