import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { writeWhole } from './write-whole.ts';

/** Name of the plugin, by which builds for screenshots leave it out. */
export const PRECOMPRESS = 'perya:precompress';

/** Writes a .br and a .gz copy of every text file at the highest level, so that the server need not compress. */
export function precompress(): Plugin {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  const fromBrotli = promisify(brotliDecompress);
  const isCopy = (path: string, bytes: Buffer): Promise<boolean> =>
    readFile(path)
      .then(fromBrotli)
      .then(
        (whole) => whole.equals(bytes),
        () => false,
      );
  let out = '';
  return {
    name: PRECOMPRESS,
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      out = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(out, { recursive: true });
        const texts = names.filter((name) => /\.(?:js|css|html|json|svg|webmanifest|txt)$/.test(name));
        for (const name of texts) {
          const path = join(out, name);
          const bytes = await readFile(path);
          // Skips a file that an earlier build has already compressed.
          if (await isCopy(`${path}.br`, bytes)) continue;
          await writeWhole(`${path}.gz`, await toGzip(bytes, { level: 9 }));
          await writeWhole(
            `${path}.br`,
            await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
        }
      },
    },
  };
}
