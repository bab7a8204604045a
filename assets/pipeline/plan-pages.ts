/** Plans the sizes of sheets so that they need as little texture memory as possible. */
import { MaxRectsPacker } from 'maxrects-packer';
import type { Raster } from './rasterise.ts';
import type { Store } from './store.ts';

/** Empty pixels between two pictures on a page, and between a picture and the edge of the page. */
export const PADDING = 2;
/** Maximum side of a page, pixels, which every phone supports; only a larger picture gets a larger page. */
const PAGE = 1024;
/** Step between the page sizes that are tried, pixels; larger for small pages, where a little waste does not matter. */
const STEP = 32;
const COARSE_STEP = 128;

/** The fields of a picture that planning reads: its trimmed size. */
export type Sized = Pick<Raster, 'trimmedWidth' | 'trimmedHeight'>;

/** A layout: the pictures on each page, the size of the pages, and the total cost in pixels. */
export interface Plan<T> {
  readonly pages: readonly (readonly T[])[];
  readonly limits: readonly [number, number];
  readonly cost: number;
}

/** Pixels added to the cost for each page: one more page must save a quarter of a megabyte of texture memory. */
const PAGE_PENALTY = 2 ** 16;

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
    return sum + width * height + PAGE_PENALTY;
  }, 0);
  return { pages, limits, cost };
}

/**
 * Returns the layout with the page size that needs least memory. The last page is planned once more, because its
 * pictures may fit a smaller page.
 */
export function planPages<T extends Sized>(rasters: readonly T[], step: number): Plan<T>[] {
  const widest = Math.max(...rasters.map(({ trimmedWidth }) => trimmedWidth)) + 2 * PADDING;
  const tallest = Math.max(...rasters.map(({ trimmedHeight }) => trimmedHeight)) + 2 * PADDING;
  const area = rasters.reduce(
    (sum, raster) => sum + (raster.trimmedWidth + PADDING) * (raster.trimmedHeight + PADDING),
    0,
  );
  let best: Plan<T> | undefined;
  for (let width = widest; width <= Math.max(PAGE, widest); width += step) {
    for (let height = tallest; height <= Math.max(PAGE, tallest); height += step) {
      // Lower limit of the cost: the area of the pictures, and the penalty for the pages that it fills.
      if (best && area + Math.ceil(area / (width * height)) * PAGE_PENALTY >= best.cost) continue;
      const plan = tryPlan(rasters, [width, height]);
      if (!best || plan.cost < best.cost) best = plan;
      // Everything is on one page, so taller pages would only waste memory; trying them would take most of the time.
      if (plan.pages.length === 1) break;
    }
  }
  if (!best) return [];
  const last = best.pages.at(-1);
  if (best.pages.length === 1 || !last) return [best];
  return [{ ...best, pages: best.pages.slice(0, -1) }, ...planPages(last, step)];
}

/**
 * Plans pages by the sizes of the pictures alone, so that a repainted picture keeps its place. `isCoarse` tries fewer
 * page sizes.
 */
export async function planRasters(
  rasters: readonly Raster[],
  isCoarse: boolean,
  store: Store,
): Promise<Plan<Raster>[]> {
  const step = isCoarse ? COARSE_STEP : STEP;
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
