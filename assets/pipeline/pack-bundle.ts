/** Packs a bundle into the files that the game loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSoundList, type Sprite } from './sound/sprite.ts';
import type { Bundle, PackBundle, Picture } from './bundles.ts';
import { packSheets } from './pack-sheets.ts';
import { cueFile, keptText, type PackedPictures, picturePath } from './keep-missing.ts';
import { rasterise, type Raster } from './rasterise.ts';
import { draftSounds, encodeSounds } from './sounds.ts';
import { hashOf, type Store } from './store.ts';

/** The sheets of one kind (art or light), at full size and at half width and height. */
export interface ManifestSheets {
  readonly sheets: readonly string[];
  /** Files of the sheets at half width and height. */
  readonly half: readonly string[];
  /** Pixels per design pixel of `sheets`. */
  readonly scale: number;
}

/** Part of the file names of sheets at half width and height. */
const HALF_SIZE = '-half';

/** What the game needs to load a bundle; paths are relative to the manifest. */
export interface ManifestEntry {
  art?: ManifestSheets;
  light?: ManifestSheets;
  /** Files of the encoded sounds. In a draft both are the same WAV file, which browsers recognise by its content. */
  sound?: { readonly webm: string; readonly m4a: string; readonly sprite: Sprite };
  /** One message for each unusable file of an art pack and for each missing file of the default art. */
  problems?: readonly string[];
}

/** The packed files of a bundle, with their content, by name. */
export interface Packed {
  readonly entry: ManifestEntry;
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** One line for each sheet with its size in pixels and bytes. */
  readonly lines: readonly string[];
  /** Keys of the cached rasters of each picture. */
  readonly pictures: PackedPictures;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns whether a bundle belongs to an art pack. */
export const isOfPack = (bundle: Bundle | PackBundle): bundle is PackBundle => 'pack' in bundle;

/** A picture with its pixels. */
interface Drawn {
  readonly picture: Picture;
  readonly raster: Raster;
}

async function draw(
  pictures: readonly Picture[],
  scale: number,
  store: Store,
  onProblem?: (problem: string) => void,
): Promise<Drawn[]> {
  const made = await Promise.all(
    pictures.map(async (picture) => {
      try {
        return { picture, raster: await rasterise(picture, scale, store) };
      } catch (error) {
        if (!onProblem) throw error;
        onProblem(messageOf(error));
        return undefined;
      }
    }),
  );
  return made.flatMap((drawn) => drawn ?? []);
}

const areaOf = (drawn: readonly Drawn[]): number =>
  drawn.reduce((sum, { raster }) => sum + raster.trimmedWidth * raster.trimmedHeight, 0);

/**
 * Returns the pictures of one kind. If an art pack replaces half of a bundle or more, by number or by area, the
 * bundle's other pictures are added to the pack: the game then loads the pack's sheets instead of the default ones and
 * needs no more memory.
 */
async function picturesOf(
  bundle: Bundle | PackBundle,
  kind: 'art' | 'light',
  store: Store,
  problems: string[],
): Promise<Drawn[]> {
  const scale = bundle.settings[kind];
  if (!isOfPack(bundle)) return draw(bundle[kind], scale, store);
  const own = await draw(bundle[kind], scale, store, (problem) => problems.push(problem));
  if (own.length === 0) return own;
  const laid = new Set(own.map(({ picture }) => picture.name));
  const rest = await draw(
    bundle.under[kind].filter(({ name }) => !laid.has(name)),
    scale,
    store,
  );
  const isMost = own.length >= rest.length || areaOf(own) >= areaOf(rest);
  return isMost ? [...own, ...rest] : own;
}

/** Options for packing a bundle. */
export interface PackBundleOptions {
  /** Packs a quick preview of a file just saved: new sheets only as PNG, new sounds not encoded. */
  readonly isDraft?: boolean;
  /**
   * Entry of the manifest from the last run. Its sheets of half size are kept, so that only sheets of full size are
   * packed; if it has none, the new sheets are used for both sizes.
   */
  readonly before?: Pick<ManifestEntry, 'art' | 'light'>;
}

/** Returns a message for each missing file of a bundle whose version packed last is still used. */
const keptProblems = (bundle: Bundle): string[] => [
  ...[...bundle.art, ...bundle.light].flatMap(({ file, before }) => (before ? [keptText(file)] : [])),
  ...(bundle.keptCues ?? []).map((cue) => keptText(cueFile(bundle, cue))),
];

/** The state of packing one bundle: its inputs, and the files and messages so far. */
interface Packing {
  readonly bundle: Bundle | PackBundle;
  readonly store: Store;
  readonly isDraft: boolean;
  readonly title: string;
  readonly files: Map<string, string | Buffer>;
  readonly lines: string[];
  readonly problems: string[];
  readonly pictures: Record<string, Record<string, string>>;
}

/** Adds a file to the bundle and returns its name. */
function keep({ files }: Packing, name: string, data: string | Buffer): string {
  files.set(name, data);
  return name;
}

/** Packs pictures into sheets and returns the names of the sheets' JSON files. */
async function sheetsOf(
  packing: Packing,
  kind: 'art' | 'light',
  drawn: readonly Drawn[],
  { scale, size }: { readonly scale: number; readonly size: '' | typeof HALF_SIZE },
): Promise<string[]> {
  const { bundle, store, isDraft, title, lines } = packing;
  const rasters = drawn.map(({ raster }) => raster);
  const sheets =
    rasters.length === 0
      ? []
      : await packSheets(rasters, scale, store, {
          quality: bundle.settings.quality,
          isCoarse: size === HALF_SIZE,
          isDraft,
        });
  return sheets.map(({ webp, png, json }, index) => {
    const stem = `${bundle.name}-${kind}${size}-${index}`;
    // The name contains a hash of the pixels, so the same pixels have the same name.
    const hash = hashOf(webp ?? png);
    const twin = keep(packing, `${stem}-${hash}.png`, png);
    const images = webp ? { image: keep(packing, `${stem}-${hash}.webp`, webp), png: twin } : { image: twin };
    const text = JSON.stringify({ ...json, meta: { ...json.meta, ...images } });
    const { w, h } = json.meta.size;
    lines.push(
      `${title} ${kind}${size} ${index}: ${w} x ${h}, ${((w * h * 4) / 2 ** 20).toFixed(2)} MiB of texture, ${Math.round((webp ?? png).length / 1024)} KiB`,
    );
    const list = keep(packing, `${stem}-${hashOf(text)}.json`, text);
    // The JSON is repetitive: brotli makes it ten times smaller.
    if (!isDraft) keep(packing, `${list}.br`, brotliCompressSync(text));
    return list;
  });
}

/** Packs the pictures of one kind, at full size and at half width and height. */
async function packKind(
  packing: Packing,
  kind: 'art' | 'light',
  before: PackBundleOptions['before'],
): Promise<ManifestSheets> {
  const { bundle, store, problems, pictures } = packing;
  const scale = bundle.settings[kind];
  const drawn = await picturesOf(bundle, kind, store, problems);
  if (before) {
    const sheets = await sheetsOf(packing, kind, drawn, { scale, size: '' });
    return { sheets, half: before[kind]?.half ?? sheets, scale };
  }
  // Only pictures that were drawn at full size, so that both sizes have the same pictures.
  const halved = await draw(
    drawn.map(({ picture }) => picture),
    scale / 2,
    store,
    isOfPack(bundle) ? (problem) => problems.push(problem) : undefined,
  );
  const [sheets, half] = await Promise.all([
    sheetsOf(packing, kind, drawn, { scale, size: '' }),
    sheetsOf(packing, kind, halved, { scale: scale / 2, size: HALF_SIZE }),
  ]);
  for (const [size, rasters] of [
    [scale, drawn],
    [scale / 2, halved],
  ] as const) {
    for (const { picture, raster } of rasters)
      (pictures[picturePath(kind, picture)] ??= {})[size] = raster.key;
  }
  return { sheets, half, scale };
}

/** Packs the bundle's sounds; returns undefined if it has none. */
async function packSound(packing: Packing): Promise<ManifestEntry['sound']> {
  const { bundle, isDraft, title, lines, problems } = packing;
  const place = isOfPack(bundle)
    ? {
        bundle: bundle.name,
        folder: bundle.folder,
        under: bundle.under.folder,
        onProblem: (problem: string) => problems.push(problem),
      }
    : { bundle: bundle.name, folder: bundle.folder };
  const { keptCues = [] } = isOfPack(bundle) ? bundle.under : bundle;
  const areSoundsKept = keptCues.length > 0;
  const draft = isDraft && !areSoundsKept ? draftSounds(place) : undefined;
  const encoded = isDraft || areSoundsKept ? undefined : await encodeSounds(place);
  if (encoded) lines.push(`${title}: sounds encoded`, ...encoded);
  if (draft) {
    const wav = keep(packing, `${bundle.name}-sound-${hashOf(draft.wav)}.wav`, draft.wav);
    return { webm: wav, m4a: wav, sprite: draft.sprite };
  }
  if (!bundle.sound && !encoded) return undefined;
  const list = readSoundList(join(bundle.folder, 'sound.json'));
  if (list) {
    const copy = (ending: string): string => {
      const data = readFileSync(join(bundle.folder, `sound.${ending}`));
      return keep(packing, `${bundle.name}-sound-${hashOf(data)}.${ending}`, data);
    };
    return { webm: copy('webm'), m4a: copy('m4a'), sprite: list.sprite };
  }
  if (!isOfPack(bundle))
    throw new Error(
      `${bundle.folder}/sound.json: is not a list of cues; save a sound again to have it made.`,
    );
  problems.push(`${bundle.folder}/sound.json: is not a list of cues.`);
  return undefined;
}

/**
 * Packs a bundle. Rejects with the name of a file that cannot be read; in an art pack, such a file is left out and
 * reported.
 */
export async function packBundle(
  bundle: Bundle | PackBundle,
  store: Store,
  { isDraft = false, before }: PackBundleOptions = {},
): Promise<Packed> {
  const packing: Packing = {
    bundle,
    store,
    isDraft,
    title: isOfPack(bundle) ? `${bundle.pack}/${bundle.name}` : bundle.name,
    files: new Map(),
    lines: [],
    problems: isOfPack(bundle) ? [...bundle.problems] : keptProblems(bundle),
    pictures: {},
  };
  // Both kinds at the same time, because most of the work runs on other threads.
  const [art, light] = await Promise.all(
    (['art', 'light'] as const).map((kind) => packKind(packing, kind, before)),
  );
  const sound = await packSound(packing);
  const { files, lines, problems, pictures } = packing;
  const entry: ManifestEntry = {
    ...(art && art.sheets.length > 0 && { art }),
    ...(light && light.sheets.length > 0 && { light }),
    ...(sound && { sound }),
    // Sorted, because pictures are drawn in any order.
    ...(problems.length > 0 && { problems: [...new Set(problems)].toSorted() }),
  };
  return { entry, files, lines: lines.toSorted(), pictures };
}
