import sharp from 'sharp';
import type { Viewport } from './page-list.ts';

/** Photographs of a page in one viewport. */
export interface SheetRow {
  readonly viewport: Viewport;
  readonly pictures: readonly Buffer[];
}

/** Gap between two captures, px. */
const GAP = 16;
const BACKGROUND = '#6b6b76';

/** Joins all photographs of a page into one picture, without scaling; viewports are below each other. */
export async function composeSheet(rows: readonly SheetRow[]): Promise<Buffer> {
  let top = GAP;
  let right = 0;
  const placed = rows.flatMap(({ viewport, pictures }) => {
    const { width, height } = viewport;
    const row = pictures.map((input, index) => {
      const column = index % viewport.columns;
      const left = GAP + column * (width + GAP);
      right = Math.max(right, left + width + GAP);
      return { input, left, top: top + Math.floor(index / viewport.columns) * (height + GAP) };
    });
    top += Math.ceil(pictures.length / viewport.columns) * (height + GAP);
    return row;
  });
  return sharp({ create: { width: right, height: top, channels: 3, background: BACKGROUND } })
    .composite(placed)
    .png({ compressionLevel: 2 })
    .toBuffer();
}
