import { createSpritesheetCache, fetchOk, type Spritesheet, type SpritesheetCache } from './spritesheets.ts';
import type { PictureSpec, SceneSettings } from './definition.ts';
import { Rectangle, Texture, TextureSource } from './pixi.ts';
import type { Art } from './scene-player.ts';

/**
 * The sprite sheets of one kind (art or light), at full size (`sheets`) and at half width and height (`half`). `scale`
 * is the number of pixels per design pixel in `sheets`.
 */
interface SheetsEntry {
  readonly sheets: readonly string[];
  readonly half?: readonly string[];
  readonly scale?: number;
}

/** The packed files of one bundle: an entry of `.art/manifest.json`. */
interface BundleEntry {
  readonly art?: SheetsEntry;
  readonly light?: SheetsEntry;
  readonly sound?: SoundEntry;
  /** Why files of an art pack could not be packed: one message for each file. */
  readonly problems?: readonly string[];
}

/** Audio sprite of a bundle: its files and the position of each cue in them, [offset ms, length ms, loop]. */
export interface SoundEntry {
  readonly webm: string;
  readonly m4a: string;
  readonly sprite: Readonly<Record<string, readonly [number, number] | readonly [number, number, boolean]>>;
}

/** All packed bundles by name; paths of files are relative to the manifest. */
export type ArtManifest = Readonly<Record<string, BundleEntry>>;

/** The loaded pictures and sounds of a scene; `release` ends their use. */
export interface LoadedArt extends Art {
  /** All texture pages that hold the scene's pictures. */
  readonly sources: readonly TextureSource[];
  /** Texture memory of these pages in bytes, 4 for each pixel. */
  readonly bytes: number;
  /**
   * URLs of the scene's sounds and of the sounds for all scenes, by bundle. A pack's own sounds replace the default
   * ones.
   */
  readonly sounds: Readonly<Record<string, SoundEntry>>;
  /** URLs of all music by bundle ("music-fair"). A pack's own music replaces the default music. */
  readonly musicTracks: Readonly<Record<string, SoundEntry>>;
  release(): void;
}

/** The version of a scene's art to load: art pack, title, sounds and resolution. */
export interface ArtChoice {
  /** Name of the art pack that replaces default pictures and sounds; default: no pack. */
  readonly pack?: string | undefined;
  /** Slug of the title in the hall whose pictures the scene shows, for a scene that uses a title's pictures. */
  readonly title?: string | undefined;
  /** Bundle with the scene's sounds if several scenes share them; default: the scene's own bundle. */
  readonly soundsFrom?: string | undefined;
  /** Quality of the pictures: `low` loads the sheets of half size, which take a quarter of the memory. */
  readonly quality?: SceneSettings['quality'] | undefined;
  /**
   * Device pixels per design pixel on the screen (device pixel ratio × CSS width ÷ design width). Sheets of half size
   * are loaded if they have at least as many pixels per design pixel. Default: full size.
   */
  readonly shownScale?: number | undefined;
}

/** Loads every picture once for all scenes that use it, and frees it when the last of them releases it. */
export interface ArtLibrary {
  /** Reads the manifest of the default art. */
  manifest(): Promise<ArtManifest>;
  /** Reads the slugs of the hall's titles that have packed pictures. Rejects if no title has been packed yet. */
  titles(): Promise<readonly string[]>;
  /**
   * Loads the bundles of a scene and of the shared `parts`, with a pack's replacements and a title's pictures. Rejects
   * with the name of a default or title file that cannot be read; a failure in a pack is reported as a problem, and the
   * default picture is used.
   */
  load(scene: string, choice?: ArtChoice): Promise<LoadedArt>;
  /** Clears the cached manifests, so that the next `load` sees newly packed files. */
  refresh(): void;
}

const PARTS = 'parts';
/** Name of the layer (a set of loaded sheets) that holds a title's pictures. */
const TITLE = 'title';
const TITLES = 'titles/';
/** Bundles of sounds that every scene may use besides its own. */
const SHARED_SOUNDS = ['ui', 'win'];
/** First part of the names of music bundles. */
const MUSIC_PREFIX = 'music-';
const EMPTY_MANIFEST: ArtManifest = {};

/**
 * Returns the sheet files of one kind: those of half size if quality is low or if they are sharp enough for the screen.
 */
function pagesOf(entry: SheetsEntry | undefined, { quality, shownScale }: ArtChoice): readonly string[] {
  if (!entry) return [];
  const { sheets, half = sheets, scale = 0 } = entry;
  return quality === 'low' || (shownScale !== undefined && shownScale <= scale / 2) ? half : sheets;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The loaded pictures of one kind (art or light) from one bundle. */
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

/** The packed art that a library reads, and its caches. */
interface ArtSource {
  /** URL of the default art's folder, with a slash at the end. */
  readonly base: string;
  readonly cache: SpritesheetCache;
  readonly manifests: Manifests;
  /** Reports a problem; the same message is reported only once. */
  readonly report: (message: string) => void;
}

/** A scene, the requested version of its art, and the manifests that list the files of this art. */
interface SceneFiles {
  readonly scene: string;
  readonly choice: ArtChoice;
  readonly defaults: ArtManifest;
  /** The art pack's manifest; empty without a pack. */
  readonly overrides: ArtManifest;
  /** URLs of the sheets in use, which `release` gives back. */
  readonly acquired: string[];
}

/**
 * Creates a library of the packed art at `base`, a URL that ends with a slash. Calls `onProblem` once for each missing
 * picture and for each file of a pack that cannot be used.
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

/** Manifests by the URL of their folder, each read once. */
interface Manifests {
  read(folder: string): Promise<ArtManifest>;
  /** Reads a pack's manifest. Resolves to an empty one if it cannot be read. */
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
    // Forget a failed read, so that the next scene retries: a short loss of network must not blank scenes until a
    // reload.
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

/** Loads all pictures of a scene as layers, by name; if one layer fails, releases all layers and rejects. */
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

/** Loads the pack's sheets of one kind, and each default sheet that has a picture the pack does not replace. */
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

/** Loads the sheets of a title of the hall; titles have no sheets of half size. */
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

/** Returns whether a picture has the declared size, give or take one pixel from rounding. */
function fits({ orig, source }: Texture, { width, height }: PictureSpec): boolean {
  const pixel = 1.01 / source.resolution;
  return Math.abs(orig.width - width) <= pixel && Math.abs(orig.height - height) <= pixel;
}

/** Returns the picture scaled to the declared size, so that its neighbours in the scene keep their places. */
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

/** Creates pictures of the declared sizes without content, for scenes that run in Node without a renderer. */
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
