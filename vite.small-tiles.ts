import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const TILES = join(import.meta.dirname, 'assets/lobby/tiles');
/** What was made before, by the content that it was made of. */
const MADE = join(import.meta.dirname, '.cache/small-tiles');
/** Widths in px: twice of what a phone shows of a tile (src/casino/tiles.ts). */
const WIDE = 320;
const OTHERS = 240;
const QUALITY = 70;

/** Puts every game's tile in a smaller size beside the built lobby: a phone's screen has room for no more. */
export function smallTiles(): Plugin {
  let out = '';
  return {
    name: 'perya:small-tiles',
    apply: 'build',
    configResolved({ build }) {
      out = join(build.outDir, 'tiles/small');
    },
    async writeBundle() {
      await Promise.all([mkdir(out, { recursive: true }), mkdir(MADE, { recursive: true })]);
      const names = (await readdir(TILES)).filter((name) => name.endsWith('.webp'));
      await Promise.all(
        names.map(async (name) => {
          const tile = await readFile(join(TILES, name));
          const key = createHash('sha256').update(`${WIDE} ${OTHERS} ${QUALITY} `).update(tile).digest('hex');
          const made = join(MADE, `${key.slice(0, 24)}.webp`);
          if (!existsSync(made)) await writeFile(made, await shrink(tile));
          await copyFile(made, join(out, name));
        }),
      );
    },
  };
}

async function shrink(tile: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(tile).metadata();
  return sharp(tile)
    .resize({ width: width > height ? WIDE : OTHERS })
    .webp({ quality: QUALITY })
    .toBuffer();
}
