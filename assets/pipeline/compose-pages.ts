import { MaxRectsPacker } from 'maxrects-packer';
import type { Pixels } from './pixels.ts';
import type { Raster } from './rasterise.ts';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Place of a picture on its page, in the format of PixiJS. */
export interface Frame {
  frame: Box;
  rotated: boolean;
  trimmed: boolean;
  spriteSourceSize: Box;
  sourceSize: { w: number; h: number };
}

/** A packed page: its pixels and the place of each picture. */
export interface PackedPage {
  readonly pixels: Pixels;
  readonly frames: Readonly<Record<string, Frame>>;
}

/** A rectangle for a picture, as the packer has placed it. */
interface PlacedRect {
  width: number;
  height: number;
  x: number;
  y: number;
  rot: boolean;
  raster: Raster;
}

/**
 * Places pictures on pages, each trimmed to its visible part. The pictures are placed in the order of `rasters`;
 * starting with the largest wastes the least space.
 */
export function composePages(
  rasters: readonly Raster[],
  [width, height]: readonly [number, number],
  padding: number,
): PackedPage[] {
  const packer = new MaxRectsPacker<PlacedRect>(width, height, padding, {
    smart: true,
    pot: false,
    border: padding,
    allowRotation: false,
  });
  for (const raster of rasters)
    packer.add({ width: raster.cut.width, height: raster.cut.height, x: 0, y: 0, rot: false, raster });
  const all = packer.bins.flatMap(({ rects }) => rects);
  const size = {
    width: Math.max(...all.map((rect) => rect.x + rect.width)) + padding,
    height: Math.max(...all.map((rect) => rect.y + rect.height)) + padding,
  };
  return packer.bins.map(({ rects }) => {
    const data = Buffer.alloc(size.width * size.height * 4);
    for (const rect of rects) paste(data, size.width, rect);
    return {
      pixels: { ...size, data },
      frames: Object.fromEntries(rects.map((rect) => [rect.raster.name, frameOf(rect)])),
    };
  });
}

function paste(page: Buffer, width: number, { x, y, raster: { cut, pixels } }: PlacedRect): void {
  const line = cut.width * 4;
  for (let row = 0; row < cut.height; row++)
    pixels.copy(page, ((y + row) * width + x) * 4, row * line, (row + 1) * line);
}

function frameOf({ x, y, rot, raster: { cut, width, height } }: PlacedRect): Frame {
  const size = { w: cut.width, h: cut.height };
  return {
    frame: { x, y, ...size },
    rotated: rot,
    trimmed: cut.width < width || cut.height < height,
    spriteSourceSize: { x: cut.left, y: cut.top, ...size },
    sourceSize: { w: width, h: height },
  };
}
