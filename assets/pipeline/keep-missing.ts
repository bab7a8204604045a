import { join } from 'node:path';
import { readSoundList } from './sound/sprite.ts';
import { type Bundle, namesIn, type Picture, type RasterKeys } from './bundles.ts';

/** Paths of the pictures and names of the cues that the scenes need from each folder. */
export type Needed = ReadonlyMap<
  string,
  {
    readonly pictures: { keys(): Iterable<string> };
    readonly sounds: { keys(): Iterable<string> };
  }
>;

/** Keys of the last packed rasters of each picture of a bundle, by its path below the folder. */
export type PackedPictures = Readonly<Record<string, RasterKeys>>;

/** Options of the search for missing files. */
export interface KeepMissingOptions {
  readonly assets: string;
  /** Previously packed pictures of each bundle, by its name; empty before the first run. */
  readonly before: ReadonlyMap<string, PackedPictures>;
  /** Only the bundles of these names; all by default. */
  readonly names?: readonly string[] | undefined;
  /** Called only when something is missing, or when nothing was ever packed. */
  readonly readNeeded: () => Promise<Needed>;
}

/**
 * Replaces missing files that the scenes need with their previously packed versions. Rejects with a list of the
 * needed files that have none. New requirements of a scene are left to the check.
 */
export async function keepMissing(
  bundles: readonly Bundle[],
  { assets, before, names, readNeeded }: KeepMissingOptions,
): Promise<Bundle[]> {
  const isLookedAt = (name: string): boolean => names?.includes(name) !== false;
  const isFirst = before.size === 0;
  const gone = new Map<string, Gone>();
  for (const bundle of bundles.filter(({ name }) => isLookedAt(name))) {
    const known = before.get(bundle.name);
    if (known) gone.set(bundle.name, goneSince(bundle, known));
  }
  const isFolderGone = [...before.keys()].some(
    (name) => isLookedAt(name) && !bundles.some((bundle) => bundle.name === name),
  );
  if (!isFirst && !isFolderGone && [...gone.values()].every(isNothing)) return [...bundles];

  const needed = await readNeeded();
  const lost = [...needed.keys()]
    .filter((name) => isLookedAt(name) && (isFirst || before.has(name)))
    .filter((name) => !bundles.some((bundle) => bundle.name === name))
    .map((name) => missingText(join(assets, name)));
  const filled = bundles.map((bundle) => {
    const asked = needed.get(bundle.name);
    if (!asked || !isLookedAt(bundle.name)) return bundle;
    const all = goneOf(bundle, { pictures: asked.pictures.keys(), cues: asked.sounds.keys() });
    const since = isFirst ? all : gone.get(bundle.name);
    const missing = {
      pictures: all.pictures.filter((path) => since?.pictures.includes(path)),
      cues: all.cues.filter((cue) => since?.cues.includes(cue)),
    };
    return isNothing(missing) ? bundle : fill(bundle, missing, before.get(bundle.name) ?? {}, lost);
  });
  if (lost.length > 0) throw new Error(lost.join('\n'));
  return filled;
}

/** Returns the message for a needed file that is missing and has no previously packed version. */
export const missingText = (file: string): string =>
  `${file}: missing. The game needs it, and there is nothing from before to show in its place: put it back.`;

/** Returns the message for a needed file that is missing while its previously packed version stays in use. */
export const keptText = (file: string): string =>
  `${file}: missing. What was there before goes on in its place; put it back.`;

/** Returns a picture's path below its bundle's folder, without extension. */
export function picturePath(kind: 'art' | 'light', { name }: Pick<Picture, 'name'>): string {
  if (kind === 'light') return `light/${name}`;
  return name.includes('/') ? `glyphs/${name}` : name;
}

/** Returns the path of a cue's file. */
export const cueFile = ({ folder }: Pick<Bundle, 'folder'>, cue: string): string =>
  join(folder, 'sounds', `${cue}.wav`);

/** Missing files of a bundle: pictures by path, cues by name. */
interface Gone {
  readonly pictures: readonly string[];
  readonly cues: readonly string[];
}

const pathsOf = ({ art, light }: Bundle): Set<string> =>
  new Set([
    ...art.map((picture) => picturePath('art', picture)),
    ...light.map((picture) => picturePath('light', picture)),
  ]);

/** Returns the items of `asked` that are missing in the bundle's folder. */
function goneOf(bundle: Bundle, asked: { pictures: Iterable<string>; cues: Iterable<string> }): Gone {
  const [paths, files] = [pathsOf(bundle), new Set(namesIn(join(bundle.folder, 'sounds')))];
  return {
    pictures: [...asked.pictures].filter((path) => !paths.has(path)),
    cues: [...asked.cues].filter((cue) => !files.has(`${cue}.wav`)),
  };
}

/** Returns the previously packed files of a bundle that are missing now. */
function goneSince(bundle: Bundle, before: PackedPictures): Gone {
  const cues = Object.keys(readSoundList(join(bundle.folder, 'sound.json'))?.sprite ?? {});
  return goneOf(bundle, { pictures: Object.keys(before), cues });
}

const isNothing = ({ pictures, cues }: Gone): boolean => pictures.length + cues.length === 0;

/** Returns the bundle with previous versions of what is `gone`; adds messages for the rest to `lost`. */
function fill(bundle: Bundle, gone: Gone, before: PackedPictures, lost: string[]): Bundle {
  const kept: Record<'art' | 'light', Picture[]> = { art: [], light: [] };
  for (const path of gone.pictures) {
    const file = join(bundle.folder, `${path}.svg or .png`);
    const rasters = before[path];
    const [, folder, name = path] = /^(light|glyphs)\/(.+)$/.exec(path) ?? [];
    if (rasters) kept[folder === 'light' ? 'light' : 'art'].push({ name, file, before: rasters });
    else lost.push(missingText(file));
  }
  // The encoded sounds contain every cue that was ever saved.
  const encoded = bundle.sound ? (readSoundList(join(bundle.folder, 'sound.json'))?.sprite ?? {}) : {};
  for (const cue of gone.cues) if (!(cue in encoded)) lost.push(missingText(cueFile(bundle, cue)));
  return {
    ...bundle,
    art: [...bundle.art, ...kept.art],
    light: [...bundle.light, ...kept.light],
    keptCues: gone.cues,
  };
}
