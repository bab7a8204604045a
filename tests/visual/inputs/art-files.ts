import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** A bundle in a manifest of packed art. */
interface Bundle {
  readonly sound?: unknown;
}
type Manifest = Readonly<Record<string, Bundle>>;

/** Hashes of packed art. */
export interface ArtFiles {
  /** Returns the hash of the pictures that a scene gets from the default art, or from a pack that overrides it. */
  hash(scene: string, pack?: string): Promise<string>;
}

/** Name of the bundle with pictures of all scenes. */
const SHARED = 'parts';

/** Opens a folder of packed art (`.art`). */
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

/** Returns the text with every file name in it replaced by the hash of its content; a sheet names its image itself. */
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
