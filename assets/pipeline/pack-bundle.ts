/** Packs one bundle into the files that the game loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSoundList, type Sprite } from '../make/sound/sprite.ts';
import type { Bundle, PackBundle, Picture } from './bundles.ts';
import { packSheets } from './pack-sheets.ts';
import { cueFile, keptText, type PackedPictures, picturePath } from './keep-missing.ts';
import { rasterise, type Raster } from './rasterise.ts';
import { draftSounds, encodeSounds } from './sounds.ts';
import { hashOf, type Store } from './store.ts';

/** The pages of one kind: the same pictures twice. */
export interface ManifestSheets {
  readonly sheets: readonly string[];
  /** With half as many pixels a side. */
  readonly half: readonly string[];
  /** Pixels of `sheets` for a design pixel. */
  readonly scale: number;
}

/** What the names of the pages with half the pixels have in them. */
const HALF_SIZE = '-half';

/** What the game needs to load one bundle; paths are relative to the manifest. */
export interface ManifestEntry {
  art?: ManifestSheets;
  light?: ManifestSheets;
  /** Of a draft, both name one WAV file: what plays them looks at the bytes. */
  sound?: { readonly webm: string; readonly m4a: string; readonly sprite: Sprite };
  /** Files of an art pack that could not be used, and files of the default art that are gone, each with its reason. */
  problems?: readonly string[];
}

/** A bundle as packed: its files' bytes by name. */
export interface Packed {
  readonly entry: ManifestEntry;
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** One line for each sheet: its size in pixels and bytes. */
  readonly lines: readonly string[];
  /** What each picture was packed as. */
  readonly pictures: PackedPictures;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** True for a bundle of an art pack. */
export const isOfPack = (bundle: Bundle | PackBundle): bundle is PackBundle => 'pack' in bundle;

/** A picture that could be drawn. */
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
 * The pictures of one kind. A pack that lays over half of a bundle or more, by number or by area, takes the rest of the
 * default art along: the game then loads the pack's sheets instead of the default's, not on top of them, and needs no more
 * memory.
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

/** How a bundle is packed. */
export interface PackBundleOptions {
  /** Somebody looks at what was just saved: new pages are made without their WebP, new sounds are not encoded. */
  readonly isDraft?: boolean;
  /**
   * What was packed before: its pages with half the pixels stay, and only the whole ones are made. They stand in for the
   * others where there are none yet.
   */
  readonly before?: Pick<ManifestEntry, 'art' | 'light'>;
}

/** What is said of the files of a bundle that are gone while what was packed of them before goes on. */
const keptProblems = (bundle: Bundle): string[] => [
  ...[...bundle.art, ...bundle.light].flatMap(({ file, before }) => (before ? [keptText(file)] : [])),
  ...(bundle.keptCues ?? []).map((cue) => keptText(cueFile(bundle, cue))),
];

/** Packs a bundle. Rejects with the file's name when one cannot be read; of an art pack such a file is left out and told. */
export async function packBundle(
  bundle: Bundle | PackBundle,
  store: Store,
  { isDraft = false, before }: PackBundleOptions = {},
): Promise<Packed> {
  const entry: ManifestEntry = {};
  const files = new Map<string, string | Buffer>();
  const lines: string[] = [];
  const problems = isOfPack(bundle) ? [...bundle.problems] : keptProblems(bundle);
  const pictures: Record<string, Record<string, string>> = {};
  const title = isOfPack(bundle) ? `${bundle.pack}/${bundle.name}` : bundle.name;
  const keep = (name: string, data: string | Buffer): string => {
    files.set(name, data);
    return name;
  };
  const sheetsOf = async (
    kind: 'art' | 'light',
    drawn: readonly Drawn[],
    scale: number,
    size: string,
  ): Promise<string[]> => {
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
      // The same pixels, the same name.
      const hash = hashOf(webp ?? png);
      const twin = keep(`${stem}-${hash}.png`, png);
      const images = webp ? { image: keep(`${stem}-${hash}.webp`, webp), png: twin } : { image: twin };
      const text = JSON.stringify({ ...json, meta: { ...json.meta, ...images } });
      const { w, h } = json.meta.size;
      lines.push(
        `${title} ${kind}${size} ${index}: ${w} x ${h}, ${((w * h * 4) / 2 ** 20).toFixed(2)} MiB of texture, ${Math.round((webp ?? png).length / 1024)} KiB`,
      );
      const list = keep(`${stem}-${hashOf(text)}.json`, text);
      // Where every frame lies is told at length: nine tenths of it go.
      if (!isDraft) keep(`${list}.br`, brotliCompressSync(text));
      return list;
    });
  };
  // All at once: most of it is done by other threads.
  const [art, light] = await Promise.all(
    (['art', 'light'] as const).map(async (kind): Promise<ManifestSheets> => {
      const scale = bundle.settings[kind];
      const drawn = await picturesOf(bundle, kind, store, problems);
      if (before) {
        const sheets = await sheetsOf(kind, drawn, scale, '');
        return { sheets, half: before[kind]?.half ?? sheets, scale };
      }
      // Only what could be drawn in full, so that both sizes show the same pictures.
      const halved = await draw(
        drawn.map(({ picture }) => picture),
        scale / 2,
        store,
        isOfPack(bundle) ? (problem) => problems.push(problem) : undefined,
      );
      const [sheets, half] = await Promise.all([
        sheetsOf(kind, drawn, scale, ''),
        sheetsOf(kind, halved, scale / 2, HALF_SIZE),
      ]);
      for (const [size, rasters] of [
        [scale, drawn],
        [scale / 2, halved],
      ] as const) {
        for (const { picture, raster } of rasters)
          (pictures[picturePath(kind, picture)] ??= {})[size] = raster.key;
      }
      return { sheets, half, scale };
    }),
  );
  if (art && art.sheets.length > 0) entry.art = art;
  if (light && light.sheets.length > 0) entry.light = light;
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
  const encoded = !isDraft && !areSoundsKept && (await encodeSounds(place));
  if (encoded) lines.push(`${title}: sounds encoded`);
  if (draft) {
    const wav = keep(`${bundle.name}-sound-${hashOf(draft.wav)}.wav`, draft.wav);
    entry.sound = { webm: wav, m4a: wav, sprite: draft.sprite };
  } else if (bundle.sound || encoded) {
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
  return { entry, files, lines: lines.toSorted(), pictures };
}
