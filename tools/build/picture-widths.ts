import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** Folder that caches resized pictures, by a hash of the original. */
const MADE = join(ROOT, '.cache/picture-widths');
const QUALITY = 70;

/** Makes an import of `picture.webp?width=720` the address of a file 720 px wide; in development of the original. */
export function pictureWidths(): Plugin {
  return {
    name: 'perya:picture-widths',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, path = '', width = ''] = /^(\..*\.webp)\?width=(\d+)$/.exec(source) ?? [];
      if (path === '' || importer === undefined) return null;
      return resized(join(dirname(importer), path), Number(width));
    },
  };
}

async function resized(path: string, width: number): Promise<string> {
  const picture = await readFile(path);
  const key = createHash('sha256').update(`${width} ${QUALITY} `).update(picture).digest('hex').slice(0, 24);
  const made = join(MADE, key, `${basename(path, '.webp')}-${width}.webp`);
  if (existsSync(made)) return made;
  await mkdir(dirname(made), { recursive: true });
  await writeWhole(made, await sharp(picture).resize({ width }).webp({ quality: QUALITY }).toBuffer());
  return made;
}
