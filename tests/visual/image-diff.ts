import type { Pixels } from '../../scenes/studio/difference.ts';
import { compareWith, type Fingerprint, isOf, readFingerprint } from '../../scenes/studio/fingerprint.ts';
import { readPreview, readPixels, writePng } from './picture-file.ts';

/** Difference of two pictures; `pixels` is 0 if they are the same. */
export interface ImageDiff {
  /** Minimum number of differing pixels; the number of all pixels if the sizes differ. */
  readonly pixels: number;
  /** Description of the difference for the report; empty if there is none. */
  readonly text: string;
  /** The expected picture as a PNG; `marked` is the PNG with the differences. Both only if there is a difference. */
  readonly expected?: Buffer;
  readonly marked?: Buffer;
}

const SAME: ImageDiff = { pixels: 0, text: '' };

/** Compares the file of a baseline with a photograph, pixel by pixel and without tolerance. */
export async function diffImages(expected: Buffer, actual: Buffer): Promise<ImageDiff> {
  const today = await readPixels(actual);
  const print = readFingerprint(expected);
  const before = print ?? (await readPixels(expected));
  if (before.width !== today.width || before.height !== today.height) {
    const text = `the baseline is ${before.width} × ${before.height}, the photograph ${today.width} × ${today.height}`;
    return { pixels: today.width * today.height, text, expected, marked: await writePng(mark(today, [])) };
  }
  return print ? byFingerprint(expected, print, today) : exactly(expected, today);
}

async function exactly(expected: Buffer, today: Pixels): Promise<ImageDiff> {
  const pixels = differingPixels(await readPixels(expected), today);
  if (pixels.length === 0) return SAME;
  const text = `${pixels.length} pixels differ`;
  return { pixels: pixels.length, text, expected, marked: await writePng(mark(today, pixels)) };
}

async function byFingerprint(expected: Buffer, print: Fingerprint, today: Pixels): Promise<ImageDiff> {
  if (isOf(print, today)) return SAME;
  const changed = compareWith(print, await readPreview(expected, today), today);
  if (!changed) throw new Error('the fingerprint belongs to a picture of another size');
  const { tiles, sure, unsure, before } = changed;
  // In every changed tile at least one pixel has changed, even if the stored colours do not show it.
  const pixels = Math.max(sure.length, tiles.length);
  return {
    pixels,
    text: `at least ${pixels} pixels differ, in ${tiles.length} of ${print.hashes.length} tiles`,
    expected: await writePng(before),
    marked: await writePng(mark(today, sure, unsure)),
  };
}

function differingPixels(before: Pixels, now: Pixels): number[] {
  const found: number[] = [];
  for (let index = 0; index < now.data.length; index += 4) {
    const isSame = [0, 1, 2, 3].every(
      (channel) => before.data[index + channel] === now.data[index + channel],
    );
    if (!isSame) found.push(index / 4);
  }
  return found;
}

/** Returns the picture in pale grey, with changed pixels in red, and pixels that may have changed in dark red. */
function mark(
  { width, height, data }: Pixels,
  sure: readonly number[],
  unsure: readonly number[] = [],
): Pixels {
  const marked = new Uint8ClampedArray(data.length);
  for (let index = 0; index < data.length; index += 4) {
    const grey = ((data[index] ?? 0) * 2 + (data[index + 1] ?? 0) * 5 + (data[index + 2] ?? 0)) / 8;
    marked.fill(20 + grey / 4, index, index + 3);
    marked[index + 3] = 255;
  }
  for (const pixel of sure) marked.set([255, 45, 85, 255], pixel * 4);
  for (const pixel of unsure) marked.set([150, 30, 50, 255], pixel * 4);
  return { width, height, data: marked };
}
