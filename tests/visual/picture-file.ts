import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../../scenes/studio/difference.ts';
import {
  CHUNK,
  readFingerprint,
  takeFingerprint,
  writeFingerprint,
} from '../../scenes/studio/fingerprint.ts';

/**
 * Maximum size of a file with exact pixels, bytes. A larger picture is stored in 256 colours, with a fingerprint of its
 * exact pixels.
 */
const HEAVY = 40 * 1024;
/** Length of a PNG's signature and header chunk, bytes: the fingerprint's chunk is inserted behind them. */
const AFTER_HEADER = 33;

/**
 * Side of a fingerprint's tiles, pixels: `TILE` for ordinary pictures, `LARGE_TILE` for pictures stored at a smaller
 * scale.
 */
const TILE = 16;
const LARGE_TILE = 32;

/** How a picture is stored. */
export interface PackOptions {
  /** Whether to store exact pixels at any file size. Needed if some pixels may differ, so that they can be counted. */
  readonly isExact?: boolean;
  /** Scale at which the file stores the picture, 0..1; default 1. */
  readonly part?: number;
}

/** Decodes a PNG. */
export const readPixels = (png: Buffer): Promise<Pixels> => rawOf(sharp(png));

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Decodes the stored picture and scales it to the size of the original. */
export const readPreview = (
  file: Buffer,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Promise<Pixels> => rawOf(sharp(file).resize(width, height, { fit: 'fill', kernel: 'cubic' }));

/** Encodes pixels as a PNG, without loss. */
export const writePng = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();

/**
 * Compresses a photograph as small as possible. Stores exact pixels if the file is small enough or `isExact` is set,
 * else the best 256 colours and a fingerprint of the exact pixels.
 */
export async function packPicture(
  png: Buffer,
  { isExact = false, part = 1 }: PackOptions = {},
): Promise<Buffer> {
  const plain = sharp(png).removeAlpha();
  const whole = await plain.clone().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  if (isExact || whole.length <= HEAVY) return whole;
  const exact = await readPixels(png);
  if (part < 1) plain.resize(Math.round(exact.width * part), Math.round(exact.height * part));
  const few = await plain.png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 }).toBuffer();
  const kept = await readPreview(few, exact);
  const print = writeFingerprint(takeFingerprint(exact, kept, part < 1 ? LARGE_TILE : TILE));
  return Buffer.concat([few.subarray(0, AFTER_HEADER), chunkOf(print), few.subarray(AFTER_HEADER)]);
}

/** Returns whether `packPicture` would store the picture in a smaller file. */
export const isOversized = (file: Buffer): boolean =>
  file.length > HEAVY && readFingerprint(file) === undefined;

function chunkOf(content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(CHUNK, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(checksum(named), named.length + 4);
  return chunk;
}

/** Computes the CRC-32 of a PNG's chunk (ISO 3309). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
