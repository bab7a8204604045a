import { PNG } from 'pngjs';

/** How two pictures differ; pixels is 0 when they are the same. */
export interface Difference {
  /** Pixels that are not exactly the same; all of them when the sizes differ. */
  readonly pixels: number;
  /** The actual picture, faint, with every differing pixel in red. */
  readonly png: Buffer;
}

/** Compares two PNG files pixel by pixel, without tolerance. */
export function compare(expected: Buffer, actual: Buffer): Difference {
  const before = PNG.sync.read(expected);
  const now = PNG.sync.read(actual);
  const { width, height } = now;
  const isSameSize = before.width === width && before.height === height;
  const shown = new PNG({ width, height });
  let pixels = 0;
  for (let index = 0; index < now.data.length; index += 4) {
    const differs = !isSameSize || now.data.readUInt32BE(index) !== before.data.readUInt32BE(index);
    if (differs) pixels += 1;
    for (let channel = 0; channel < 3; channel++) {
      const faint = 190 + (now.data[index + channel] ?? 0) / 4;
      shown.data[index + channel] = differs ? (channel === 0 ? 255 : 0) : faint;
    }
    shown.data[index + 3] = 255;
  }
  return { pixels, png: pixels === 0 ? Buffer.alloc(0) : PNG.sync.write(shown) };
}
