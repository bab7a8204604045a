import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { visits } from './visits.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Folder of the screenshots of all game titles, and of the sheets that join them. */
export const PICTURES = join(ROOT, '.cache', 'robot');
/** Width of each screenshot on a sheet, px. */
export const PICTURE_WIDTH = 234;
const PICTURE_HEIGHT = 507;
const GAP = 8;
const COLUMNS = 8;
const ROWS = 3;

/** Joins the screenshots of all game titles into a few large pictures for review; prints the paths of these sheets. */
export default async function contactSheets(): Promise<void> {
  const pictures = visits()
    .flat()
    .map(({ gameId }) => join(PICTURES, `${gameId}.jpg`))
    .filter((file) => existsSync(file));
  const sheets = Math.ceil(pictures.length / (COLUMNS * ROWS));
  for (let sheet = 0; sheet < sheets; sheet++) {
    const shown = pictures.slice(sheet * COLUMNS * ROWS, (sheet + 1) * COLUMNS * ROWS);
    const placed = await Promise.all(
      shown.map(async (file, index) => ({
        input: await readFile(file),
        left: GAP + (index % COLUMNS) * (PICTURE_WIDTH + GAP),
        top: GAP + Math.floor(index / COLUMNS) * (PICTURE_HEIGHT + GAP),
      })),
    );
    const size = {
      width: GAP + COLUMNS * (PICTURE_WIDTH + GAP),
      height: GAP + ROWS * (PICTURE_HEIGHT + GAP),
    };
    const file = join(PICTURES, `sheet-${sheet + 1}.png`);
    await writeFile(
      file,
      await sharp({ create: { ...size, channels: 3, background: '#6b6b76' } })
        .composite(placed)
        .png()
        .toBuffer(),
    );
    console.log(`contact sheet: ${relative(ROOT, file)}`);
  }
}
