/** One run of the pipeline: packs the bundles that have changed and writes the manifest. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBundles, type Bundle } from './bundles.ts';

/** A cue's place in the encoded sound: offset and length in ms, and whether it loops. */
type SoundSprite = Readonly<Record<string, readonly [number, number] | readonly [number, number, boolean]>>;

/** What the game needs to load one bundle; paths are relative to the manifest. */
export interface ManifestEntry {
  art?: { readonly sheets: readonly string[] };
  light?: { readonly sheets: readonly string[] };
  sound?: { readonly webm: string; readonly m4a: string; readonly sprite: SoundSprite };
}

/** Every bundle by name; the shape of .art/manifest.json. */
export type ArtManifest = Readonly<Record<string, ManifestEntry>>;

export interface Folders {
  /** The artists' folder. */
  readonly assets: string;
  /** Where the game's files go. */
  readonly output: string;
  /** Where the pipeline remembers what it has done. */
  readonly cache: string;
}

export interface BuildReport {
  readonly bundles: number;
  readonly packed: number;
  /** One line for every bundle packed: its sheets, their size in pixels and bytes. */
  readonly lines: readonly string[];
}

interface Remembered {
  readonly key: string;
  readonly entry: ManifestEntry;
  /** Names of the files it made. */
  readonly files: readonly string[];
}

const hashOf = (...data: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const piece of data) hash.update(piece);
  return hash.digest('hex').slice(0, 10);
};

/** Changes whenever a source, a setting or the pipeline itself does. */
function keyOf(bundle: Bundle, pipeline: string): string {
  const sounds = bundle.sound
    ? ['sound.webm', 'sound.m4a', 'sound.json'].map((file) => join(bundle.folder, file))
    : [];
  const files = [...bundle.art, ...bundle.light].map(({ file }) => file).concat(sounds);
  return hashOf(
    pipeline,
    JSON.stringify(bundle.settings),
    ...files.flatMap((file) => [relative(bundle.folder, file), readFileSync(file)]),
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

function writeWhole(file: string, data: string | Buffer): void {
  const half = `${file}.part`;
  writeFileSync(half, data);
  renameSync(half, file);
}

async function packBundle(bundle: Bundle, output: string, lines: string[]): Promise<Omit<Remembered, 'key'>> {
  // Loaded only when there is something to pack: a run that finds nothing new stays under a second.
  const [{ rasterise }, { packSheets }] = await Promise.all([import('./rasterise.ts'), import('./pack.ts')]);
  const entry: ManifestEntry = {};
  const files: string[] = [];
  const keep = (name: string, data: string | Buffer): string => {
    writeWhole(join(output, name), data);
    files.push(name);
    return name;
  };
  for (const kind of ['art', 'light'] as const) {
    if (bundle[kind].length === 0) continue;
    const scale = bundle.settings[kind];
    const rasters = await Promise.all(bundle[kind].map((picture) => rasterise(picture, scale)));
    const sheets = await packSheets(rasters, scale);
    entry[kind] = {
      sheets: sheets.map(({ webp, json }, index) => {
        const stem = `${bundle.name}-${kind}-${index}`;
        const image = keep(`${stem}-${hashOf(webp)}.webp`, webp);
        const text = JSON.stringify({ ...json, meta: { ...json.meta, image } });
        const { w, h } = json.meta.size;
        lines.push(
          `${stem}: ${w} x ${h}, ${((w * h * 4) / 2 ** 20).toFixed(2)} MiB of texture, ${Math.round(webp.length / 1024)} KiB`,
        );
        return keep(`${stem}-${hashOf(text)}.json`, text);
      }),
    };
  }
  if (bundle.sound) {
    const read = (ending: string): Buffer => readFileSync(join(bundle.folder, `sound.${ending}`));
    const copy = (ending: string): string => {
      const data = read(ending);
      return keep(`${bundle.name}-sound-${hashOf(data)}.${ending}`, data);
    };
    const described = JSON.parse(read('json').toString()) as SoundSprite | { readonly sprite: SoundSprite };
    const sprite = 'sprite' in described && !Array.isArray(described.sprite) ? described.sprite : described;
    entry.sound = { webm: copy('webm'), m4a: copy('m4a'), sprite: sprite as SoundSprite };
  }
  return { entry, files };
}

/** Packs what has changed. Rejects with the file's name when one cannot be read; the last good output then stays. */
export async function buildArt({ assets, output, cache }: Folders): Promise<BuildReport> {
  const here = new URL('.', import.meta.url);
  const pipeline = hashOf(
    ...readdirSync(here)
      .filter((file) => !file.includes('.test.'))
      .toSorted()
      .map((file) => readFileSync(new URL(file, here))),
  );
  mkdirSync(output, { recursive: true });
  mkdirSync(cache, { recursive: true });
  const memory = recall(join(cache, 'done.json'));
  const done: Record<string, Remembered> = {};
  const lines: string[] = [];
  let packed = 0;
  const bundles = findBundles(assets);
  for (const bundle of bundles) {
    const key = keyOf(bundle, pipeline);
    const known = memory[bundle.name];
    if (known?.key === key && known.files.every((file) => existsSync(join(output, file)))) {
      done[bundle.name] = known;
    } else {
      done[bundle.name] = { key, ...(await packBundle(bundle, output, lines)) };
      packed += 1;
    }
  }
  const manifest = JSON.stringify(
    Object.fromEntries(Object.entries(done).map(([name, { entry }]) => [name, entry])),
    null,
    1,
  );
  writeWhole(join(output, 'manifest.json'), manifest);
  writeWhole(join(cache, 'done.json'), JSON.stringify(done));
  const wanted = new Set(['manifest.json', ...Object.values(done).flatMap(({ files }) => files)]);
  for (const file of readdirSync(output))
    if (!wanted.has(file)) rmSync(join(output, file), { recursive: true });
  return { bundles: bundles.length, packed, lines };
}
