/** Packs pictures into as little texture memory as the packer finds. */
import { MaxRectsPacker } from 'maxrects-packer';
import sharp from 'sharp';
import { composePages, type Frame, type PackedPage } from './compose.ts';
import { APRON, type Raster } from './rasterise.ts';
import { forgetful, hashOf, type Store } from './store.ts';

/** A spritesheet in Pixi's format. */
export interface SheetJson {
  readonly frames: Readonly<Record<string, Frame>>;
  readonly meta: {
    readonly image: string;
    /** The same picture as PNG, for whoever cannot decode the first. */
    readonly png?: string;
    readonly format: string;
    readonly size: { readonly w: number; readonly h: number };
    readonly scale: string;
  };
}

/** One page: its picture as WebP and as PNG, and where each frame lies; `meta.image` is still empty. */
export interface Sheet {
  /** A draft has none. */
  readonly webp?: Buffer;
  readonly png: Buffer;
  readonly json: SheetJson;
}

const PADDING = 2;
/** Longest side of a page, pixels: one that every phone takes; only a larger picture gets a larger page. */
const PAGE = 1024;
/** Page shapes are tried this many pixels apart; roughly where a little waste costs nothing. */
const STEP = 32;
const ROUGH_STEP = 128;

type Sized = Pick<Raster, 'trimmedWidth' | 'trimmedHeight'>;

/** How a set of pictures would lie: the pictures of each page and the memory of all, in pixels. */
interface Plan<T> {
  readonly pages: readonly (readonly T[])[];
  readonly limits: readonly [number, number];
  readonly cost: number;
}

/** A page more must save a quarter of a megabyte. */
const PAGE_COST = 2 ** 16;

function tryPlan<T extends Sized>(rasters: readonly T[], limits: readonly [number, number]): Plan<T> {
  const packer = new MaxRectsPacker(...limits, PADDING, {
    smart: true,
    pot: false,
    border: PADDING,
    allowRotation: false,
  });
  for (const raster of rasters) packer.add(raster.trimmedWidth, raster.trimmedHeight, raster);
  const pages = packer.bins.map(({ rects }) => rects.map(({ data }) => data as T));
  const cost = packer.bins.reduce((sum, { rects }) => {
    const width = Math.max(...rects.map(({ x, width: w }) => x + w)) + PADDING;
    const height = Math.max(...rects.map(({ y, height: h }) => y + h)) + PADDING;
    return sum + width * height + PAGE_COST;
  }, 0);
  return { pages, limits, cost };
}

/** The page shape that needs least memory; what falls on the last page is planned anew, as it may fit a smaller one. */
function planPages<T extends Sized>(rasters: readonly T[], step: number): Plan<T>[] {
  const widest = Math.max(...rasters.map(({ trimmedWidth }) => trimmedWidth)) + 2 * PADDING;
  const tallest = Math.max(...rasters.map(({ trimmedHeight }) => trimmedHeight)) + 2 * PADDING;
  const area = rasters.reduce(
    (sum, raster) => sum + (raster.trimmedWidth + PADDING) * (raster.trimmedHeight + PADDING),
    0,
  );
  let best: Plan<T> | undefined;
  for (let width = widest; width <= Math.max(PAGE, widest); width += step) {
    for (let height = tallest; height <= Math.max(PAGE, tallest); height += step) {
      // No plan can need less than its pictures do on as many pages as they fill.
      if (best && area + Math.ceil(area / (width * height)) * PAGE_COST >= best.cost) continue;
      const plan = tryPlan(rasters, [width, height]);
      if (!best || plan.cost < best.cost) best = plan;
      // All on one page: a taller one would hold the same, and most of the time is spent on trying those.
      if (plan.pages.length === 1) break;
    }
  }
  if (!best) return [];
  const last = best.pages.at(-1);
  if (best.pages.length === 1 || !last) return [best];
  return [{ ...best, pages: best.pages.slice(0, -1) }, ...planPages(last, step)];
}

/** Takes the apron off a frame: it stays on the page, outside what the scene sees. */
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

/** Plans pages by the sizes alone, so that repainting a picture plans nothing anew. */
async function planOf(rasters: readonly Raster[], step: number, store: Store): Promise<Plan<Raster>[]> {
  const sizes = rasters.map(({ trimmedWidth, trimmedHeight }, index) => ({
    trimmedWidth,
    trimmedHeight,
    index,
  }));
  const { facts } = await store.get(`plan ${step} ${JSON.stringify(sizes)}`, () => ({
    facts: planPages(sizes, step).map((plan) => ({
      ...plan,
      pages: plan.pages.map((page) => page.map(({ index }) => index)),
    })),
    bytes: Buffer.alloc(0),
  }));
  return facts.map((plan) => ({
    ...plan,
    pages: plan.pages.map((page) => page.flatMap((index) => rasters[index] ?? [])),
  }));
}

const draftOf = ({ texture, frames, size }: PackedPage, scale: number): Sheet => ({
  // Hardly anybody loads it: quickly made is worth more than small.
  png: texture,
  json: { frames, meta: { image: '', format: 'RGBA8888', size, scale: String(scale) } },
});

const webpOf = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ quality: 90, alphaQuality: 100, smartSubsample: true, effort: 4 }).toBuffer();

/** How pages are made. */
export interface PackWishes {
  /** A good layout is looked for less long: for small pages. */
  readonly isRough?: boolean;
  /** Somebody looks at it this moment: pages that are not there yet are PNG alone, as WebP takes half a second. */
  readonly isDraft?: boolean;
}

/** Packs `rasters`, drawn at `scale` pixels for a design pixel; frames are trimmed but keep their source size. */
export async function packSheets(
  rasters: readonly Raster[],
  scale: number,
  store: Store = forgetful,
  { isRough = false, isDraft = false }: PackWishes = {},
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
  const plans = await planOf(ordered, isRough ? ROUGH_STEP : STEP, store);
  const draw = async (page: readonly Raster[], limits: Plan<Raster>['limits']): Promise<Sheet[]> => {
    const packed = await composePages(page, limits, PADDING);
    return packed.map((one) => draftOf({ ...one, frames: finish(one.frames) }, scale));
  };
  const sheets = await Promise.all(
    plans.flatMap((plan) =>
      plan.pages.map(async (page) => {
        const names = page.map(({ name, key }) => [name, key]);
        const key = `sheets ${hashOf(JSON.stringify([scale, plan.limits, names]))}`;
        if (isDraft && !store.find(key)) return draw(page, plan.limits);
        const { facts, bytes } = await store.get(key, async () => {
          const made = await Promise.all(
            (await draw(page, plan.limits)).map(async ({ json, png }) => ({
              json,
              png,
              webp: await webpOf(png),
            })),
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
