import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PHONE } from './engines.ts';

/** Folder of a run's pictures: it contains a folder for each engine, and one for the sheets. */
export const PICTURES = fileURLToPath(new URL('../../dist/engines/', import.meta.url));
const SHEETS = join(PICTURES, 'sheets');
const GAP = 8;

/** Creates a sheet for each screenshot, with the engines side by side in the given order. */
export async function laySheets(engines: readonly string[], pictures: readonly string[]): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  const width = GAP + engines.length * (PHONE.width + GAP);
  for (const name of pictures) {
    const placed = engines.flatMap((engine, index) => {
      const input = join(PICTURES, engine, name);
      return existsSync(input) ? [{ input, left: GAP + index * (PHONE.width + GAP), top: GAP }] : [];
    });
    await sharp({ create: { width, height: PHONE.height + 2 * GAP, channels: 3, background: '#6b6b76' } })
      .composite(placed)
      .png()
      .toFile(join(SHEETS, name));
  }
}
