import { Rectangle, Texture, TextureSource } from './pixi.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A sprite sheet in the common JSON format. Boxes are in pixels of the picture file. */
interface SheetJson {
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
  readonly meta: { readonly image: string; readonly png?: string; readonly scale: string | number };
}

/** A loaded sprite sheet: one picture, cut into textures whose sizes are in design pixels. */
export interface Spritesheet {
  readonly textures: ReadonlyMap<string, Texture>;
  /** The sheet's picture as PixiJS uploads it to the GPU. */
  readonly source: TextureSource;
  /** Texture memory of the sheet in bytes, 4 for each pixel. */
  readonly bytes: number;
}

/** Sheets by URL. Each is loaded once for all scenes that use it, and freed when the last of them releases it. */
export interface SpritesheetCache {
  /** Reads the names of the pictures on a sheet without loading its picture file. */
  names(url: string): Promise<readonly string[]>;
  /**
   * Adds a user of a sheet and loads the sheet. Rejects with the file's name; the caller must call `release` even then.
   */
  acquire(url: string, light: boolean): Promise<Spritesheet>;
  /** Removes a user of a sheet; the sheet is freed with its last user. */
  release(url: string): void;
}

/** Fetches a file of the game. Rejects with its URL and the status if the server does not return it. */
export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

/** A sheet's picture file, and another file for browsers that cannot decode the first one. */
interface Picture {
  readonly url: string;
  readonly fallback: string | undefined;
}

/** Loads a picture with its colours multiplied by its alpha, as the GPU needs them. */
async function loadPicture({ url, fallback }: Picture): Promise<ImageBitmap> {
  const blob = await (await fetchOk(url)).blob();
  try {
    return await createImageBitmap(blob, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' });
  } catch (error) {
    // Try the other file whenever decoding fails, whatever the browser: its version says little about what it can
    // decode.
    if (fallback !== undefined) return loadPicture({ url: fallback, fallback: undefined });
    throw new Error(`${url} is not a picture that can be shown`, { cause: error });
  }
}

/**
 * Loads a picture of a `light` sheet: colours multiplied by alpha, then alpha set to 0. With the normal blend mode it
 * adds light to what is below, so it shares a batch with other pictures (docs/scenes.md, Units and layers).
 */
async function loadLight(picture: Picture): Promise<ImageData> {
  const bitmap = await loadPicture(picture);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  if (!context) throw new Error(`${picture.url}: no 2d canvas to prepare light with`);
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

function cutTextures(sheet: SheetJson, source: TextureSource, scale: number): Map<string, Texture> {
  const rectangle = (box: Box): Rectangle =>
    new Rectangle(box.x / scale, box.y / scale, box.w / scale, box.h / scale);
  return new Map(
    Object.entries(sheet.frames).map(([name, entry]) => {
      const { frame, rotated, trimmed, spriteSourceSize, sourceSize } = entry;
      const onPage = rotated ? { x: frame.x, y: frame.y, w: frame.h, h: frame.w } : frame;
      const full = sourceSize ?? { w: frame.w, h: frame.h };
      const texture = new Texture({
        source,
        label: name,
        frame: rectangle(onPage),
        orig: rectangle({ x: 0, y: 0, w: full.w, h: full.h }),
        ...(trimmed && spriteSourceSize
          ? { trim: rectangle({ x: spriteSourceSize.x, y: spriteSourceSize.y, w: frame.w, h: frame.h }) }
          : {}),
        // 2 is the constant for "south" in PixiJS's groupD8: packers rotate pictures by a quarter turn.
        rotate: rotated ? 2 : 0,
      });
      return [name, texture] as const;
    }),
  );
}

interface LoadedSpritesheet extends Spritesheet {
  readonly destroy: () => void;
}

async function loadSheet(url: string, sheet: SheetJson, light: boolean): Promise<LoadedSpritesheet> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const { image, png } = sheet.meta;
  const picture = { url: folder + image, fallback: png === undefined ? undefined : folder + png };
  const scale = Number(sheet.meta.scale) || 1;
  const resource = light ? await loadLight(picture) : await loadPicture(picture);
  const source = new TextureSource({
    resource,
    resolution: scale,
    alphaMode: 'premultiplied-alpha',
    label: picture.url,
    // Pass no width and height: rounding errors (907 pixels at scale 1.12 give 906.9…) would make the page too small
    // for its picture.
  });
  // 'image', not 'buffer': a buffer upload would take the size in design pixels for the size in pixels. 'image' also
  // uploads ImageData unchanged.
  source.uploadMethodId = 'image';
  const textures = cutTextures(sheet, source, scale);
  return {
    textures,
    source,
    bytes: source.pixelWidth * source.pixelHeight * 4,
    destroy() {
      for (const texture of textures.values()) texture.destroy(false);
      source.destroy();
      if ('close' in resource) resource.close();
    },
  };
}

async function readSheet(url: string): Promise<SheetJson> {
  const sheet = (await (await fetchOk(url)).json()) as Partial<SheetJson> | null;
  if (!sheet?.frames || !sheet.meta?.image) throw new Error(`${url} is not a list of pictures`);
  return { frames: sheet.frames, meta: sheet.meta };
}

/** Creates an empty cache of sprite sheets. */
export function createSpritesheetCache(): SpritesheetCache {
  const lists = new Map<string, Promise<SheetJson>>();
  const sheets = new Map<string, { users: number; readonly sheet: Promise<LoadedSpritesheet> }>();

  const listOf = (url: string): Promise<SheetJson> => {
    const known = lists.get(url);
    if (known) return known;
    const list = readSheet(url);
    lists.set(url, list);
    // Forget a failed read, so that a short loss of network does not block the file until the page is reloaded.
    list.catch(() => lists.delete(url));
    return list;
  };

  return {
    names: async (url) => Object.keys((await listOf(url)).frames),
    acquire(url, light) {
      const known = sheets.get(url);
      if (known) {
        known.users += 1;
        return known.sheet;
      }
      const sheet = listOf(url).then((list) => loadSheet(url, list, light));
      sheets.set(url, { users: 1, sheet });
      sheet.catch(() => undefined);
      return sheet;
    },
    release(url) {
      const known = sheets.get(url);
      if (!known || --known.users > 0) return;
      sheets.delete(url);
      known.sheet.then(
        ({ destroy }) => destroy(),
        () => undefined,
      );
    },
  };
}
