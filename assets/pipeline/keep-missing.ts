import { join } from 'node:path';
import { readSoundList } from './sound/sprite.ts';
import { type Bundle, namesIn, type Picture, type RasterKeys } from './bundles.ts';

/** What the scenes need from each folder: paths of pictures and names of cues. */
export type Needed = ReadonlyMap<
  string,
  {
    readonly pictures: { keys(): Iterable<string> };
    readonly sounds: { keys(): Iterable<string> };
  }
>;

/** Keys of the cached rasters of a bundle's pictures, by path of the picture below the bundle's folder. */
export type PackedPictures = Readonly<Record<string, RasterKeys>>;

/** Options of the search for missing files. */
export interface KeepMissingOptions {
  readonly assets: string;
  /** The pictures packed last, by name of their bundle; empty before the first run. */
  readonly before: ReadonlyMap<string, PackedPictures>;
  /** Names of the bundles to search; default: all. */
  readonly names?: readonly string[] | undefined;
  /** Reads what the scenes need. Called only if a file is missing, or if nothing has been packed yet. */
  readonly readNeeded: () => Promise<Needed>;
}

/**
 * Replaces missing files that the scenes need by the versions packed last. Rejects with a list of the files that were
 * never packed. A file that a scene has only just declared is ignored here; the asset check reports it.
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

/** Returns the message for a needed file that is missing and was never packed. */
export const missingText = (file: string): string =>
  `${file}: missing. The game needs it, and there is nothing from before to show in its place: put it back.`;

/** Returns the message for a needed file that is missing, but whose version packed last is still used. */
export const keptText = (file: string): string =>
  `${file}: missing. What was there before goes on in its place; put it back.`;

/** Returns the path of a picture below its bundle's folder, without extension. */
export function picturePath(kind: 'art' | 'light', { name }: Pick<Picture, 'name'>): string {
  if (kind === 'light') return `light/${name}`;
  return name.includes('/') ? `glyphs/${name}` : name;
}

/** Returns the path of the WAV file of a cue. */
export const cueFile = ({ folder }: Pick<Bundle, 'folder'>, cue: string): string =>
  join(folder, 'sounds', `${cue}.wav`);

/** Files that are missing in a bundle: paths of pictures and names of cues. */
interface Gone {
  readonly pictures: readonly string[];
  readonly cues: readonly string[];
}

const pathsOf = ({ art, light }: Bundle): Set<string> =>
  new Set([
    ...art.map((picture) => picturePath('art', picture)),
    ...light.map((picture) => picturePath('light', picture)),
  ]);

/** Returns which of the pictures and cues in `asked` are missing in the bundle's folder. */
function goneOf(bundle: Bundle, asked: { pictures: Iterable<string>; cues: Iterable<string> }): Gone {
  const [paths, files] = [pathsOf(bundle), new Set(namesIn(join(bundle.folder, 'sounds')))];
  return {
    pictures: [...asked.pictures].filter((path) => !paths.has(path)),
    cues: [...asked.cues].filter((cue) => !files.has(`${cue}.wav`)),
  };
}

/** Returns the files of a bundle that were packed last but are missing now. */
function goneSince(bundle: Bundle, before: PackedPictures): Gone {
  const cues = Object.keys(readSoundList(join(bundle.folder, 'sound.json'))?.sprite ?? {});
  return goneOf(bundle, { pictures: Object.keys(before), cues });
}

const isNothing = ({ pictures, cues }: Gone): boolean => pictures.length + cues.length === 0;

/**
 * Returns the bundle with its missing files replaced by the versions packed last. Messages for files that were never
 * packed are added to `lost`.
 */
function fill(bundle: Bundle, gone: Gone, before: PackedPictures, lost: string[]): Bundle {
  const kept: Record<'art' | 'light', Picture[]> = { art: [], light: [] };
  for (const path of gone.pictures) {
    const file = join(bundle.folder, `${path}.svg or .png`);
    const rasters = before[path];
    const [, folder, name = path] = /^(light|glyphs)\/(.+)$/.exec(path) ?? [];
    if (rasters) kept[folder === 'light' ? 'light' : 'art'].push({ name, file, before: rasters });
    else lost.push(missingText(file));
  }
  // A missing cue is still in the encoded sounds if it was encoded once.
  const encoded = bundle.sound ? (readSoundList(join(bundle.folder, 'sound.json'))?.sprite ?? {}) : {};
  for (const cue of gone.cues) if (!(cue in encoded)) lost.push(missingText(cueFile(bundle, cue)));
  return {
    ...bundle,
    art: [...bundle.art, ...kept.art],
    light: [...bundle.light, ...kept.light],
    keptCues: gone.cues,
  };
}
