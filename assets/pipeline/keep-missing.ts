import { join } from 'node:path';
import { readSoundList } from '../make/sound/sprite.ts';
import { type Bundle, namesIn, type Picture, type RasterKeys } from './bundles.ts';

/** Paths of the pictures and names of the cues that the scenes ask of each folder. */
export type Needed = ReadonlyMap<
  string,
  {
    readonly pictures: { keys(): Iterable<string> };
    readonly sounds: { keys(): Iterable<string> };
  }
>;

/** The keys of the rasters that each picture of a bundle was last packed as, by its path below the folder. */
export type PackedPictures = Readonly<Record<string, RasterKeys>>;

/** Where missing files are looked for. */
export interface KeepMissingOptions {
  readonly assets: string;
  /** What each bundle was packed as before, by its name; empty when nothing ever was. */
  readonly before: ReadonlyMap<string, PackedPictures>;
  /** Only the bundles of these names; all when left out. */
  readonly names?: readonly string[] | undefined;
  /** Called only when something is gone, or when nothing was ever packed. */
  readonly readNeeded: () => Promise<Needed>;
}

/**
 * Fills in what the scenes need and is gone from what was packed before. Rejects, in words, with
 * every needed file of which there is nothing from before. What a scene has begun to ask for since is left to the check.
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

/** What is said of a needed file that is gone and of which nothing was packed before. */
export const missingText = (file: string): string =>
  `${file}: missing. The game needs it, and there is nothing from before to show in its place: put it back.`;

/** What is said of a needed file that is gone while what was packed of it before goes on. */
export const keptText = (file: string): string =>
  `${file}: missing. What was there before goes on in its place; put it back.`;

/** A picture's path below its bundle's folder, without ending. */
export function picturePath(kind: 'art' | 'light', { name }: Pick<Picture, 'name'>): string {
  if (kind === 'light') return `light/${name}`;
  return name.includes('/') ? `glyphs/${name}` : name;
}

/** The file of a cue. */
export const cueFile = ({ folder }: Pick<Bundle, 'folder'>, cue: string): string =>
  join(folder, 'sounds', `${cue}.wav`);

/** What is gone of a bundle: pictures by path, cues by name. */
interface Gone {
  readonly pictures: readonly string[];
  readonly cues: readonly string[];
}

const pathsOf = ({ art, light }: Bundle): Set<string> =>
  new Set([
    ...art.map((picture) => picturePath('art', picture)),
    ...light.map((picture) => picturePath('light', picture)),
  ]);

/** What of `asked` is not in the bundle's folder. */
function goneOf(bundle: Bundle, asked: { pictures: Iterable<string>; cues: Iterable<string> }): Gone {
  const [paths, files] = [pathsOf(bundle), new Set(namesIn(join(bundle.folder, 'sounds')))];
  return {
    pictures: [...asked.pictures].filter((path) => !paths.has(path)),
    cues: [...asked.cues].filter((cue) => !files.has(`${cue}.wav`)),
  };
}

/** What was packed of a bundle before and is gone. */
function goneSince(bundle: Bundle, before: PackedPictures): Gone {
  const cues = Object.keys(readSoundList(join(bundle.folder, 'sound.json'))?.sprite ?? {});
  return goneOf(bundle, { pictures: Object.keys(before), cues });
}

const isNothing = ({ pictures, cues }: Gone): boolean => pictures.length + cues.length === 0;

/** The bundle with what there is from before of what is `gone`; adds to `lost` what is said of the rest. */
function fill(bundle: Bundle, gone: Gone, before: PackedPictures, lost: string[]): Bundle {
  const kept: Record<'art' | 'light', Picture[]> = { art: [], light: [] };
  for (const path of gone.pictures) {
    const file = join(bundle.folder, `${path}.svg or .png`);
    const rasters = before[path];
    const [, folder, name = path] = /^(light|glyphs)\/(.+)$/.exec(path) ?? [];
    if (rasters) kept[folder === 'light' ? 'light' : 'art'].push({ name, file, before: rasters });
    else lost.push(missingText(file));
  }
  // The encoded sounds hold every cue that was ever saved.
  const encoded = bundle.sound ? (readSoundList(join(bundle.folder, 'sound.json'))?.sprite ?? {}) : {};
  for (const cue of gone.cues) if (!(cue in encoded)) lost.push(missingText(cueFile(bundle, cue)));
  return {
    ...bundle,
    art: [...bundle.art, ...kept.art],
    light: [...bundle.light, ...kept.light],
    keptCues: gone.cues,
  };
}
