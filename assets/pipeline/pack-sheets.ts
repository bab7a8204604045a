/** Packs pictures into sheets with as little texture memory as possible. */
import sharp from 'sharp';
import { composePages, type Frame, type PackedPage } from './compose-pages.ts';
import { type Pixels, rawOf } from './pixels.ts';
import { PADDING, type Plan, planRasters } from './plan-pages.ts';
import { APRON, type Raster } from './rasterise.ts';
import { hashOf, type Store } from './store.ts';

/** A sprite sheet in the JSON format of PixiJS. */
export interface SheetJson {
  readonly frames: Readonly<Record<string, Frame>>;
  readonly meta: {
    readonly image: string;
    /** File of the same picture as PNG, for browsers that cannot decode WebP. */
    readonly png?: string;
    readonly format: string;
    readonly size: { readonly w: number; readonly h: number };
    readonly scale: string;
  };
}

/** A sheet: its picture as WebP and as PNG, and the place of each picture on it. `meta.image` is not yet set. */
export interface Sheet {
  /** The picture as WebP; undefined in a draft. */
  readonly webp?: Buffer;
  readonly png: Buffer;
  readonly json: SheetJson;
}

/** Removes from a frame the border of repeated edge pixels, which scenes must not see. */
function withoutApron(frame: Frame): Frame {
  const { x, y, w, h } = frame.frame;
  const size = { w: w - 2 * APRON, h: h - 2 * APRON };
  return {
    frame: { x: x + APRON, y: y + APRON, ...size },
    rotated: false,
    trimmed: false,
    spriteSourceSize: { x: 0, y: 0, ...size },
    sourceSize: size,
  };
}

const jsonOf = ({ frames, pixels }: PackedPage, scale: number): SheetJson => ({
  frames,
  meta: {
    image: '',
    format: 'RGBA8888',
    size: { w: pixels.width, h: pixels.height },
    scale: String(scale),
  },
});

/** Encodes pixels as PNG, quickly rather than small, because few browsers load these files. */
const pngOf = (pixels: Pixels): Promise<Buffer> => sharp(pixels.data, rawOf(pixels)).png().toBuffer();

const webpOf = (pixels: Pixels, quality: number): Promise<Buffer> =>
  sharp(pixels.data, rawOf(pixels))
    .webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 4 })
    .toBuffer();

/** Options for packing sheets. */
export interface PackSheetsOptions {
  /** WebP quality, 1 to 100 (bundles.ts). */
  readonly quality: number;
  /** Tries fewer page sizes, which is faster; for sheets of half size. */
  readonly isCoarse?: boolean;
  /** Packs a preview of a file just saved: only as PNG, because encoding WebP takes half a second. */
  readonly isDraft?: boolean;
}

/**
 * Packs pictures, drawn at `scale` pixels per design pixel, into sheets. They are trimmed, but keep their original
 * size.
 */
export async function packSheets(
  rasters: readonly Raster[],
  scale: number,
  store: Store,
  { quality, isCoarse = false, isDraft = false }: PackSheetsOptions,
): Promise<Sheet[]> {
  const ordered = rasters.toSorted(
    (a, b) =>
      Math.max(b.trimmedWidth, b.trimmedHeight) - Math.max(a.trimmedWidth, a.trimmedHeight) ||
      b.trimmedWidth * b.trimmedHeight - a.trimmedWidth * a.trimmedHeight ||
      (a.name < b.name ? -1 : 1),
  );
  const aprons = new Set(ordered.filter(({ apron }) => apron).map(({ name }) => name));
  const finish = (frames: PackedPage['frames']): SheetJson['frames'] =>
    Object.fromEntries(
      Object.entries(frames)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, frame]) => [name, aprons.has(name) ? withoutApron(frame) : frame]),
    );
  const plans = await planRasters(ordered, isCoarse, store);
  const compose = (page: readonly Raster[], limits: Plan<Raster>['limits']): PackedPage[] =>
    composePages(page, limits, PADDING).map((one) => ({ ...one, frames: finish(one.frames) }));
  const sheets = await Promise.all(
    plans.flatMap((plan) =>
      plan.pages.map(async (page): Promise<Sheet[]> => {
        const names = page.map(({ name, key }) => [name, key]);
        const key = `sheets ${hashOf(JSON.stringify([scale, quality, plan.limits, names]))}`;
        if (isDraft && !store.find(key)) {
          return Promise.all(
            compose(page, plan.limits).map(async (one) => ({
              json: jsonOf(one, scale),
              png: await pngOf(one.pixels),
            })),
          );
        }
        const { facts, bytes } = await store.get(key, async () => {
          const made = await Promise.all(
            compose(page, plan.limits).map(async (one) => {
              const [webp, png] = await Promise.all([webpOf(one.pixels, quality), pngOf(one.pixels)]);
              return { json: jsonOf(one, scale), webp, png };
            }),
          );
          return {
            facts: made.map(({ json, webp, png }) => ({ json, lengths: [webp.length, png.length] as const })),
            bytes: Buffer.concat(made.flatMap(({ webp, png }) => [webp, png])),
          };
        });
        let at = 0;
        const next = (length: number): Buffer => bytes.subarray(at, (at += length));
        return facts.map(({ json, lengths: [webp, png] }) => ({ json, webp: next(webp), png: next(png) }));
      }),
    ),
  );
  return sheets.flat();
}
