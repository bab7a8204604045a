import type { ArtPiece } from './definition.ts';
import { Rectangle, Texture, TextureSource } from './pixi.ts';
import type { Art } from './player.ts';

/** What `.art/manifest.json` says of one bundle. */
interface BundleEntry {
  readonly art?: { readonly sheets: readonly string[] };
  readonly light?: { readonly sheets: readonly string[] };
  readonly sound?: SoundEntry;
}

/** Encoded sprite of a bundle: files and where each cue lies, [offset ms, length ms, loop]. */
export interface SoundEntry {
  readonly webm: string;
  readonly m4a: string;
  readonly sprite: Readonly<Record<string, readonly [number, number] | readonly [number, number, boolean]>>;
}

/** Every packed bundle by its name. */
export type ArtManifest = Readonly<Record<string, BundleEntry>>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A spritesheet in the usual format; boxes in pixels of the picture. */
interface Sheet {
  readonly frames: Readonly<
    Record<
      string,
      {
        readonly frame: Box;
        readonly rotated?: boolean;
        readonly trimmed?: boolean;
        readonly spriteSourceSize?: Box;
        readonly sourceSize?: { readonly w: number; readonly h: number };
      }
    >
  >;
  readonly meta: { readonly image: string; readonly scale: string | number };
}

interface Bundle {
  readonly art: Map<string, Texture>;
  readonly light: Map<string, Texture>;
  readonly sources: TextureSource[];
}

/** A scene's pictures, loaded; `release` gives them back. */
export interface LoadedArt extends Art {
  /** Bytes of texture memory in use by these bundles (4 a pixel). */
  readonly bytes: number;
  release(): void;
}

/** Loads bundles once however many scenes use them, and frees them when the last one goes. */
export interface ArtLibrary {
  manifest(): Promise<ArtManifest>;
  /** Loads a scene's own bundle and `parts`. Rejects with the file's name when a file cannot be read. */
  load(scene: string): Promise<LoadedArt>;
}

const fetchOk = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
};

/**
 * Ordinary pictures: decoded premultiplied and uploaded as they are.
 */
async function loadPicture(url: string): Promise<ImageBitmap> {
  const blob = await (await fetchOk(url)).blob();
  return createImageBitmap(blob, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' });
}

/**
 * Light: the colours premultiplied and the alpha set to 0, so that under the normal blend mode it adds to what is
 * below and shares a batch with everything else (design/motion, section 0). Done once, at load.
 */
async function loadLight(url: string): Promise<ImageData> {
  const bitmap = await loadPicture(url);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`${url}: no 2d canvas to prepare light with`);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const light = context.getImageData(0, 0, width, height);
  const { data } = light;
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    data[index] = Math.round(((data[index] ?? 0) * alpha) / 255);
    data[index + 1] = Math.round(((data[index + 1] ?? 0) * alpha) / 255);
    data[index + 2] = Math.round(((data[index + 2] ?? 0) * alpha) / 255);
    data[index + 3] = 0;
  }
  return light;
}

function cut(sheet: Sheet, source: TextureSource, scale: number, into: Map<string, Texture>): void {
  const rectangle = (box: Box): Rectangle => new Rectangle(box.x / scale, box.y / scale, box.w / scale, box.h / scale);
  for (const [name, entry] of Object.entries(sheet.frames)) {
    const { frame, rotated, trimmed, spriteSourceSize, sourceSize } = entry;
    const onPage = rotated ? { x: frame.x, y: frame.y, w: frame.h, h: frame.w } : frame;
    const full = sourceSize ?? { w: frame.w, h: frame.h };
    into.set(
      name,
      new Texture({
        source,
        label: name,
        frame: rectangle(onPage),
        orig: rectangle({ x: 0, y: 0, w: full.w, h: full.h }),
        ...(trimmed && spriteSourceSize
          ? { trim: rectangle({ x: spriteSourceSize.x, y: spriteSourceSize.y, w: frame.w, h: frame.h }) }
          : {}),
        // 2 is groupD8's "south": how packers turn a picture by a quarter.
        rotate: rotated ? 2 : 0,
      }),
    );
  }
}

async function loadSheet(base: string, file: string, light: boolean, bundle: Bundle): Promise<void> {
  const sheet = (await (await fetchOk(base + file)).json()) as Sheet;
  const folder = base + file.slice(0, file.lastIndexOf('/') + 1);
  const scale = Number(sheet.meta.scale) || 1;
  const url = folder + sheet.meta.image;
  const common = { resolution: scale, alphaMode: 'premultiplied-alpha', label: url } as const;
  let source: TextureSource;
  if (light) {
    const light = await loadLight(url);
    source = new TextureSource({ ...common, resource: light, width: light.width / scale, height: light.height / scale });
    // Not 'buffer': that way takes the source's design size for its pixels. ImageData goes up byte for byte too.
    source.uploadMethodId = 'image';
  } else {
    const bitmap = await loadPicture(url);
    source = new TextureSource({ ...common, resource: bitmap, width: bitmap.width / scale, height: bitmap.height / scale });
    source.uploadMethodId = 'image';
  }
  bundle.sources.push(source);
  cut(sheet, source, scale, light ? bundle.light : bundle.art);
}

function destroy(bundle: Bundle): void {
  for (const texture of [...bundle.art.values(), ...bundle.light.values()]) texture.destroy(false);
  for (const source of bundle.sources) source.destroy();
}

/** Makes a library over the packed art at `base` (ends with a slash). `onProblem` hears of declared pictures that are not there. */
export function createArtLibrary(base: string, onProblem: (message: string) => void): ArtLibrary {
  const cache = new Map<string, { users: number; bundle: Promise<Bundle> }>();
  let manifest: Promise<ArtManifest> | undefined;

  const readManifest = (): Promise<ArtManifest> => {
    manifest ??= fetchOk(`${base}manifest.json`)
      .then((response) => response.json() as Promise<ArtManifest>)
      .catch((error: unknown) => {
        // The next scene asks again: a moment without network must not blank every scene until a reload.
        manifest = undefined;
        throw error;
      });
    return manifest;
  };

  async function loadBundle(name: string): Promise<Bundle> {
    const entry = (await readManifest())[name];
    if (!entry) throw new Error(`no packed art for "${name}"`);
    const bundle: Bundle = { art: new Map(), light: new Map(), sources: [] };
    try {
      await Promise.all([
        ...(entry.art?.sheets ?? []).map((file) => loadSheet(base, file, false, bundle)),
        ...(entry.light?.sheets ?? []).map((file) => loadSheet(base, file, true, bundle)),
      ]);
    } catch (error) {
      destroy(bundle);
      throw error;
    }
    return bundle;
  }

  function take(name: string): Promise<Bundle> {
    const known = cache.get(name);
    if (known) {
      known.users += 1;
      return known.bundle;
    }
    const bundle = loadBundle(name);
    cache.set(name, { users: 1, bundle });
    bundle.catch(() => cache.delete(name));
    return bundle;
  }

  function give(name: string): void {
    const known = cache.get(name);
    if (!known || --known.users > 0) return;
    cache.delete(name);
    void known.bundle.then(destroy, () => undefined);
  }

  return {
    manifest: readManifest,
    async load(scene) {
      const names = [scene, 'parts'];
      const taken = await Promise.allSettled(names.map(take));
      const failed = taken.find((result) => result.status === 'rejected');
      if (failed) {
        names.forEach((name, index) => taken[index]?.status === 'fulfilled' && give(name));
        throw failed.reason;
      }
      const [own, parts] = taken.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
      let released = false;
      return {
        texture(name, piece) {
          const bundle = piece.kind === 'parts' || piece.kind === 'parts-light' ? parts : own;
          const isLight = piece.kind === 'light' || piece.kind === 'parts-light';
          const texture = (isLight ? bundle?.light : bundle?.art)?.get(name);
          if (!texture) onProblem(`${scene}: the picture "${name}" is missing`);
          return texture ?? Texture.EMPTY;
        },
        bytes: [own, parts].reduce(
          (sum, bundle) => sum + (bundle?.sources ?? []).reduce((all, s) => all + s.pixelWidth * s.pixelHeight * 4, 0),
          0,
        ),
        release() {
          if (released) return;
          released = true;
          names.forEach(give);
        },
      };
    },
  };
}

/** Blank pictures of the declared sizes: scenes run in Node without a renderer. */
export function createBlankArt(): Art {
  const textures = new Map<string, Texture>();
  return {
    texture(name, piece: ArtPiece) {
      const key = `${piece.kind ?? 'art'}/${name}`;
      const known = textures.get(key);
      if (known) return known;
      const source = new TextureSource({ width: piece.width, height: piece.height });
      const texture = new Texture({ source, label: name });
      textures.set(key, texture);
      return texture;
    },
  };
}
