import sharp, { type Sharp } from 'sharp';

/** Pixels of a photograph, three bytes (RGB) each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A rectangle in a photograph, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum size of a first frame's file, bytes, since a page waits for it. */
export const MOST_BYTES = 25 * 1024;
/**
 * Scale and AVIF quality of each attempt to stay below MOST_BYTES, the best first: blur is better than block artifacts.
 */
const TRIES = [
  [1, 44],
  [5 / 6, 36],
  [3 / 4, 32],
  [3 / 4, 26],
  [2 / 3, 24],
] as const;
/** Effort of the AVIF encoder, 0 to 9: a higher one takes several times as long and saves a few per cent. */
const EFFORT = 0;
/** A colour channel differs if its values are further apart than this; rounding of the renderer is less. */
const SEEN = 6;
/** Side of the squares of which a patch is composed, pixels. */
const TILE = 8;
/** Margin of a patch around the differing pixels, pixels, since its edge is blended into the picture below it. */
const MARGIN = 4;

const rawOf = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 3 as const } });

/** Decodes a PNG, without its transparency. */
export async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns the bounding box, with a margin, of all pixels that differ within a box; undefined if there are none. */
export function differenceOf(
  a: Pixels,
  b: Pixels,
  { x, y, width, height }: Box = { x: 0, y: 0, ...a },
): Box | undefined {
  let [left, top, right, bottom] = [a.width, a.height, -1, -1];
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const at = 3 * (row * a.width + column);
      if (!isSeen(a.data, b.data, at) && !isSeen(a.data, b.data, at + 1) && !isSeen(a.data, b.data, at + 2))
        continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  if (right < 0) return undefined;
  return around({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 }, a);
}

const isSeen = (a: Buffer, b: Buffer, at: number): boolean => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > SEEN;

/** Returns a box enlarged by MARGIN and clipped to the picture. */
function around({ x, y, width, height }: Box, { width: most, height: highest }: Pixels): Box {
  const left = Math.max(0, x - MARGIN);
  const top = Math.max(0, y - MARGIN);
  return {
    x: left,
    y: top,
    width: Math.min(most, x + width + MARGIN) - left,
    height: Math.min(highest, y + height + MARGIN) - top,
  };
}

/** Returns the smallest box that contains all boxes. */
export function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns whether all pixels of two photographs are the same within a box. */
export function isSameIn({ x, y, width, height }: Box, a: Pixels, b: Pixels): boolean {
  for (let row = y; row < y + height; row++) {
    const from = 3 * (row * a.width + x);
    if (!a.data.subarray(from, from + 3 * width).equals(b.data.subarray(from, from + 3 * width)))
      return false;
  }
  return true;
}

/** Encodes a photograph as an AVIF file at the best quality within the size limit. */
export const encode = (pixels: Pixels): Promise<Buffer> =>
  compress(sharp(pixels.data, rawOf(pixels)), pixels.width);

/** Encodes a patch for a box: the pixels that differ from the photograph `under`; all others are transparent. */
export async function encodePatch(pixels: Pixels, under: Pixels, box: Box): Promise<Buffer> {
  const data = Buffer.alloc(4 * box.width * box.height);
  for (let y = 0; y < box.height; y += TILE) {
    for (let x = 0; x < box.width; x += TILE) {
      const tile = { x: box.x + x, y: box.y + y, width: TILE, height: TILE };
      if (!differenceOf(pixels, under, around(tile, pixels))) continue;
      for (let row = y; row < Math.min(box.height, y + TILE); row++) {
        for (let column = x; column < Math.min(box.width, x + TILE); column++) {
          const from = 3 * ((box.y + row) * pixels.width + box.x + column);
          const to = 4 * (row * box.width + column);
          pixels.data.copy(data, to, from, from + 3);
          data[to + 3] = 255;
        }
      }
    }
  }
  return compress(sharp(data, { raw: { width: box.width, height: box.height, channels: 4 } }), box.width);
}

/** Encodes a picture as an AVIF file at the best quality within the size limit. */
export async function compress(picture: Sharp, width: number): Promise<Buffer> {
  const data = await picture.png({ compressionLevel: 1 }).toBuffer();
  for (const [share, quality] of TRIES) {
    const file = await sharp(data)
      .resize({ width: Math.round(width * share) })
      .avif({ quality, effort: EFFORT })
      .toBuffer();
    if (file.length <= MOST_BYTES) return file;
  }
  throw new Error(`a picture ${width} pixels wide does not fit into ${MOST_BYTES} bytes`);
}
