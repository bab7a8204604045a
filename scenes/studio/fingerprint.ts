import type { Pixels } from './difference.ts';

/*
 * A photograph is stored with fewer colours, and a large one with fewer pixels, to keep hundreds of files small. A
 * fingerprint of its exact pixels is stored with it: the fingerprint detects any changed pixel, the stored picture is
 * for viewing.
 */

/** Fingerprint of a picture's exact pixels. `hashes` has one hash for each tile, row by row. */
export interface Fingerprint {
  readonly width: number;
  readonly height: number;
  /** Side of a square tile, px. */
  readonly tile: number;
  readonly hashes: Uint32Array;
  /** For each tile, the largest difference of a channel between exact and stored pixels, 0 to 255. */
  readonly spreads: Uint8Array;
}

/** Name of the PNG chunk that holds the fingerprint. Tools that change the picture drop this private chunk. */
export const CHUNK = 'prIN';

const VERSION = 1;
const HEADER = 10;
const ENTRY = 5;

/** Size of a picture and of its square tiles, px. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
}

const tilesOf = ({ width, height, tile }: Grid): number => Math.ceil(width / tile) * Math.ceil(height / tile);

/**
 * Calls `row` for each row of pixels in tile `place`, with the offset of its first byte and the offset after its last.
 */
function eachRow(
  { width, height, tile }: Grid,
  place: number,
  row: (from: number, to: number) => void,
): void {
  const columns = Math.ceil(width / tile);
  const left = (place % columns) * tile;
  const top = Math.floor(place / columns) * tile;
  const right = Math.min(width, left + tile);
  for (let y = top; y < Math.min(height, top + tile); y++)
    row((y * width + left) * 4, (y * width + right) * 4);
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Returns the MurmurHash3 (x86, 32 bit; Austin Appleby, public domain) of a tile; each pixel is one block. */
function hashOf({ data }: Pixels, grid: Grid, place: number): number {
  let hash = 0;
  eachRow(grid, place, (from, to) => {
    for (let index = from; index < to; index += 4) {
      const low = (data[index] ?? 0) | ((data[index + 1] ?? 0) << 8);
      const high = (data[index + 2] ?? 0) | ((data[index + 3] ?? 0) << 8);
      const block = Math.imul(low | (high << 16), 0xcc9e2d51);
      hash = Math.imul(turn(hash ^ Math.imul(turn(block, 15), 0x1b873593), 13), 5) + 0xe6546b64;
    }
  });
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Computes the fingerprint of `exact`, which is stored as the picture `kept`. Throws if their sizes differ. */
export function takeFingerprint(exact: Pixels, kept: Pixels, tile: number): Fingerprint {
  const { width, height } = exact;
  const grid = { width, height, tile };
  if (kept.width !== width || kept.height !== height) throw new Error('the kept picture has another size');
  const count = tilesOf(grid);
  const hashes = new Uint32Array(count);
  const spreads = new Uint8Array(count);
  for (let place = 0; place < count; place++) {
    hashes[place] = hashOf(exact, grid, place);
    let spread = 0;
    eachRow(grid, place, (from, to) => {
      for (let index = from; index < to; index++)
        spread = Math.max(spread, Math.abs((exact.data[index] ?? 0) - (kept.data[index] ?? 0)));
    });
    spreads[place] = spread;
  }
  return { ...grid, hashes, spreads };
}

/** Encodes a fingerprint as the content of its PNG chunk. */
export function writeFingerprint({ width, height, tile, hashes, spreads }: Fingerprint): Uint8Array {
  const bytes = new Uint8Array(HEADER + hashes.length * ENTRY);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint32(1, width);
  view.setUint32(5, height);
  view.setUint8(9, tile);
  for (const [place, hash] of hashes.entries()) {
    view.setUint32(HEADER + place * ENTRY, hash);
    view.setUint8(HEADER + place * ENTRY + 4, spreads[place] ?? 0);
  }
  return bytes;
}

function parse(bytes: Uint8Array): Fingerprint | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint8(0) !== VERSION) return undefined;
  const grid = { width: view.getUint32(1), height: view.getUint32(5), tile: view.getUint8(9) };
  const count = tilesOf(grid);
  if (bytes.length !== HEADER + count * ENTRY) return undefined;
  const hashes = new Uint32Array(count);
  const spreads = new Uint8Array(count);
  for (let place = 0; place < count; place++) {
    hashes[place] = view.getUint32(HEADER + place * ENTRY);
    spreads[place] = view.getUint8(HEADER + place * ENTRY + 4);
  }
  return { ...grid, hashes, spreads };
}

/**
 * Reads the fingerprint from a PNG file; undefined if it has none, which means that the file's own pixels are exact.
 */
export function readFingerprint(png: Uint8Array): Fingerprint | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === CHUNK) return parse(png.subarray(at + 8, at + 8 + length));
    if (type === 'IDAT') return undefined;
    at += 12 + length;
  }
  return undefined;
}

/** Returns whether a picture has exactly the pixels that the fingerprint was taken from. */
export const isOf = (print: Fingerprint, picture: Pixels): boolean =>
  print.width === picture.width &&
  print.height === picture.height &&
  print.hashes.every((hash, place) => hashOf(picture, print, place) === hash);

/** Differences between the current picture and the fingerprinted one, which has the same size. */
export interface Changed {
  /** Indices of the tiles with changed pixels, row by row. */
  readonly tiles: readonly number[];
  /**
   * Indices of pixels that have certainly changed: their distance from the stored colours is larger than the tile's
   * `spread`.
   */
  readonly sure: readonly number[];
  /** Indices of all pixels in those changed tiles in which no single pixel has certainly changed. */
  readonly unsure: readonly number[];
  /** The earlier picture as far as it is known: stored pixels in changed tiles, current pixels in all other tiles. */
  readonly before: Pixels;
}

/** Compares the current picture with a fingerprint and its stored picture; returns undefined if the sizes differ. */
export function compareWith(print: Fingerprint, kept: Pixels, today: Pixels): Changed | undefined {
  const { width, height } = today;
  if (print.width !== width || print.height !== height) return undefined;
  const tiles: number[] = [];
  const sure: number[] = [];
  const unsure: number[] = [];
  const data = new Uint8ClampedArray(today.data);
  for (const [place, hash] of print.hashes.entries()) {
    if (hashOf(today, print, place) === hash) continue;
    tiles.push(place);
    const spread = print.spreads[place] ?? 0;
    const far: number[] = [];
    const all: number[] = [];
    eachRow(print, place, (from, to) => {
      for (let index = from; index < to; index += 4) {
        let most = 0;
        for (let channel = index; channel < index + 4; channel++) {
          most = Math.max(most, Math.abs((today.data[channel] ?? 0) - (kept.data[channel] ?? 0)));
          data[channel] = kept.data[channel] ?? 0;
        }
        all.push(index / 4);
        if (most > spread) far.push(index / 4);
      }
    });
    for (const pixel of far) sure.push(pixel);
    if (far.length === 0) for (const pixel of all) unsure.push(pixel);
  }
  return { tiles, sure, unsure, before: { width, height, data } };
}
