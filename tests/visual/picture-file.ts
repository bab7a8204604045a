import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../../scenes/studio/difference.ts';
import {
  CHUNK,
  readFingerprint,
  takeFingerprint,
  writeFingerprint,
} from '../../scenes/studio/fingerprint.ts';

/**
 * Largest size of a picture stored exactly, bytes; a larger one is stored in 256 colours, with the fingerprint of its
 * exact pixels.
 */
const HEAVY = 40 * 1024;
/** Length of a PNG file's signature and header chunk: any other chunk may follow. */
const AFTER_HEADER = 33;

/** Side of a tile in pixels, in ordinary pictures and in those stored smaller. */
const TILE = 16;
const LARGE_TILE = 32;

/** Options of the packing of a picture. */
export interface PackOptions {
  /** Whether every pixel is stored, at any file size: needed where some may differ, as they are counted. */
  readonly isExact?: boolean;
  /** Scale of the picture in the file, 0..1. */
  readonly part?: number;
}

/** Reads a PNG file's pixels. */
export const readPixels = (png: Buffer): Promise<Pixels> => rawOf(sharp(png));

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Reads a file's picture, scaled to the original's size. */
export const readPreview = (
  file: Buffer,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Promise<Pixels> => rawOf(sharp(file).resize(width, height, { fit: 'fill', kernel: 'cubic' }));

/** Encodes pixels as a PNG file, losslessly. */
export const writePng = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();

/**
 * Compresses a photograph as small as possible: its exact pixels if those are light or required, else the best 256
 * colours and the fingerprint of the exact pixels.
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

/** Returns whether a stored picture could be smaller. */
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

/** Computes the CRC-32 of PNG (ISO 3309). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
