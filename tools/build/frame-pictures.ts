import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'assets/first-frames');
/** Matches the code with which a page imports the pictures of a scene's first frame (src/rounds/first-frame.tsx). */
const PICTURES =
  /import\.meta\.glob<string>\(\s*'[^']*\/first-frames\/([\w-]+)\/\*\/\*\.\*',\s*\{[^}]*\}\s*,?\s*\)/;

/**
 * Gives the pictures of a scene's first frame addresses that code can compute, with one hash for all of them. Otherwise
 * a page would contain the path and the hash of each picture, up to forty.
 */
export function framePictures(): Plugin {
  return {
    name: 'perya:frame-pictures',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*frame\.ts$/, code: PICTURES },
      async handler(code) {
        const [whole = '', scene = ''] = PICTURES.exec(code) ?? [];
        const packs = await readPacks(scene);
        const hash = hashOf(packs.flatMap(({ pictures }) => pictures.map(({ bytes }) => bytes)));
        for (const { pack, pictures } of packs)
          for (const { file, bytes } of pictures)
            this.emitFile({
              type: 'asset',
              fileName: `assets/${scene}-${pack}-${hash}-${file}`,
              source: bytes,
            });
        const files = Object.fromEntries(
          packs.map(({ pack, pictures }) => [pack, pictures.map(({ file }) => file).join(' ')]),
        );
        const addresses = `Object.fromEntries(Object.entries(${JSON.stringify(files)}).flatMap(([pack, files]) =>
          files.split(' ').map((file) => [pack + '/' + file, '/assets/${scene}-' + pack + '-${hash}-' + file])))`;
        return { code: code.replace(whole, () => addresses), map: null };
      },
    },
  };
}

/** The pictures of a scene's first frame in one art pack. */
interface Pack {
  readonly pack: string;
  readonly pictures: readonly { readonly file: string; readonly bytes: Buffer }[];
}

async function readPacks(scene: string): Promise<readonly Pack[]> {
  const entries = await readdir(join(FOLDER, scene), { withFileTypes: true });
  const packs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    packs.toSorted().map(async (pack) => {
      const folder = join(FOLDER, scene, pack);
      const files = (await readdir(folder)).toSorted();
      const read = async (file: string) => ({ file, bytes: await readFile(join(folder, file)) });
      return { pack, pictures: await Promise.all(files.map(read)) };
    }),
  );
}

function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of contents) hash.update(bytes);
  return hash.digest('base64url').slice(0, 8);
}
