import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a .br and a .gz beside every text file, at the highest level, so that the server compresses nothing. */
export function compressedTwins(): Plugin {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  let out = '';
  return {
    name: 'perya:compressed-twins',
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
          await writeFile(
            `${path}.br`,
            await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
          await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }));
        }
      },
    },
  };
}
