import sharp from 'sharp';
import type { Screen } from './page-list.ts';

/** A page's photographs on one screen. */
export interface Row {
  readonly screen: Screen;
  readonly pictures: readonly Buffer[];
}

/** Between two photographs, px. */
const GAP = 16;
const GROUND = '#6b6b76';

/** One picture with all photographs of a page, screen below screen, every pixel as it was taken. */
export async function sheetOf(rows: readonly Row[]): Promise<Buffer> {
  let top = GAP;
  let right = 0;
  const places = rows.flatMap(({ screen, pictures }) => {
    const { width, height } = screen;
    const placed = pictures.map((input, index) => {
      const column = index % screen.columns;
      const left = GAP + column * (width + GAP);
      right = Math.max(right, left + width + GAP);
      return { input, left, top: top + Math.floor(index / screen.columns) * (height + GAP) };
    });
    top += Math.ceil(pictures.length / screen.columns) * (height + GAP);
    return placed;
  });
  return sharp({ create: { width: right, height: top, channels: 3, background: GROUND } })
    .composite(places)
    .png({ compressionLevel: 2 })
    .toBuffer();
}
