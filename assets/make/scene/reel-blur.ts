/**
 * Makes the motion-blurred copy of a reel's symbol, shown at full speed. Its contrast is so low that nothing flashes.
 */
import sharp from 'sharp';
import { luminance, over, type Rgb } from '../../check/reel-flash.ts';
import { document } from '../../pipeline/drawing/svg.ts';
import { rasterise, writePngBytes } from '../kit/write.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/**
 * Height of the blurred copy, as a multiple of a symbol's place on the reel. The copy fades in and out over half a
 * place, overlapping the fades of its neighbours.
 */
const HEIGHT = 1.5;
/**
 * Maximum relative luminance (0..1) of a blurred pixel over the reel's background. This limit keeps changes of
 * luminance below 0.1.
 */
export const BRIGHTEST = 0.1;
/**
 * Share of the blurred copy that is smeared over a short distance only, so that symbols leave a trace. The rest is
 * smeared over a symbol's whole place on the reel.
 */
const TRACE = 0.35;
/** Distance over which the trace is smeared, as a share of the height of a symbol's place on the reel. */
const TRACE_LENGTH = 0.3;

/** Returns the opacity of the blurred copy at a height (0..1 of the copy): it fades in and out at its ends. */
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
 * Writes assets/`name`.png: the blurred copy of a symbol. `size` is that of the symbol, `cell` that of its place on the
 * reel, in design pixels; `ground` is the reel's background. The file has one pixel per design pixel, since everything
 * in it is soft.
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
 * Returns PNG bytes of the blurred copy of a symbol's RGBA pixels. The copy is one and a half times as high; `ground`
 * is the reel's background.
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

/** Returns the largest opacity, up to `alpha`, at which a colour over its background does not exceed `BRIGHTEST`. */
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

/** Returns the mean of the pixels `from` to `to` of a column, which wraps around like a reel strip. */
function meanOf(column: readonly (readonly number[])[], from: number, to: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let y = from; y < to; y++) {
    const pixel = column[((y % column.length) + column.length) % column.length];
    for (let channel = 0; channel < 4; channel++)
      sum[channel] = (sum[channel] ?? 0) + (pixel?.[channel] ?? 0);
  }
  return sum.map((value) => value / (to - from));
}
