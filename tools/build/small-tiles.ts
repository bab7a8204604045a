import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';
import { writeWhole } from './write-whole.ts';

const TILES = join(ROOT, 'assets/lobby/tiles');
/** Folder that caches resized tiles, by a hash of the original. */
const MADE = join(ROOT, '.cache/small-tiles');
/** Folders of resized tiles beside the built lobby, each with the widths of portrait and wide tiles, px. */
const SIZES = [
  { folder: 'tiles/small', upright: 240, wide: 320 },
  { folder: 'tiles/tiny', upright: 80, wide: 120 },
] as const;
const QUALITY = 70;

type Size = (typeof SIZES)[number];

/**
 * Writes every game's tile (its picture in the lobby) in two smaller sizes beside the built lobby: one for the grid on
 * a phone, one for the space beside a line of text.
 */
export function smallTiles(): Plugin {
  let out = '';
  return {
    name: 'perya:small-tiles',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    async writeBundle() {
      const names = (await readdir(TILES)).filter((name) => name.endsWith('.webp'));
      await mkdir(MADE, { recursive: true });
      for (const size of SIZES) {
        await mkdir(join(out, size.folder), { recursive: true });
        await Promise.all(
          names.map(async (name) =>
            copyFile(await shrunk(join(TILES, name), size), join(out, size.folder, name)),
          ),
        );
      }
    },
  };
}

/** Returns the path of a resized tile; resizes the original if the tile is not in the cache. */
async function shrunk(path: string, { upright, wide }: Size): Promise<string> {
  const tile = await readFile(path);
  const key = createHash('sha256').update(`${wide} ${upright} ${QUALITY} `).update(tile).digest('hex');
  const made = join(MADE, `${key.slice(0, 24)}.webp`);
  if (existsSync(made)) return made;
  const { width, height } = await sharp(tile).metadata();
  const smaller = await sharp(tile)
    .resize({ width: width > height ? wide : upright })
    .webp({ quality: QUALITY })
    .toBuffer();
  await writeWhole(made, smaller);
  return made;
}
