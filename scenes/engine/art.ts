import { createSpritesheetCache, fetchOk, type Spritesheet, type SpritesheetCache } from './spritesheets.ts';
import type { PictureSpec, SceneSettings } from './definition.ts';
import { Rectangle, Texture, TextureSource } from './pixi.ts';
import type { Art } from './scene-player.ts';

/**
 * The pages of one kind, in two versions: `half` has half as many pixels a side as `sheets`, which has `scale` pixels
 * for a design pixel.
 */
interface SheetsEntry {
  readonly sheets: readonly string[];
  readonly half?: readonly string[];
  readonly scale?: number;
}

/** An entry of `.art/manifest.json`. */
interface BundleEntry {
  readonly art?: SheetsEntry;
  readonly light?: SheetsEntry;
  readonly sound?: SoundEntry;
  /** Files of an art pack that could not be packed, each with its reason. */
  readonly problems?: readonly string[];
}

/** Encoded audio sprite of a bundle: files and where each cue lies, [offset ms, length ms, loop]. */
export interface SoundEntry {
  readonly webm: string;
  readonly m4a: string;
  readonly sprite: Readonly<Record<string, readonly [number, number] | readonly [number, number, boolean]>>;
}

/** Every packed bundle by its name; files are relative to the manifest. */
export type ArtManifest = Readonly<Record<string, BundleEntry>>;

/** A scene's pictures and sounds, loaded; `release` gives them back. */
export interface LoadedArt extends Art {
  /** Every page that holds its pictures. */
  readonly sources: readonly TextureSource[];
  /** Bytes of texture memory in use by these bundles (4 a pixel). */
  readonly bytes: number;
  /** URLs of the sounds of the scene and of all scenes, by bundle; the pack's where it has its own. */
  readonly sounds: Readonly<Record<string, SoundEntry>>;
  /** URLs of all music ("music-fair"), likewise. */
  readonly musicTracks: Readonly<Record<string, SoundEntry>>;
  release(): void;
}

/** Choice of the art that a scene is shown in. */
export interface ArtChoice {
  /** An art pack laid over the default art; default: no pack. */
  readonly pack?: string | undefined;
  /** The title of the hall (a slug) that lends its pictures, for a scene that uses them. */
  readonly title?: string | undefined;
  /** The folder of the scene's sounds, where scenes share one; default: the scene's own. */
  readonly soundsFrom?: string | undefined;
  /** `low` loads the sheets with half the pixels a side: a quarter of the memory and of the bytes. */
  readonly quality?: SceneSettings['quality'] | undefined;
  /**
   * Device pixels for each design pixel (device pixel ratio × CSS width ÷ design width). If the half-size sheets have
   * at least one pixel for each, they are loaded: 360 of 720 at 1x needs no more. Default: full size.
   */
  readonly shownScale?: number | undefined;
}

/** Loads pictures once however many scenes use them, and frees them with the last scene. */
export interface ArtLibrary {
  /** Reads the default art's list of files. */
  manifest(): Promise<ArtManifest>;
  /** Reads the slugs of the titles of the hall that lend pictures. Rejects if none has been packed yet. */
  titles(): Promise<readonly string[]>;
  /**
   * Loads a scene's own bundle and `parts`, the overlay of an art pack, and the pictures of a title. Rejects with the
   * file's name when a file of the default art or of the title cannot be read; failures in a pack are reported as
   * problems and replaced by the default picture.
   */
  load(scene: string, choice?: ArtChoice): Promise<LoadedArt>;
  /** Clears the cached lists of files, so that the next `load` sees newly packed files. */
  refresh(): void;
}

const PARTS = 'parts';
/** Layer name and folder of a title's pictures. */
const TITLE = 'title';
const TITLES = 'titles/';
/** Sounds that every scene may use besides its own. */
const SHARED_SOUNDS = ['ui', 'win'];
/** Prefix of music bundle names. */
const MUSIC_PREFIX = 'music-';
const EMPTY_MANIFEST: ArtManifest = {};

/** Returns the pages of one kind to load: the half-size ones when they suffice or were requested. */
function pagesOf(entry: SheetsEntry | undefined, { quality, shownScale }: ArtChoice): readonly string[] {
  if (!entry) return [];
  const { sheets, half = sheets, scale = 0 } = entry;
  return quality === 'low' || (shownScale !== undefined && shownScale <= scale / 2) ? half : sheets;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The pictures of one kind that a scene gets from one bundle. */
interface Layer {
  readonly textures: ReadonlyMap<string, Texture>;
  readonly sources: readonly TextureSource[];
  readonly bytes: number;
}

const layerOf = (sheets: readonly Spritesheet[]): Layer => ({
  textures: new Map(sheets.flatMap(({ textures }) => [...textures])),
  sources: sheets.map(({ source }) => source),
  bytes: sheets.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** The packed art that a library reads. */
interface ArtSource {
  /** Folder of the default art, with a slash at its end. */
  readonly base: string;
  readonly cache: SpritesheetCache;
  readonly manifests: Manifests;
  /** Reports a deviation from the declaration, once. */
  readonly report: (message: string) => void;
}

/** What one scene takes from the packed art. */
interface SceneFiles {
  readonly scene: string;
  readonly choice: ArtChoice;
  readonly defaults: ArtManifest;
  /** The art pack's own files. */
  readonly overrides: ArtManifest;
  /** Addresses of the sheets in use, to be released. */
  readonly acquired: string[];
}

/**
 * Creates a library over the packed art at `base` (ends with a slash). Calls `onProblem` once for each deviation from
 * the declaration.
 */
export function createArtLibrary(base: string, onProblem: (message: string) => void): ArtLibrary {
  const reported = new Set<string>();
  const report = (message: string): void => {
    if (reported.has(message)) return;
    reported.add(message);
    onProblem(message);
  };
  const manifests = createManifests(base, report);
  const source: ArtSource = { base, cache: createSpritesheetCache(), manifests, report };

  return {
    manifest: () => manifests.read(base),
    titles: async () => Object.keys(await manifests.read(base + TITLES)),
    refresh: () => manifests.clear(),
    async load(scene, choice = {}) {
      const { pack } = choice;
      const [defaults, overrides] = await Promise.all([
        manifests.read(base),
        pack === undefined ? EMPTY_MANIFEST : manifests.readPack(pack),
      ]);
      if (!defaults[scene]) throw new Error(`no packed art for "${scene}"`);
      for (const bundle of [scene, PARTS])
        for (const problem of overrides[bundle]?.problems ?? []) report(problem);
      const files: SceneFiles = { scene, choice, defaults, overrides, acquired: [] };
      return loadedArt(source, files, await loadLayers(source, files));
    },
  };
}

/** Lists of packed files by their folder, each read once. */
interface Manifests {
  read(folder: string): Promise<ArtManifest>;
  /** Resolves to an empty list when the pack's cannot be read. */
  readPack(pack: string): Promise<ArtManifest>;
  clear(): void;
}

const packFolder = (base: string, pack: string): string => `${base}packs/${encodeURIComponent(pack)}/`;

function createManifests(base: string, report: (message: string) => void): Manifests {
  const manifests = new Map<string, Promise<ArtManifest>>();
  const read = (folder: string): Promise<ArtManifest> => {
    const known = manifests.get(folder);
    if (known) return known;
    const reading = fetchOk(`${folder}manifest.json`).then(async (response) => {
      const list = (await response.json()) as ArtManifest | null;
      if (typeof list !== 'object' || list === null)
        throw new Error(`${folder}manifest.json is not a list of art`);
      return list;
    });
    manifests.set(folder, reading);
    // The next scene retries: a moment without network must not blank every scene until a reload.
    reading.catch(() => manifests.delete(folder));
    return reading;
  };
  return {
    read,
    readPack: (pack) =>
      read(packFolder(base, pack)).catch((error: unknown) => {
        report(`the art pack "${pack}" cannot be read, the default art is shown (${messageOf(error)})`);
        return EMPTY_MANIFEST;
      }),
    clear: () => manifests.clear(),
  };
}

/** Loads all pictures of a scene, by the name of their layer; releases them again if one fails. */
async function loadLayers(source: ArtSource, files: SceneFiles): Promise<ReadonlyMap<string, Layer>> {
  const { scene, choice } = files;
  const kinds = [
    [scene, 'art'],
    [scene, 'light'],
    [PARTS, 'art'],
    [PARTS, 'light'],
  ] as const;
  const loading = kinds.map(async ([bundle, kind]): Promise<readonly [string, Layer]> => [
    `${bundle}/${kind}`,
    await loadLayer(source, files, bundle, kind),
  ]);
  const { title } = choice;
  if (title !== undefined)
    loading.push(loadTitle(source, title, files.acquired).then((layer) => [TITLE, layer]));
  const layers = new Map<string, Layer>();
  for (const result of await Promise.allSettled(loading)) {
    if (result.status === 'rejected') {
      releaseSheets(source, files);
      throw result.reason;
    }
    layers.set(...result.value);
  }
  return layers;
}

function releaseSheets({ cache }: ArtSource, { acquired }: SceneFiles): void {
  for (const url of acquired.splice(0)) cache.release(url);
}

/** Loads the pack's sheets of a bundle, and those default sheets that hold a picture missing from the pack. */
async function loadLayer(
  { base, cache, report }: ArtSource,
  { choice, defaults, overrides, acquired }: SceneFiles,
  bundle: string,
  kind: 'art' | 'light',
): Promise<Layer> {
  const { pack } = choice;
  const acquire = (url: string): Promise<Spritesheet> => {
    acquired.push(url);
    return cache.acquire(url, kind === 'light');
  };
  const top = await Promise.all(
    pagesOf(overrides[bundle]?.[kind], choice).map((file) =>
      acquire(packFolder(base, pack ?? '') + file).catch((error: unknown) => {
        report(`the art pack "${pack}" lacks ${file}, the default pictures are shown (${messageOf(error)})`);
        return undefined;
      }),
    ),
  );
  const shown = top.flatMap((sheet) => sheet ?? []);
  const covered = new Set(shown.flatMap(({ textures }) => [...textures.keys()]));
  const needed = await Promise.all(
    pagesOf(defaults[bundle]?.[kind], choice).map(async (file) => {
      const isCovered =
        covered.size > 0 && (await cache.names(base + file)).every((name) => covered.has(name));
      return isCovered ? undefined : base + file;
    }),
  );
  const below = await Promise.allSettled(needed.flatMap((url) => (url === undefined ? [] : acquire(url))));
  const sheets = below.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  return layerOf([...sheets, ...shown]);
}

/** Loads the pictures of a title of the hall; one sheet for all phones. */
async function loadTitle(
  { base, cache, manifests }: ArtSource,
  title: string,
  acquired: string[],
): Promise<Layer> {
  const folder = base + TITLES;
  const entry = (await manifests.read(folder))[title]?.art;
  if (!entry) throw new Error(`no packed art for the title "${title}"`);
  const sheets = await Promise.all(
    entry.sheets.map((file) => {
      acquired.push(folder + file);
      return cache.acquire(folder + file, false);
    }),
  );
  return layerOf(sheets);
}

function loadedArt(source: ArtSource, files: SceneFiles, layers: ReadonlyMap<string, Layer>): LoadedArt {
  const { base, report } = source;
  const { scene, choice, defaults, overrides } = files;
  const { pack, soundsFrom = scene } = choice;
  const soundsOf = (bundles: readonly string[]): Record<string, SoundEntry> =>
    Object.fromEntries(
      bundles.flatMap((bundle) => {
        const packSound = overrides[bundle]?.sound;
        const defaultSound = defaults[bundle]?.sound;
        if (packSound) return [[bundle, addressed(packSound, packFolder(base, pack ?? ''))]];
        return defaultSound ? [[bundle, addressed(defaultSound, base)]] : [];
      }),
    );
  const fitted = new Map<string, Texture>();
  return {
    texture(name, piece) {
      const layer = layerNameOf(scene, piece);
      const texture = layers.get(layer)?.textures.get(name);
      if (!texture) {
        report(`${scene}: the picture "${name}" is missing`);
        return Texture.EMPTY;
      }
      if (fits(texture, piece)) return texture;
      const key = `${layer}/${name}`;
      const known = fitted.get(key) ?? fit(texture, piece);
      fitted.set(key, known);
      return known;
    },
    sources: [...layers.values()].flatMap(({ sources }) => sources),
    bytes: [...layers.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    sounds: soundsOf([...SHARED_SOUNDS, soundsFrom]),
    musicTracks: soundsOf(Object.keys(defaults).filter((bundle) => bundle.startsWith(MUSIC_PREFIX))),
    release() {
      for (const texture of fitted.values()) texture.destroy(false);
      fitted.clear();
      releaseSheets(source, files);
    },
  };
}

const addressed = ({ webm, m4a, sprite }: SoundEntry, base: string): SoundEntry => ({
  webm: base + webm,
  m4a: base + m4a,
  sprite,
});

function layerNameOf(scene: string, { atlas = 'art' }: PictureSpec): string {
  if (atlas === TITLE) return TITLE;
  const isShared = atlas === 'parts' || atlas === 'parts-light';
  const isLight = atlas === 'light' || atlas === 'parts-light';
  return `${isShared ? PARTS : scene}/${isLight ? 'light' : 'art'}`;
}

/** A picture has whole pixels, so its size may be off the declared one by one pixel. */
function fits({ orig, source }: Texture, { width, height }: PictureSpec): boolean {
  const pixel = 1.01 / source.resolution;
  return Math.abs(orig.width - width) <= pixel && Math.abs(orig.height - height) <= pixel;
}

/** Returns the same pixels at the declared size, so that a picture drawn larger or smaller moves nothing beside it. */
function fit(texture: Texture, { width, height }: PictureSpec): Texture {
  const { source, frame, orig, trim, rotate, label } = texture;
  const x = width / orig.width;
  const y = height / orig.height;
  return new Texture({
    source,
    frame,
    rotate,
    ...(label === undefined ? {} : { label }),
    orig: new Rectangle(0, 0, width, height),
    ...(trim ? { trim: new Rectangle(trim.x * x, trim.y * y, trim.width * x, trim.height * y) } : {}),
  });
}

/** Creates blank pictures of the declared sizes: scenes run in Node without a renderer. */
export function createBlankArt(): Art {
  const textures = new Map<string, Texture>();
  return {
    texture(name, piece: PictureSpec) {
      const key = `${piece.atlas ?? 'art'}/${name}`;
      const known = textures.get(key);
      if (known) return known;
      const source = new TextureSource({ width: piece.width, height: piece.height });
      const texture = new Texture({ source, label: name });
      textures.set(key, texture);
      return texture;
    },
  };
}
