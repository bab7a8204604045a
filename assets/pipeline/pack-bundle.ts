/** Packs one bundle into the files that the game loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSoundList, type SoundList } from '../make/sound/sprite.ts';
import type { Bundle, PackBundle, Picture } from './bundles.ts';
import { packSheets } from './pack.ts';
import { rasterise, type Raster } from './rasterise.ts';
import { encodeSounds } from './sounds.ts';
import { hashOf, type Store } from './store.ts';

/** What the game needs to load one bundle; paths are relative to the manifest. */
export interface ManifestEntry {
  art?: { readonly sheets: readonly string[] };
  light?: { readonly sheets: readonly string[] };
  sound?: { readonly webm: string; readonly m4a: string; readonly sprite: SoundList['sprite'] };
  /** Files of an art pack that could not be used, each with its reason. */
  problems?: readonly string[];
}

/** A bundle as packed: its files' bytes by name. */
export interface Packed {
  readonly entry: ManifestEntry;
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** One line for each sheet: its size in pixels and bytes. */
  readonly lines: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** True for a bundle of an art pack. */
export const isOfPack = (bundle: Bundle | PackBundle): bundle is PackBundle => 'pack' in bundle;

async function rastersOf(
  pictures: readonly Picture[],
  scale: number,
  store: Store,
  say?: (problem: string) => void,
): Promise<Raster[]> {
  const made = await Promise.all(
    pictures.map(async (picture) => {
      try {
        return await rasterise(picture, scale, store);
      } catch (error) {
        if (!say) throw error;
        say(messageOf(error));
        return undefined;
      }
    }),
  );
  return made.flatMap((raster) => raster ?? []);
}

/**
 * The pictures of one kind. A pack that lays over half of a bundle or more takes the rest of the default art along:
 * the game then loads the pack's sheets instead of the default's, not on top of them, and needs no more memory.
 */
async function picturesOf(
  bundle: Bundle | PackBundle,
  kind: 'art' | 'light',
  store: Store,
  problems: string[],
): Promise<Raster[]> {
  const scale = bundle.settings[kind];
  if (!isOfPack(bundle)) return rastersOf(bundle[kind], scale, store);
  const own = await rastersOf(bundle[kind], scale, store, (problem) => problems.push(problem));
  const under = bundle.under[kind];
  if (own.length === 0 || own.length * 2 < under.length) return own;
  const laid = new Set(own.map(({ name }) => name));
  const rest = under.filter(({ name }) => !laid.has(name));
  return [...own, ...(await rastersOf(rest, scale, store))];
}

/** Packs a bundle. Rejects with the file's name when one cannot be read; of an art pack such a file is left out and told. */
export async function packBundle(bundle: Bundle | PackBundle, store: Store): Promise<Packed> {
  const entry: ManifestEntry = {};
  const files = new Map<string, string | Buffer>();
  const lines: string[] = [];
  const problems = isOfPack(bundle) ? [...bundle.problems] : [];
  const title = isOfPack(bundle) ? `${bundle.pack}/${bundle.name}` : bundle.name;
  const keep = (name: string, data: string | Buffer): string => {
    files.set(name, data);
    return name;
  };
  for (const kind of ['art', 'light'] as const) {
    const rasters = await picturesOf(bundle, kind, store, problems);
    if (rasters.length === 0) continue;
    const sheets = await packSheets(rasters, bundle.settings[kind], store);
    entry[kind] = {
      sheets: sheets.map(({ webp, json }, index) => {
        const stem = `${bundle.name}-${kind}-${index}`;
        const image = keep(`${stem}-${hashOf(webp)}.webp`, webp);
        const text = JSON.stringify({ ...json, meta: { ...json.meta, image } });
        const { w, h } = json.meta.size;
        lines.push(
          `${title} ${kind} ${index}: ${w} x ${h}, ${((w * h * 4) / 2 ** 20).toFixed(2)} MiB of texture, ${Math.round(webp.length / 1024)} KiB`,
        );
        return keep(`${stem}-${hashOf(text)}.json`, text);
      }),
    };
  }
  const encoded = isOfPack(bundle)
    ? encodeSounds(bundle.name, bundle.folder, bundle.under.folder, (problem) => problems.push(problem))
    : encodeSounds(bundle.name, bundle.folder);
  if (encoded) lines.push(`${title}: sounds encoded`);
  if (bundle.sound || encoded) {
    const copy = (ending: string): string => {
      const data = readFileSync(join(bundle.folder, `sound.${ending}`));
      return keep(`${bundle.name}-sound-${hashOf(data)}.${ending}`, data);
    };
    const list = readSoundList(join(bundle.folder, 'sound.json'));
    if (list) entry.sound = { webm: copy('webm'), m4a: copy('m4a'), sprite: list.sprite };
    else if (isOfPack(bundle)) problems.push(`${bundle.folder}/sound.json: is not a list of cues.`);
    else
      throw new Error(
        `${bundle.folder}/sound.json: is not a list of cues; save a sound again to have it made.`,
      );
  }
  // In one order, whichever picture was drawn first.
  if (problems.length > 0) entry.problems = [...new Set(problems)].toSorted();
  return { entry, files, lines };
}
