/** One run of the pipeline: packs the bundles that have changed and writes the manifests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findBundles, findPackBundles, SOUND_FILES, type Bundle, type PackBundle } from './bundles.ts';
import { isOfPack, type ManifestEntry, packBundle, type Packed } from './pack-bundle.ts';
import { endedBy, HALF, hashOf, openStore, type Store, writeWhole } from './store.ts';

/** Every bundle by name; the shape of .art/manifest.json and of .art/packs/<pack>/manifest.json. */
export type ArtManifest = Readonly<Record<string, ManifestEntry>>;

/** What the watching pipeline packed last, under the output folder. */
export const CHANGED = 'changed.json';

/** Every bundle's list of files, under the output folder and under each pack's. */
export const MANIFEST = 'manifest.json';

/** A list of files as it is written. */
export const manifestText = (manifest: ArtManifest): string => JSON.stringify(manifest, null, 1);

export interface Folders {
  /** The artists' folder. */
  readonly assets: string;
  /** Where the game's files go. */
  readonly output: string;
  /** Where the pipeline remembers what it has done. */
  readonly cache: string;
}

/** A bundle of the default art, or of an art pack. */
export interface BundleName {
  readonly bundle: string;
  readonly pack?: string;
}

export interface BuildReport {
  readonly bundles: number;
  /** What was packed, in order. */
  readonly changed: readonly BundleName[];
  /** One line for every sheet packed: its size in pixels and bytes. */
  readonly lines: readonly string[];
  /** Files of art packs that were left out, each with its reason: the default shows in their place. */
  readonly problems: readonly string[];
}

interface Remembered {
  readonly key: string;
  readonly entry: ManifestEntry;
  /** Paths of the files it made, under the output folder. */
  readonly files: readonly string[];
  /** Names of the slow results it is made of. */
  readonly kept: readonly string[];
}

/** A bundle's name. */
export const nameOf = (bundle: Bundle | PackBundle): BundleName =>
  isOfPack(bundle) ? { bundle: bundle.name, pack: bundle.pack } : { bundle: bundle.name };

/** A bundle's name as a path below the artists' folder. */
export const titleOf = ({ bundle, pack }: BundleName): string =>
  pack === undefined ? bundle : `packs/${pack}/${bundle}`;

function sourcesOf(bundle: Bundle): string[] {
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

/** Changes whenever a source, a setting or the pipeline itself does. */
function keyOf(bundle: Bundle | PackBundle, pipeline: string): string {
  // Of what lies under a pack only its sources count: its sounds may be encoded by this very run.
  const layers = isOfPack(bundle) ? [bundle, { ...bundle.under, sound: false }] : [bundle];
  return hashOf(
    pipeline,
    JSON.stringify([bundle.settings, isOfPack(bundle) ? bundle.problems : []]),
    ...layers.flatMap((layer) =>
      sourcesOf(layer).flatMap((file) => [relative(layer.folder, file), contentOf(file)]),
    ),
  );
}

function recall(file: string): Readonly<Record<string, Remembered>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Remembered>;
  } catch {
    // Missing or cut short: everything is made again.
    return {};
  }
}

/** The pipeline's own code: another version shares no result with it. */
export function versionOf(): string {
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
    else if (!wanted.has(relative(root, path)) && !entry.name.endsWith(HALF)) rmSync(path, { force: true });
  }
  if (folder !== root && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/** Where the things of the default art or of a pack go, under the output folder. */
export const placeOf = (pack: string | undefined): string => (pack === undefined ? '' : join('packs', pack));

function manifestsOf(done: ReadonlyMap<BundleName, Remembered>): Map<string, string> {
  const entries = new Map<string, Record<string, ManifestEntry>>([['', {}]]);
  for (const [{ bundle, pack }, { entry }] of done) {
    const place = placeOf(pack);
    entries.set(place, { ...entries.get(place), [bundle]: entry });
  }
  return new Map([...entries].map(([place, manifest]) => [join(place, MANIFEST), manifestText(manifest)]));
}

/**
 * Packs what has changed. Rejects with the file's name when one of the default art cannot be read; the last good
 * output then stays. What cannot be used of an art pack is left out and told. `onDefault` hears what of the default art
 * was packed as soon as the game can load it: the packs over it are rebuilt after that. `signal` ends it; it then
 * rejects with the signal's reason, and the next run goes on from there.
 */
export async function buildArt(
  { assets, output, cache }: Folders,
  onDefault?: (changed: readonly BundleName[]) => void,
  signal?: AbortSignal,
): Promise<BuildReport> {
  const version = versionOf();
  mkdirSync(output, { recursive: true });
  mkdirSync(cache, { recursive: true });
  const kept = openStore(join(cache, 'kept'), version);
  const store = signal ? endedBy(signal, kept) : kept;
  const memory = recall(join(cache, 'done.json'));
  const done = new Map<BundleName, Remembered>();
  const made: Packed[] = [];
  const changed: BundleName[] = [];
  const plain = findBundles(assets);
  const pack = async (bundle: Bundle | PackBundle): Promise<void> => {
    const name = nameOf(bundle);
    const key = keyOf(bundle, version);
    const known = memory[titleOf(name)];
    if (known?.key === key && known.files.every((file) => existsSync(join(output, file)))) {
      done.set(name, known);
      return;
    }
    const packed = await packBundle(bundle, store);
    // What an ended run says of a pack's files is not so.
    signal?.throwIfAborted();
    const place = placeOf(name.pack);
    writeFiles(join(output, place), packed.files);
    const files = [...packed.files.keys()].map((file) => join(place, file));
    // Its sounds may just have been encoded into its folder, which is part of the key.
    const finalKey = packed.entry.sound ? keyOf({ ...bundle, sound: true }, version) : key;
    done.set(name, { key: finalKey, entry: packed.entry, files, kept: store.takeUsed() });
    made.push(packed);
    changed.push(name);
  };
  for (const bundle of plain) await pack(bundle);
  if (changed.length > 0) {
    writeFiles(output, manifestsOf(done));
    onDefault?.([...changed]);
  }
  const over = findPackBundles(assets, plain);
  for (const bundle of over) await pack(bundle);
  finish(output, cache, done, store);
  return {
    bundles: plain.length + over.length,
    changed,
    lines: made.flatMap(({ lines }) => lines),
    problems: [...done.values()].flatMap(({ entry }) => entry.problems ?? []),
  };
}

/** Writes files below a folder, each of them whole. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const [file, data] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeWhole(join(folder, file), data);
  }
}

function finish(
  output: string,
  cache: string,
  done: ReadonlyMap<BundleName, Remembered>,
  store: Store,
): void {
  const manifests = manifestsOf(done);
  writeFiles(output, manifests);
  const memory = Object.fromEntries([...done].map(([name, remembered]) => [titleOf(name), remembered]));
  writeWhole(join(cache, 'done.json'), JSON.stringify(memory));
  const results = [...done.values()];
  removeOthers(
    output,
    new Set([CHANGED, ...manifests.keys(), ...results.flatMap(({ files }) => files)]),
    output,
  );
  store.keepOnly(new Set(results.flatMap(({ kept }) => kept)));
}
