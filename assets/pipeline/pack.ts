/** Packs pictures into as little texture memory as the packer finds. */
import sharp from 'sharp';
// AssetPack's pipe packs in the order of the folder's listing and wastes a third of the sheet; its packer, given the
// largest picture first, does not, and two machines then make the same sheet.
import { packTextures } from '../../node_modules/@assetpack/core/dist/texture-packer/packer/packTextures.js';
import { APRON, type Raster } from './rasterise.ts';

interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Frame {
  frame: Rectangle;
  rotated: boolean;
  trimmed: boolean;
  spriteSourceSize: Rectangle;
  sourceSize: { w: number; h: number };
}

/** A spritesheet in Pixi's format. */
export interface SheetJson {
  readonly frames: Readonly<Record<string, Frame>>;
  readonly meta: {
    readonly image: string;
    readonly format: string;
    readonly size: { readonly w: number; readonly h: number };
    readonly scale: string;
  };
}

/** One page: its picture as WebP and where each frame lies; `meta.image` is still empty. */
export interface Sheet {
  readonly webp: Buffer;
  readonly json: SheetJson;
}

const PADDING = 2;
/** Pages tried, in pixels; a page of 1024 is one that every phone takes. */
const PAGES: readonly (readonly [number, number])[] = [
  [1024, 1024], [1024, 768], [768, 1024], [1024, 512], [512, 1024], [768, 768], [512, 512], [256, 512], [512, 256],
];
const LARGE_PAGE = [2048, 2048] as const;

interface PackedPage {
  readonly texture: Buffer;
  readonly frames: Readonly<Record<string, Frame>>;
  readonly size: { readonly w: number; readonly h: number };
}

async function packInto(rasters: readonly Raster[], [width, height]: readonly [number, number]): Promise<PackedPage[]> {
  const packed = await packTextures({
    texturesToPack: rasters.map(({ name, png }) => ({ path: `${name}.png`, contents: png })),
    textureName: 'page',
    width,
    height,
    padding: PADDING,
    allowRotation: false,
    removeFileExtension: true,
    autodetectAnimations: false,
  });
  return packed.jsons.map(({ json }, index) => {
    const { frames, meta } = json as { frames: Record<string, Frame>; meta: { size: { w: number; h: number } } };
    const texture = packed.textures[index]?.buffer;
    if (!texture) throw new Error('The packer made a list of frames without a picture.');
    return { texture, frames, size: meta.size };
  });
}

const memoryOf = (pages: readonly PackedPage[]): number => pages.reduce((sum, { size }) => sum + size.w * size.h, 0);

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

/** Packs `rasters`, drawn at `scale` pixels for a design pixel; frames are trimmed but keep their source size. */
export async function packSheets(rasters: readonly Raster[], scale: number): Promise<Sheet[]> {
  const ordered = [...rasters].sort(
    (a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height) || b.width * b.height - a.width * a.height || (a.name < b.name ? -1 : 1),
  );
  const widest = Math.max(...ordered.map(({ width }) => width)) + 2 * PADDING;
  const tallest = Math.max(...ordered.map(({ height }) => height)) + 2 * PADDING;
  const fitting = PAGES.filter(([width, height]) => width >= widest && height >= tallest);
  let best: PackedPage[] | undefined;
  for (const page of fitting.length > 0 ? fitting : [LARGE_PAGE]) {
    const pages = await packInto(ordered, page);
    const better = !best || memoryOf(pages) < memoryOf(best) - 1024 * (pages.length > best.length ? 64 : 0);
    if (better) best = pages;
  }
  const aprons = new Set(ordered.filter(({ apron }) => apron).map(({ name }) => name));
  return Promise.all(
    (best ?? []).map(async ({ texture, frames, size }) => ({
      webp: await sharp(texture).webp({ quality: 90, alphaQuality: 100, smartSubsample: true, effort: 4 }).toBuffer(),
      json: {
        frames: Object.fromEntries(
          Object.entries(frames)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, frame]) => [name, aprons.has(name) ? withoutApron(frame) : frame]),
        ),
        meta: { image: '', format: 'RGBA8888', size, scale: String(scale) },
      },
    })),
  );
}
