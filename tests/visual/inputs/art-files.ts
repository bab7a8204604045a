import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** A scene's entry in the manifest of packed art. */
interface Bundle {
  readonly sound?: unknown;
}
type Manifest = Readonly<Record<string, Bundle>>;

/** Computes hashes of packed art. */
export interface ArtFiles {
  /** Returns the hash of a scene's pictures in the default art, or of those that replace them in a pack. */
  hash(scene: string, pack?: string): Promise<string>;
}

/** Name of the bundle with the pictures that all scenes share. */
const SHARED = 'parts';

/** Opens a folder of packed art, usually `.art`. */
export function openArtFiles(folder: string): ArtFiles {
  const hashes = new Map<string, Promise<string>>();
  return {
    hash(scene, pack = '') {
      const key = `${scene} ${pack}`;
      const known =
        hashes.get(key) ?? hashOfBundles(pack === '' ? folder : join(folder, 'packs', pack), [scene, SHARED]);
      hashes.set(key, known);
      return known;
    },
  };
}

async function hashOfBundles(folder: string, bundles: readonly string[]): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const texts = await Promise.all(
    bundles.map((bundle) => {
      const { sound: _, ...visible } = manifest[bundle] ?? {};
      return withContents(JSON.stringify(visible), folder);
    }),
  );
  return hashOf(texts.join('\n'));
}

/** Replaces every file name in a text by the hash of that file. In a sheet's JSON this includes its image. */
async function withContents(text: string, folder: string): Promise<string> {
  const names = [...new Set(text.match(/[\w.-]+\.(?:json|webp|png|avif)\b/g))];
  const contents = new Map(
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(folder, name)).catch(() => undefined);
        if (content === undefined) return [name, name] as const;
        const isSheet = name.endsWith('.json');
        return [
          name,
          hashOf(isSheet ? await withContents(content.toString('utf8'), folder) : content),
        ] as const;
      }),
    ),
  );
  return text.replaceAll(/[\w.-]+\.(?:json|webp|png|avif)\b/g, (name) => contents.get(name) ?? name);
}
