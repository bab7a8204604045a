/**
 * Measures how many cells of a picture flash more than three times in a second (WCAG 2.3.1, in the strict form of
 * docs/scenes.md, Flashes).
 */

/** When a change of a value counts as a step, whether it takes one frame or many. */
export interface StepRule {
  /** Smallest change that counts, in the unit of the value. */
  readonly least: number;
  /** The lower end of the change must be below this limit. */
  readonly below: number;
}

/** Rule for relative luminance, 0 to 1: a change of at least a tenth, with the darker end below 0.80. */
export const GENERAL: StepRule = { least: 0.1, below: 0.8 };
/**
 * Rule for the red that `cellsOf` computes, 0 to 1: a change of at least 20 of 320 (WCAG 2.3.1, red flash threshold).
 */
export const RED: StepRule = { least: 20 / 320, below: Number.POSITIVE_INFINITY };

/** Maximum flashing area, CSS px²: a quarter of a block of 341 × 256 CSS px. */
export const MAX_AREA = (341 * 256) / 4;

/** Number of steps allowed in a second: three flashes have three steps up and three down. */
const ALLOWED = 6;
const KEPT = ALLOWED + 1;
/** Tolerance for steps that are slightly too small because of rounding. */
const HAIR = 1e-9;
const UP = 1;
const DOWN = -1;

/** Counts the cells of a moving picture that flash too often. */
export interface FlashMeter {
  /**
   * Reads the next frame, one value for each cell. Returns how many cells have flashed more than three times in the
   * second that ends with this frame.
   */
  next(values: ArrayLike<number>): number;
}

/**
 * Creates a meter for a number of cells at a frame rate. A step is a sufficient change since the last turning point,
 * over any number of frames; two steps in opposite directions are a flash.
 */
export function createFlashMeter(
  cells: number,
  framesPerSecond: number,
  { least, below }: StepRule = GENERAL,
): FlashMeter {
  const direction = new Int8Array(cells);
  const low = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY);
  /** Ring buffers with the frames of each cell's last steps; `place` is the index of a cell's oldest step. */
  const steps = new Int32Array(cells * KEPT).fill(-framesPerSecond);
  const place = new Uint8Array(cells);
  let frame = -1;

  return {
    next(values) {
      frame += 1;
      let flashing = 0;
      for (let cell = 0; cell < cells; cell++) {
        const value = values[cell] ?? 0;
        const way = direction[cell] ?? 0;
        const bottom = low[cell] ?? 0;
        const top = high[cell] ?? 0;
        let oldest = place[cell] ?? 0;
        const falls = way !== DOWN && top - value >= least - HAIR && value < below;
        const rises = way !== UP && value - bottom >= least - HAIR && bottom < below;
        if (falls || rises) {
          direction[cell] = falls ? DOWN : UP;
          low[cell] = value;
          high[cell] = value;
          steps[cell * KEPT + oldest] = frame;
          oldest = (oldest + 1) % KEPT;
          place[cell] = oldest;
        } else {
          if (value > top) high[cell] = value;
          if (value < bottom) low[cell] = value;
        }
        if (frame - (steps[cell * KEPT + oldest] ?? 0) < framesPerSecond) flashing += 1;
      }
      return flashing;
    },
  };
}

/** Values of a picture's cells, 0 to 1: the relative luminance of each, and the share of its saturated red. */
export interface Cells {
  readonly luminance: Float64Array;
  readonly red: Float64Array;
}

/** Linear light of each 8-bit sRGB value (IEC 61966-2-1), 0 to 1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, step) => {
  const part = step / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
/** Share of red in a colour's light from which the colour counts as saturated red (WCAG 2.3.1). */
const SATURATED = 0.8;

/** Returns how many whole cells of `side` × `side` pixels a picture contains. */
export const cellCount = (width: number, height: number, side: number): number =>
  Math.floor(width / side) * Math.floor(height / side);

/**
 * Averages the linear light of each cell of a picture and writes the results into `into`. The picture is RGBA, not
 * premultiplied, over a background of `[r, g, b]`. Pixels at the right and bottom that fill no cell are ignored.
 */
export function cellsOf(
  data: Uint8ClampedArray,
  { width, height, side }: { readonly width: number; readonly height: number; readonly side: number },
  [groundRed, groundGreen, groundBlue]: readonly [number, number, number],
  into: Cells,
): void {
  const columns = Math.floor(width / side);
  const rows = Math.floor(height / side);
  const share = 1 / (side * side);
  const over = (value: number, alpha: number, ground: number): number =>
    LINEAR[alpha === 255 ? value : Math.round((value * alpha + ground * (255 - alpha)) / 255)] ?? 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [red, green, blue] = [0, 0, 0];
      for (let y = row * side; y < (row + 1) * side; y++) {
        let at = (y * width + column * side) * 4;
        for (let x = 0; x < side; x++, at += 4) {
          const alpha = data[at + 3] ?? 0;
          red += over(data[at] ?? 0, alpha, groundRed);
          green += over(data[at + 1] ?? 0, alpha, groundGreen);
          blue += over(data[at + 2] ?? 0, alpha, groundBlue);
        }
      }
      const cell = row * columns + column;
      into.luminance[cell] = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * share;
      const isSaturated = red > 0 && red >= SATURATED * (red + green + blue);
      into.red[cell] = isSaturated ? (red - green - blue) * share : 0;
    }
  }
}
