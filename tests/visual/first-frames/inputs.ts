/** Computes hashes of what first frames depend on: the code of their scene, and the art files of each pack. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { hallShots } from './hall-list.ts';
import { sceneFolder, sceneFolders } from '../../../assets/check/scene-folders.ts';
import { foldersIn, isHallPack, packsIn } from '../../../assets/pipeline/bundles.ts';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ASSETS = join(ROOT, 'assets');
const PICTURES = /\.(?:svg|png|webp)$|^pack\.json$/;

/** Folder of the first frames. */
export const FRAMES = join(ASSETS, 'first-frames');
/** Folder of the hall's first frames. */
export const HALL_FRAMES = join(ASSETS, 'hall-frames');
/** Name of the default pack. */
export const DEFAULT = 'default';

/** Returns the names of the scenes that have a first frame. */
export const framedScenes = (): string[] =>
  [...sceneFolders()].flatMap(([name, folder]) =>
    existsSync(join(ROOT, folder, 'first-frame.ts')) ? [name] : [],
  );

/** Returns the names of all art packs of the lobby, beginning with DEFAULT. */
export const packNames = (): string[] => [
  DEFAULT,
  ...foldersIn(packsIn(ASSETS)).filter((name) => !isHallPack(name)),
];

/** Returns a hash of a scene's compiled code, which comments and line breaks do not change. */
async function codeHash(scene: string): Promise<string> {
  const folder = sceneFolder(scene);
  const from = (file: string): string => JSON.stringify(`./${folder}/${file}.ts`);
  const files = ['studio', 'first-frame'].filter((file) => existsSync(join(ROOT, folder, `${file}.ts`)));
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from ${from(file)};`).join(' '),
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'error',
  });
  return hashOf(outputFiles.map(({ text }) => text));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => PICTURES.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

const artHash = (folders: readonly string[]): string =>
  hashOf(folders.flatMap(filesIn).flatMap((file) => [file.slice(ROOT.length), readFileSync(file)]));

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Returns hashes of what a scene's first frames depend on now, by art pack. */
export async function inputsOf(scene: string): Promise<Readonly<Record<string, string>>> {
  const code = await codeHash(scene);
  const own = [join(ASSETS, scene), join(ASSETS, 'parts')];
  return Object.fromEntries(
    packNames().map((pack) => {
      const over =
        pack === DEFAULT ? [] : own.map((folder) => folder.replace(ASSETS, join(ASSETS, 'packs', pack)));
      return [pack, hashOf([code, artHash([...own, ...over])])];
    }),
  );
}

/** Returns hashes of what each first frame of a hall scene depends on now, by file name. */
export async function hallInputsOf(scene: string): Promise<Readonly<Record<string, string>>> {
  const code = await codeHash(scene);
  const own = [join(ASSETS, scene), join(ASSETS, 'parts')];
  const art = artHash(own);
  return Object.fromEntries(
    hallShots(scene).map(({ name, pack, title, ...rest }) => {
      const over = [
        ...(pack === undefined ? [] : [join(ASSETS, 'packs', pack)]),
        ...(title === undefined ? [] : [join(ASSETS, 'titles', title)]),
      ];
      return [
        name,
        hashOf([code, art, artHash(over), JSON.stringify({ ...rest, without: rest.without?.source })]),
      ];
    }),
  );
}
