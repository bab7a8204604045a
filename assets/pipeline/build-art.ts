/** Runs the pipeline once: packs the changed bundles and writes the manifests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBundles, findPackBundles, SOUND_FILES, type Bundle, type PackBundle } from './bundles.ts';
import { keepMissing, type Needed, type PackedPictures } from './keep-missing.ts';
import { isOfPack, type ManifestEntry, packBundle } from './pack-bundle.ts';
import { whenWritten } from './source-file.ts';
import { findThemes, THEME } from './themes.ts';
import { withProcessLock } from './with-process-lock.ts';
import {
  hashOf,
  openStore,
  PARTIAL,
  removeLeftovers,
  type Store,
  writeAtomically,
  writeFiles,
} from './store.ts';
import { buildTitles } from './build-titles.ts';

/** All bundles of .art/manifest.json, or of a pack's .art/packs/<pack>/manifest.json, by name. */
export type ArtManifest = Readonly<Record<string, ManifestEntry>>;

/** Name of the file in the output folder that lists the bundles which the pipeline has just packed in watch mode. */
export const CHANGED = 'changed.json';

/** Name of the file in the cache folder that records what was packed. */
const MEMORY = 'done.json';

/** Name of the manifest in the output folder, and in the output folder of each pack. */
export const MANIFEST = 'manifest.json';

/** Serialises a manifest for its file. */
export const manifestText = (manifest: ArtManifest): string => JSON.stringify(manifest, null, 1);

export interface Folders {
  /** Folder of the artists' files. */
  readonly assets: string;
  /** Folder for the packed files that the game loads. */
  readonly output: string;
  /** Folder for cached results of the pipeline. */
  readonly cache: string;
  /** Reads which files the scenes require; without it, no file is required. */
  readonly readNeeded?: () => Promise<Needed>;
}

/** Name of a bundle, and of its art pack if it belongs to one. */
export interface BundleName {
  readonly bundle: string;
  readonly pack?: string;
}

export interface BuildReport {
  readonly bundles: number;
  /** The bundles that were packed, in order of folders. */
  readonly changed: readonly BundleName[];
  /** One line for each packed sheet with its size in pixels and bytes. */
  readonly lines: readonly string[];
  /**
   * One message for each file that was not packed: unusable files of a pack, for which the default is shown, and
   * missing files of the default art, for which the version packed last is shown.
   */
  readonly problems: readonly string[];
}

interface Remembered {
  readonly key: string;
  readonly entry: ManifestEntry;
  /** Paths of the packed files, relative to the output folder. */
  readonly files: readonly string[];
  /** Names of the cached results that the bundle needs. */
  readonly kept: readonly string[];
  /** Cached rasters of each picture; only for the default art. */
  readonly pictures?: PackedPictures;
}

type Memory = Readonly<Record<string, Remembered>>;

/** A bundle after a run of the pipeline; `lines` is empty unless the bundle was packed again. */
interface Done extends Remembered {
  readonly name: BundleName;
  readonly lines?: readonly string[];
}

/** Returns the name of a bundle and of its pack. */
export const nameOf = (bundle: Bundle | PackBundle): BundleName =>
  isOfPack(bundle) ? { bundle: bundle.name, pack: bundle.pack } : { bundle: bundle.name };

/** Returns the path of a bundle's folder, relative to the artists' folder. */
export const bundlePath = ({ bundle, pack }: BundleName): string =>
  pack === undefined ? bundle : `packs/${pack}/${bundle}`;

/** Returns the paths of all files that a bundle is packed from. */
export function sourcesOf(bundle: Bundle): string[] {
  const sounds = join(bundle.folder, 'sounds');
  const wavs = existsSync(sounds) ? readdirSync(sounds).toSorted() : [];
  return [
    ...new Set(
      [...bundle.art, ...bundle.light].flatMap(({ file, letter }) => (letter ? [letter.font, file] : [file])),
    ),
    ...wavs.filter((file) => file.endsWith('.wav')).map((file) => join(sounds, file)),
    ...(bundle.sound ? SOUND_FILES : []).map((file) => join(bundle.folder, file)),
  ];
}

function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return 'unreadable';
  }
}

/** Returns a key that changes whenever a source file, a setting or the pipeline's code changes. */
function keyOf(bundle: Bundle | PackBundle, pipeline: string): string {
  // Of the default bundle under a pack, only the source files count, not the encoded sounds: this run may change them.
  const layers = isOfPack(bundle) ? [bundle, { ...bundle.under, sound: false }] : [bundle];
  return hashOf(
    pipeline,
    JSON.stringify([bundle.settings, isOfPack(bundle) ? bundle.problems : []]),
    ...layers.flatMap((layer) => [
      JSON.stringify([layer.keptCues, [...layer.art, ...layer.light].map(({ before }) => before)]),
      ...sourcesOf(layer).flatMap((file) => [relative(layer.folder, file), contentOf(file)]),
    ]),
  );
}

function readMemory(cache: string): Memory {
  try {
    return JSON.parse(readFileSync(join(cache, MEMORY), 'utf8')) as Memory;
  } catch {
    // The file is missing or incomplete, so everything is packed again.
    return {};
  }
}

/**
 * Returns all bundles of the default art. Missing files that the scenes need are replaced by the versions packed last.
 * If `names` is set, looks for missing files only in those bundles. Rejects as `buildArt` does.
 */
export async function findDefaultBundles(
  { assets, cache, readNeeded }: Folders,
  names?: readonly string[],
): Promise<Bundle[]> {
  const bundles = findBundles(assets);
  if (!readNeeded) return bundles;
  const before = new Map(
    Object.entries(readMemory(cache)).flatMap(([name, { pictures }]) =>
      pictures ? [[name, pictures] as const] : [],
    ),
  );
  return keepMissing(bundles, { assets, before, names, readNeeded });
}

/** Returns a hash of the pipeline's code; versions with different hashes share no cached results. */
export function pipelineVersion(): string {
  const here = new URL('.', import.meta.url);
  return hashOf(
    ...readdirSync(here)
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .toSorted()
      .map((file) => readFileSync(new URL(file, here))),
  );
}

function removeOthers(folder: string, wanted: ReadonlySet<string>, root: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeOthers(path, wanted, root);
    else if (!wanted.has(relative(root, path)) && !entry.name.endsWith(PARTIAL))
      rmSync(path, { force: true });
  }
  if (folder !== root && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/** Returns the folder for the packed files of the default art or of a pack, relative to the output folder. */
export const outputFolderOf = (pack: string | undefined): string =>
  pack === undefined ? '' : join('packs', pack);

function manifestsOf(all: readonly Done[]): Map<string, string> {
  const entries = new Map<string, Record<string, ManifestEntry>>([['', {}]]);
  for (const { name, entry } of all) {
    const folder = outputFolderOf(name.pack);
    entries.set(folder, { ...entries.get(folder), [name.bundle]: entry });
  }
  return new Map([...entries].map(([folder, manifest]) => [join(folder, MANIFEST), manifestText(manifest)]));
}

/** Options of one run of the pipeline. */
export interface BuildOptions {
  /** Packs only the default art, which is all that a first visit needs. Packs stay as they are. */
  readonly isDefaultOnly?: boolean;
  /**
   * Called with the changed bundles of the default art as soon as the game can load them, before the packs are packed.
   */
  readonly onDefault?: (changed: readonly BundleName[]) => void;
  /** Aborts the run, which rejects with the signal's reason. The next run packs what is left. */
  readonly signal?: AbortSignal;
}

/**
 * Number of bundles packed at the same time: while threads draw and encode one bundle, another one can be planned or
 * written.
 */
const AT_ONCE = 3;

/**
 * Calls `work` for every item, at most `AT_ONCE` at the same time. Rejects with the first failure after all started
 * calls have ended.
 */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const takeNext = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined && failures.length === 0; item = queue.shift()) {
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  if (failures.length > 0) throw failures[0];
}

/**
 * Packs the bundles that have changed. Rejects with the name of a default file that cannot be read, or that is needed
 * and was never packed; the files packed last then stay in use. Unusable files of a pack are left out and reported.
 * Waits for a run of another process.
 */
export async function buildArt(folders: Folders, options: BuildOptions = {}): Promise<BuildReport> {
  mkdirSync(folders.output, { recursive: true });
  mkdirSync(folders.cache, { recursive: true });
  return withProcessLock(join(folders.cache, 'lock'), () => build(folders, options), options.signal);
}

async function build(
  folders: Folders,
  { isDefaultOnly = false, onDefault, signal }: BuildOptions,
): Promise<BuildReport> {
  const { assets, output, cache } = folders;
  for (const folder of [cache, output, assets]) removeLeftovers(folder);
  const version = pipelineVersion();
  const results = openStore(join(cache, 'kept'), { version, signal });
  const memory = readMemory(cache);
  const done = new Map<string, Done>();
  const pack = async (bundle: Bundle | PackBundle): Promise<void> => {
    const name = nameOf(bundle);
    await whenWritten(sourcesOf(bundle), signal);
    const key = keyOf(bundle, version);
    const known = memory[bundlePath(name)];
    if (known?.key === key && known.files.every((file) => existsSync(join(output, file)))) {
      done.set(bundlePath(name), { ...known, name });
      return;
    }
    const { store, used } = results.track();
    const packed = await packBundle(bundle, store);
    // Do not report problems after an abort: the abort may have caused them, not the pack's files.
    signal?.throwIfAborted();
    const folder = outputFolderOf(name.pack);
    writeFiles(join(output, folder), packed.files);
    const files = [...packed.files.keys()].map((file) => join(folder, file));
    // The run may just have encoded the sounds into the bundle's folder, so compute the key again.
    const finalKey = packed.entry.sound ? keyOf({ ...bundle, sound: true }, version) : key;
    done.set(bundlePath(name), {
      name,
      key: finalKey,
      entry: packed.entry,
      files,
      kept: [...used],
      ...(isOfPack(bundle) ? {} : { pictures: packed.pictures }),
      lines: packed.lines,
    });
  };
  /** Returns the results in order of folders, whatever the order in which the bundles were packed. */
  const doneOf = (bundles: readonly (Bundle | PackBundle)[]): Done[] =>
    bundles.flatMap((bundle) => done.get(bundlePath(nameOf(bundle))) ?? []);
  const changedOf = (all: readonly Done[]): BundleName[] =>
    all.flatMap(({ name, lines }) => (lines ? [name] : []));

  const plain = await findDefaultBundles(folders);
  await forEach(plain, pack);
  const tracked = results.track();
  const titles = await buildTitles(folders, tracked.store, signal);
  const plainChanged = changedOf(doneOf(plain));
  if (plainChanged.length > 0) writeFiles(output, manifestsOf(doneOf(plain)));
  const changed = [...plainChanged, ...titles.changed];
  if (changed.length > 0) onDefault?.(changed);
  const over = isDefaultOnly ? [] : findPackBundles(assets, plain);
  await forEach(over, pack);
  const all = doneOf([...plain, ...over]);
  const problems: string[] = [];
  if (isDefaultOnly) remember(cache, { ...memory, ...memoryOf(all) });
  else {
    const themes = writeThemes(assets, output, over, problems);
    finish(folders, all, results, { files: [...themes, ...titles.files], kept: tracked.used });
  }
  return {
    bundles: plain.length + over.length + titles.count,
    changed: [...titles.changed, ...changedOf(all)],
    lines: all.flatMap(({ lines }) => lines ?? []),
    problems: [...all.flatMap(({ entry }) => entry.problems ?? []), ...problems],
  };
}

/** Writes the theme of every pack for the server; returns the paths of the files. Unusable themes are reported. */
function writeThemes(
  assets: string,
  output: string,
  over: readonly PackBundle[],
  problems: string[],
): readonly string[] {
  const themes = findThemes(assets, new Set(over.map(({ pack }) => pack)), (problem) =>
    problems.push(problem),
  );
  const files = new Map(
    [...themes].map(([pack, theme]) => [join(outputFolderOf(pack), THEME), JSON.stringify(theme)]),
  );
  writeFiles(output, files);
  return [...files.keys()];
}

const memoryOf = (all: readonly Done[]): Memory =>
  Object.fromEntries(all.map(({ name, lines: _, ...remembered }) => [bundlePath(name), remembered]));

const remember = (cache: string, memory: Memory): void =>
  writeAtomically(join(cache, MEMORY), JSON.stringify(memory));

/** Writes all manifests and deletes files that belong to no bundle any more. */
function finish(
  { output, cache }: Folders,
  all: readonly Done[],
  results: Store,
  others: { readonly files: readonly string[]; readonly kept: ReadonlySet<string> },
): void {
  const manifests = manifestsOf(all);
  writeFiles(output, manifests);
  remember(cache, memoryOf(all));
  removeOthers(
    output,
    new Set([CHANGED, ...others.files, ...manifests.keys(), ...all.flatMap(({ files }) => files)]),
    output,
  );
  results.keepOnly(new Set([...others.kept, ...all.flatMap(({ kept }) => kept)]));
}
