import { MaxRectsPacker } from 'maxrects-packer';
import sharp from 'sharp';
import type { Raster } from './rasterise.ts';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a picture lies on its page, in Pixi's format. */
export interface Frame {
  frame: Box;
  rotated: boolean;
  trimmed: boolean;
  spriteSourceSize: Box;
  sourceSize: { w: number; h: number };
}

/** A page as it was packed: a PNG file, and where each picture lies. */
export interface PackedPage {
  readonly texture: Buffer;
  readonly frames: Readonly<Record<string, Frame>>;
  readonly size: { readonly w: number; readonly h: number };
}

/** A picture where the packer has laid it. */
interface Laid {
  width: number;
  height: number;
  x: number;
  y: number;
  rot: boolean;
  raster: Raster;
}

/**
 * Lays pictures on pages, each cut to what shows of it. Pages hold raw pixels until they are whole, so that no picture is
 * encoded and decoded on its way. The order of `rasters` decides the layout: the largest first waste least.
 */
export async function composePages(
  rasters: readonly Raster[],
  [width, height]: readonly [number, number],
  padding: number,
): Promise<PackedPage[]> {
  const packer = new MaxRectsPacker<Laid>(width, height, padding, {
    smart: true,
    pot: false,
    border: padding,
    allowRotation: false,
  });
  for (const raster of rasters)
    packer.add({ width: raster.cut.width, height: raster.cut.height, x: 0, y: 0, rot: false, raster });
  const all = packer.bins.flatMap(({ rects }) => rects);
  const size = {
    w: Math.max(...all.map((rect) => rect.x + rect.width)) + padding,
    h: Math.max(...all.map((rect) => rect.y + rect.height)) + padding,
  };
  return Promise.all(
    packer.bins.map(async ({ rects }) => {
      const page = Buffer.alloc(size.w * size.h * 4);
      for (const rect of rects) paste(page, size.w, rect);
      const texture = await sharp(page, { raw: { width: size.w, height: size.h, channels: 4 } })
        .png()
        .toBuffer();
      return {
        texture,
        size,
        frames: Object.fromEntries(rects.map((rect) => [rect.raster.name, frameOf(rect)])),
      };
    }),
  );
}

function paste(page: Buffer, width: number, { x, y, raster: { cut, pixels } }: Laid): void {
  const line = cut.width * 4;
  for (let row = 0; row < cut.height; row++)
    pixels.copy(page, ((y + row) * width + x) * 4, row * line, (row + 1) * line);
}

function frameOf({ x, y, rot, raster: { cut, width, height } }: Laid): Frame {
  const size = { w: cut.width, h: cut.height };
  return {
    frame: { x, y, ...size },
    rotated: rot,
    trimmed: cut.width < width || cut.height < height,
    spriteSourceSize: { x: cut.left, y: cut.top, ...size },
    sourceSize: { w: width, h: height },
  };
}
