import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BundleBytes, BytesReport } from '../protocol.ts';

interface Entry {
  readonly art?: { readonly sheets: readonly string[] };
  readonly light?: { readonly sheets: readonly string[] };
  readonly sound?: { readonly webm: string; readonly m4a: string };
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

async function sheetBytes(folder: string, sheets: readonly string[] = []): Promise<number> {
  const sizes = await Promise.all(
    sheets.map(async (sheet) => {
      const text = await readFile(join(folder, sheet), 'utf8').catch(() => '{}');
      const { meta } = JSON.parse(text) as { meta?: { image?: string } };
      return text.length + (meta?.image === undefined ? 0 : await sizeOf(join(folder, meta.image)));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readBundles(folder: string): Promise<Record<string, BundleBytes>> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  const entries = Object.entries(JSON.parse(text) as Record<string, Entry>);
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([bundle, { art, light, sound }]) => [
        bundle,
        {
          art: await sheetBytes(folder, art?.sheets),
          light: await sheetBytes(folder, light?.sheets),
          sound: sound
            ? Math.max(await sizeOf(join(folder, sound.webm)), await sizeOf(join(folder, sound.m4a)))
            : 0,
        },
      ]),
    ),
  );
}

/**
 * Returns the bytes of each scene's own code. A built chunk belongs to the scene whose name and examples it contains.
 */
async function readCode(folder: string, scenes: readonly string[]): Promise<Record<string, number>> {
  // The folder also keeps chunks of earlier builds for pages that are still open; those chunks are not counted.
  const note = await readFile(`${dirname(folder)}-earlier.json`, 'utf8').catch(() => '{}');
  const earlier = JSON.parse(note) as Readonly<Record<string, number>>;
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.endsWith('.js') && file.startsWith('definition') && !(`assets/${file}` in earlier),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      const scene = scenes.find((name) =>
        [`"${name}"`, `'${name}'`, `\`${name}\``].some((quoted) => text.includes(`name:${quoted}`)),
      );
      return scene === undefined ? [] : [[scene, Buffer.byteLength(text)] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Measures all packed bundles under the folder `art`, and the scenes' code under `builtAssets` of the built lobby. */
export async function weighBundles(art: string, builtAssets: string): Promise<BytesReport> {
  const bundles = await readBundles(art);
  const packs = (await readdir(join(art, 'packs'), { withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isDirectory(),
  );
  return {
    bundles,
    packs: Object.fromEntries(
      await Promise.all(
        packs.map(async ({ name }) => [name, await readBundles(join(art, 'packs', name))] as const),
      ),
    ),
    code: await readCode(builtAssets, Object.keys(bundles)),
  };
}
