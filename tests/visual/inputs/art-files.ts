import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** What a manifest of packed art says of one bundle. */
interface Bundle {
  readonly sound?: unknown;
}
type Manifest = Readonly<Record<string, Bundle>>;

/** Reads the hashes of packed art. */
export interface ArtFiles {
  /** Of the pictures that a scene gets from the default art, or from a pack that is laid over it. */
  hash(scene: string, pack?: string): Promise<string>;
}

/** Pictures of all scenes. */
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

/** The text with the hash of its content for every file that it names; a sheet names its image itself. */
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
