/** Motion-blurred copy of a reel's symbol for full speed, low enough in contrast that nothing flashes. */
import sharp from 'sharp';
import { luminance, over, type Rgb } from '../../check/reel-flash.ts';
import { document } from '../../pipeline/drawing/svg.ts';
import { rasterise, writePngBytes } from '../kit/write.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Height of the blurred copy, in cells: it fades in and out over half a cell, overlapping its neighbours' fades. */
const HEIGHT = 1.5;
/** Maximum relative luminance of a pixel over the reel's background, which keeps steps below .10. */
export const BRIGHTEST = 0.1;
/** Share of the picture that keeps a trace of positions; the rest is smeared over the whole cell. */
const TRACE = 0.35;
/** Length of that trace, cells. */
const TRACE_LENGTH = 0.3;

/** Returns the opacity of the copy's fade at a height (0..1 of it). */
function fadeAt(height: number): number {
  const edge = Math.min(height, 1 - height) * HEIGHT;
  const share = Math.min(1, edge / (HEIGHT - 1));
  return (1 - Math.cos(Math.PI * share)) / 2;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Writes assets/`name`.png: the blurred copy of a symbol of `size` for a cell on a background of this colour. The
 * file has one pixel per design pixel, since all of it is soft.
 */
export async function writeBlur(
  name: string,
  { defs, body }: Drawing,
  size: Size,
  cell: Size,
  ground: Rgb,
): Promise<void> {
  const width = 2 * Math.round(cell.width / 2);
  const height = Math.round(cell.height);
  const place = `translate(${(width - size.width) / 2} ${(height - size.height) / 2})`;
  const svg = document(width, height, defs, `<g transform="${place}">${body}</g>`);
  const data = await sharp(rasterise(svg, width)).ensureAlpha().raw().toBuffer();
  writePngBytes(name, await smear(data, { width, height }, ground));
}

/**
 * Returns PNG bytes of the blurred copy of a cell's pixels (RGBA), one and a half times as high, on a background of
 * this colour.
 */
export async function smear(data: Buffer, { width, height }: Size, ground: Rgb): Promise<Buffer> {
  const tall = 2 * Math.round(height * 0.75);
  const twin = Buffer.alloc(width * tall * 4);
  for (let x = 0; x < width; x++) {
    const column = Array.from({ length: height }, (_, y) => {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      return [
        (data[at] ?? 0) * alpha,
        (data[at + 1] ?? 0) * alpha,
        (data[at + 2] ?? 0) * alpha,
        alpha,
      ] as const;
    });
    const mean = meanOf(column, 0, height);
    for (let y = 0; y < tall; y++) {
      const centre = y - (tall - height) / 2;
      const reach = (TRACE_LENGTH * height) / 2;
      const near = meanOf(column, Math.round(centre - reach), Math.round(centre + reach));
      const mixed = mean.map((value, channel) => value * (1 - TRACE) + (near[channel] ?? 0) * TRACE);
      const [red = 0, green = 0, blue = 0, alpha = 0] = mixed;
      if (alpha < 0.004) continue;
      const colour: Rgb = [red / alpha, green / alpha, blue / alpha];
      const shown = quieted(colour, alpha, ground) * fadeAt((y + 0.5) / tall);
      const at = (y * width + x) * 4;
      for (const [channel, value] of colour.entries()) twin[at + channel] = Math.round(value);
      twin[at + 3] = Math.round(255 * shown);
    }
  }
  return sharp(twin, { raw: { width, height: tall, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the opacity at which a colour does not exceed the maximum luminance over its background. */
function quieted(colour: Rgb, alpha: number, ground: Rgb): number {
  if (luminance(over(colour, alpha, ground)) <= BRIGHTEST) return alpha;
  let low = 0;
  let high = alpha;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (luminance(over(colour, middle, ground)) > BRIGHTEST) high = middle;
    else low = middle;
  }
  return low;
}

/** Returns the mean of a stretch of a column, which wraps around like a reel strip. */
function meanOf(column: readonly (readonly number[])[], from: number, to: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let y = from; y < to; y++) {
    const pixel = column[((y % column.length) + column.length) % column.length];
    for (let channel = 0; channel < 4; channel++)
      sum[channel] = (sum[channel] ?? 0) + (pixel?.[channel] ?? 0);
  }
  return sum.map((value) => value / (to - from));
}
