/** Converts an artist's picture to pixels at the resolution that a sheet needs. */
import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Picture, RasterKeys } from './bundles.ts';
import { missingText } from './keep-missing.ts';
import { extentOf, type Pixels, rawOf, unmultiply } from './pixels.ts';
import { readSource } from './source-file.ts';
import { hashOf, noStore, type StoredResult, type Store } from './store.ts';
import { photographFaults, svgFaults } from './svg.ts';

/** An artist's file has this many times the width and height, in pixels, that its picture has in design pixels. */
export const SOURCE_SCALE = 2;
/** Width of the border, pixels, that an opaque picture gets on every side: copies of its edge pixels. */
export const APRON = 2;
/** Pictures with a side shorter than this, pixels, are not trimmed, because the rest would be too thin to be drawn. */
const MIN_TRIMMED_SIDE = 3;
/** Maximum side of a packed picture, pixels: the largest texture that every phone supports. */
const MAX_SIDE = 2048;
/** Does not load the fonts of this machine, because text in pictures must be converted to outlines. */
const RESVG_OPTIONS = { font: { loadSystemFonts: false } };

/** The part of a picture that is placed on a page, in pixels from its top left. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes and facts of a rasterised picture. */
interface RasterFacts {
  readonly width: number;
  readonly height: number;
  /** Size of the visible part in pixels; the rest is not placed on the page. */
  readonly trimmedWidth: number;
  readonly trimmedHeight: number;
  /** Whether the picture has a border of copied edge pixels, so that stretching it draws in no transparency. */
  readonly apron: boolean;
  readonly cut: Cut;
}

/** A rasterised picture, ready to be placed on a page. */
export interface Raster extends RasterFacts {
  readonly name: string;
  /** RGBA pixels of the part in `cut`, as on the page. */
  readonly pixels: Buffer;
  /** Key of these pixels: the same file at the same size has the same key. */
  readonly key: string;
}

/** Returns the width at which to draw a picture, pixels. Throws if it would be larger than the largest texture. */
function widthAt(width: number, height: number, scale: number): number {
  const factor = scale / SOURCE_SCALE;
  if (!(width > 0 && height > 0)) throw new Error('it has no size');
  if (Math.max(width, height) * factor > MAX_SIDE) {
    throw new Error(
      `it is ${Math.round(width)} x ${Math.round(height)} pixels; at most ${MAX_SIDE / factor} on a side`,
    );
  }
  return Math.max(1, Math.round(width * factor));
}

/**
 * Returns the size of an SVG. Plain numbers are read directly; for anything else resvg parses the drawing, which is
 * slow.
 */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const head = /^<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+(?:\\.\\d+)?)"`).exec(head)?.[1] ?? 0),
  );
  return width && height ? { width, height } : new Resvg(svg, RESVG_OPTIONS);
}

async function fromSvg(data: Buffer, scale: number): Promise<Pixels> {
  const svg = data.toString('utf8');
  if (svgFaults(svg).length > 0) {
    throw new Error(
      'it has live text, a script or a link to another file; turn text into paths and embed pictures',
    );
  }
  const [lost] = await photographFaults(svg);
  if (lost) throw new Error(`there is ${lost.found}; convert it to an RGB PNG or JPEG`);
  const size = sizeOf(svg);
  const value = widthAt(size.width, size.height, scale);
  // Drawing is most of the work, so it runs on another thread.
  const { width, height, pixels } = await renderAsync(svg, {
    ...RESVG_OPTIONS,
    fitTo: { mode: 'width', value },
  });
  return { width, height, data: unmultiply(pixels) };
}

async function fromPng(data: Buffer, scale: number): Promise<Pixels> {
  const { width, height } = await sharp(data).metadata();
  const { data: pixels, info } = await sharp(data)
    .ensureAlpha()
    .resize({ width: widthAt(width, height, scale) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: pixels };
}

/** Returns the visible part of a picture: its box, and its pixels in the form in which a page stores them. */
async function cutOf(picture: Pixels): Promise<{ cut: Cut; pixels: Buffer }> {
  const isTrimmed = picture.width >= MIN_TRIMMED_SIDE && picture.height >= MIN_TRIMMED_SIDE;
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const source = sharp(picture.data, rawOf(picture));
  if (isTrimmed) source.trim({ threshold: 0.1, background: nothing });
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  // Draw the part over a transparent picture: this clears the colours of fully transparent pixels, as a page does.
  const pixels = await sharp({ create: { ...size, channels: 4, background: nothing } })
    .composite([{ input: data, ...rawOf(size), left: 0, top: 0 }])
    .raw()
    .toBuffer();
  return { cut: { ...size, left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) }, pixels };
}

async function withApron({ data, ...size }: Pixels): Promise<Pixels> {
  return {
    width: size.width + 2 * APRON,
    height: size.height + 2 * APRON,
    data: await sharp(data, rawOf(size))
      .extend({ top: APRON, bottom: APRON, left: APRON, right: APRON, extendWith: 'copy' })
      .raw()
      .toBuffer(),
  };
}

async function draw(data: Buffer, isSvg: boolean, scale: number): Promise<StoredResult<RasterFacts>> {
  const plain = await (isSvg ? fromSvg(data, scale) : fromPng(data, scale));
  const extent = extentOf(plain);
  if (extent.width === 0) throw new Error('there is nothing in it');
  const apron = extent.opaqueEdge;
  const picture = apron ? await withApron(plain) : plain;
  const { cut, pixels } = await cutOf(picture);
  const added = apron ? 2 * APRON : 0;
  const isThin = Math.min(plain.width, plain.height) < MIN_TRIMMED_SIDE;
  return {
    bytes: pixels,
    facts: {
      width: picture.width,
      height: picture.height,
      apron,
      trimmedWidth: (isThin ? plain.width : extent.width) + added,
      trimmedHeight: (isThin ? plain.height : extent.height) + added,
      cut,
    },
  };
}

/** Returns the source of a picture: its file, or the SVG of a letter of a font. */
async function sourceOf({ file, letter }: Picture): Promise<{ data: Buffer; isSvg: boolean }> {
  if (letter) {
    const { drawLetter } = await import('./letters.ts');
    const svg = drawLetter(letter);
    if (svg !== undefined) return { data: Buffer.from(svg), isSvg: true };
    if (file === letter.font) throw new Error(`it has no "${letter.character}"`);
  }
  return { data: readSource(file), isSvg: file.endsWith('.svg') };
}

/**
 * Returns the raster of a missing picture that was packed last, at the same scale if there is one. Throws if the raster
 * is not in the cache any more.
 */
function findBefore({ name, file }: Picture, before: RasterKeys, scale: number, store: Store): Raster {
  const key = before[scale] ?? Object.values(before)[0] ?? '';
  const kept = store.find<RasterFacts>(rasterName(key));
  if (!kept) throw new Error(missingText(file));
  return { ...kept.facts, name, key, pixels: kept.bytes };
}

const rasterName = (key: string): string => `raster ${key}`;

/**
 * Draws a picture at `scale` pixels per design pixel; for a missing file, returns the raster packed last. Throws with
 * the name of a file that cannot be drawn.
 */
export async function rasterise(picture: Picture, scale: number, store: Store = noStore): Promise<Raster> {
  const { name, file, before } = picture;
  if (before) return findBefore(picture, before, scale, store);
  try {
    const { data, isSvg } = await sourceOf(picture);
    const key = hashOf(`${isSvg ? 'svg' : 'png'} ${scale}\n`, data);
    const { facts, bytes } = await store.get(rasterName(key), () => draw(data, isSvg, scale));
    return { ...facts, name, key, pixels: bytes };
  } catch (error) {
    throw new Error(
      `${picture.letter?.font ?? file}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
