/** The pixels of a picture: `data` has four bytes, RGBA, for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The difference between two pictures of the same size. */
export interface Difference {
  /** Number of pixels that differ in at least one channel. */
  readonly count: number;
  /** Largest difference of a channel, 0 to 255. */
  readonly largest: number;
  /** Smallest box that contains all differing pixels; undefined if no pixel differs. */
  readonly box:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  /** Picture of the difference as RGBA: the first picture in faint grey, with amplified differences on top. */
  readonly picture: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Compares two pictures pixel by pixel. `gain` amplifies the displayed difference, not the counts. Throws if the sizes
 * differ.
 */
export function differenceOf(a: Pixels, b: Pixels, gain: number): Difference {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`the pictures are ${a.width} × ${a.height} and ${b.width} × ${b.height}`);
  }
  const picture = new Uint8ClampedArray(a.data.length);
  let count = 0;
  let largest = 0;
  let left = Infinity;
  let right = -1;
  let top = Infinity;
  let bottom = -1;
  for (let index = 0; index < a.data.length; index += 4) {
    const red = Math.abs((a.data[index] ?? 0) - (b.data[index] ?? 0));
    const green = Math.abs((a.data[index + 1] ?? 0) - (b.data[index + 1] ?? 0));
    const blue = Math.abs((a.data[index + 2] ?? 0) - (b.data[index + 2] ?? 0));
    const alpha = Math.abs((a.data[index + 3] ?? 0) - (b.data[index + 3] ?? 0));
    const most = Math.max(red, green, blue, alpha);
    picture[index + 3] = 255;
    if (most === 0) {
      const grey = 0.06 * ((a.data[index] ?? 0) + (a.data[index + 1] ?? 0) + (a.data[index + 2] ?? 0));
      picture[index] = picture[index + 1] = picture[index + 2] = grey;
      continue;
    }
    count += 1;
    if (most > largest) largest = most;
    const pixel = index / 4;
    const x = pixel % a.width;
    const y = (pixel - x) / a.width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    // A minimum brightness, so that even the smallest difference is visible.
    picture[index] = Math.max(70, red * gain);
    picture[index + 1] = green * gain;
    picture[index + 2] = Math.max(50, blue * gain);
  }
  return {
    count,
    largest,
    box: count === 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    picture,
  };
}
