// Reads: assets
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBundles, type Picture } from './bundles.ts';
import { composePages, type PackedPage } from './compose-pages.ts';
import type { Pixels } from './pixels.ts';
import { APRON, rasterise, type Raster } from './rasterise.ts';

const PADDING = 2;

/**
 * Creates a picture of `width` x `height` pixels that is opaque, except for `margin` transparent pixels on every side.
 */
function plainRaster(name: string, width: number, height: number, margin = 0): Raster {
  const cut = { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin };
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 251, 7);
  const pixels = Buffer.from(
    Array.from({ length: cut.width * cut.height }, (_, index) => [seed, index % 256, 255 - seed, 255]).flat(),
  );
  return {
    name,
    width,
    height,
    cut,
    pixels,
    trimmedWidth: cut.width,
    trimmedHeight: cut.height,
    apron: false,
    key: name,
  };
}

/** Returns the RGBA pixels of the picture `name` on a page. */
function frameOf({ pixels, frames }: PackedPage, name: string): Buffer {
  const { x, y, w, h } = frames[name]?.frame ?? { x: 0, y: 0, w: 1, h: 1 };
  const rows = Array.from({ length: h }, (_, row) => ((y + row) * pixels.width + x) * 4);
  return Buffer.concat(rows.map((at) => pixels.data.subarray(at, at + w * 4)));
}

it('composePages places pictures side by side, with space between them and at the edges of the page', () => {
  const pages = composePages([plainRaster('wide', 20, 10), plainRaster('cut', 12, 12, 3)], [64, 64], PADDING);
  expect(pages.map(({ pixels: { width, height }, frames }) => ({ width, height, frames }))).toEqual([
    {
      width: 24,
      height: 22,
      frames: {
        wide: {
          frame: { x: 2, y: 2, w: 20, h: 10 },
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, w: 20, h: 10 },
          sourceSize: { w: 20, h: 10 },
        },
        cut: {
          frame: { x: 2, y: 14, w: 6, h: 6 },
          rotated: false,
          trimmed: true,
          spriteSourceSize: { x: 3, y: 3, w: 6, h: 6 },
          sourceSize: { w: 12, h: 12 },
        },
      },
    },
  ]);
});

it('composePages starts another page when a page is full', () => {
  const pages = composePages(
    ['a', 'b', 'c'].map((name) => plainRaster(name, 40, 40)),
    [48, 64],
    PADDING,
  );
  expect(pages.map(({ frames }) => Object.keys(frames))).toEqual([['a'], ['b'], ['c']]);
});

describe('composePages with random pictures', () => {
  const sizes = fc.array(
    fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) }),
    { minLength: 1, maxLength: 24 },
  );
  const drawn = (all: readonly { width: number; height: number }[]): Raster[] =>
    all.map(({ width, height }, index) =>
      plainRaster(`p${index}`, width, height, Math.min(width, height) > 6 ? 2 : 0),
    );

  it('places every picture once, with its own pixels, and with space to all other pictures and to the edge', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 44, max: 128 }), (all, side) => {
        const rasters = drawn(all);
        const pages = composePages(rasters, [side, side], PADDING);
        expect(pages.flatMap(({ frames }) => Object.keys(frames)).toSorted()).toEqual(
          rasters.map(({ name }) => name).toSorted(),
        );
        for (const page of pages) {
          const { width, height, data } = page.pixels;
          const rest = Buffer.from(data);
          let overlaps = 0;
          const near = new Uint8Array(width * height);
          for (const [name, { frame }] of Object.entries(page.frames)) {
            const raster = rasters.find((one) => one.name === name);
            expect(frameOf(page, name).equals(raster?.pixels ?? Buffer.alloc(0))).toBe(true);
            expect(frame.x).toBeGreaterThanOrEqual(PADDING);
            expect(frame.y).toBeGreaterThanOrEqual(PADDING);
            expect(frame.x + frame.w).toBeLessThanOrEqual(width - PADDING);
            expect(frame.y + frame.h).toBeLessThanOrEqual(height - PADDING);
            // The pixels of a picture and of the space to its right and below it must not belong to another picture.
            for (let y = frame.y; y < frame.y + frame.h + PADDING; y++) {
              for (let x = frame.x; x < frame.x + frame.w + PADDING; x++) {
                const at = y * width + x;
                overlaps += near[at] ?? 1;
                near[at] = 1;
                if (y < frame.y + frame.h && x < frame.x + frame.w) rest.fill(0, at * 4, at * 4 + 4);
              }
            }
          }
          expect(overlaps).toBe(0);
          expect(rest.every((value) => value === 0)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('places the same pictures on the same pages every time', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const [one = [], other = []] = [1, 2].map(() => composePages(drawn(all), [96, 96], PADDING));
        expect(one.map(({ frames }) => frames)).toEqual(other.map(({ frames }) => frames));
        expect(
          one.every(({ pixels }, page) => pixels.data.equals(other[page]?.pixels.data ?? Buffer.alloc(0))),
        ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a page of drawn pictures', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'compose-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** Pictures with soft edges, faint lines, a border of repeated edge pixels, or a side too narrow for trimming. */
  const SOURCES: Readonly<Record<string, string>> = {
    soft: '<defs><radialGradient id="g"><stop offset="0" stop-color="#fc3" stop-opacity=".9"/><stop offset="1" stop-color="#03f" stop-opacity="0"/></radialGradient></defs><circle cx="70" cy="50" r="45" fill="url(#g)"/>',
    faint:
      '<path d="M10 90L110 12" stroke="#f0a" stroke-width=".7" opacity=".4"/><circle cx="60" cy="50" r="20" fill="#0a8"/>',
    slanted:
      '<rect x="30" y="20" width="50" height="50" transform="rotate(17 55 45)" fill="#80f" opacity=".63"/>',
    whole: '<rect width="120" height="100" fill="#0B0220"/><circle cx="20" cy="20" r="14" fill="#fa0"/>',
  };

  const letters = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `letter-${index}`,
      `<path d="M${index % 9} 5L30 ${40 - index / 2}L8 50Z" fill="hsl(${index * 9},70%,60%)"/>`,
    ]),
  );

  const writeSources = (): Picture[] => {
    const svg = (width: number, height: number, body: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
    return [
      ...Object.entries(SOURCES).map(([name, body]) => [name, svg(120, 100, body)] as const),
      ['thin', svg(4, 60, '<rect x="1" y="10" width="2" height="40" fill="#f00" opacity=".5"/>')] as const,
      ...Object.entries(letters).map(([name, body]) => [name, svg(40, 60, body)] as const),
    ].map(([name, source]) => {
      const file = join(root, `${name}.svg`);
      writeFileSync(file, source);
      return { name, file };
    });
  };

  const realPictures = (): Picture[] =>
    findBundles(join(import.meta.dirname, '..'))
      .find(({ name }) => name === 'lucky-jackpot')
      ?.art.filter(({ name }) => name.startsWith('icon-')) ?? [];

  /** Draws a picture with resvg alone, with its border of repeated edge pixels, cut as on its page. */
  async function drawnByResvg(file: string, { apron, cut, width }: Raster): Promise<Buffer> {
    const value = apron ? width - 2 * APRON : width;
    const png = new Resvg(readFileSync(file, 'utf8'), {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value },
    })
      .render()
      .asPng();
    const side = apron ? APRON : 0;
    const whole = await sharp(png)
      .extend({ top: side, bottom: side, left: side, right: side, extendWith: 'copy' })
      .png()
      .toBuffer();
    return sharp(whole).extract(cut).png().toBuffer();
  }

  /** Places the pictures of a page with sharp, to compare the result with the composed page. */
  async function laidByEditor(page: PackedPage, pictures: readonly Picture[], rasters: readonly Raster[]) {
    const input = Object.entries(page.frames).map(async ([name, { frame }]) => {
      const index = pictures.findIndex((picture) => picture.name === name);
      const [picture, raster] = [pictures[index], rasters[index]];
      if (!picture || !raster) throw new Error(`nobody has drawn ${name}`);
      return { input: await drawnByResvg(picture.file, raster), left: frame.x, top: frame.y };
    });
    const { width, height }: Pixels = page.pixels;
    return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite(await Promise.all(input))
      .raw()
      .toBuffer();
  }

  it.each([
    ['simple ones', writeSources, 1.3],
    ['real ones', realPictures, 0.65],
  ])('contains each picture exactly as resvg draws it: %s', async (_, list, scale) => {
    const pictures = list();
    expect(pictures.length).toBeGreaterThan(3);
    const rasters = await Promise.all(pictures.map((picture) => rasterise(picture, scale)));
    for (const page of composePages(rasters, [512, 512], PADDING)) {
      expect(page.pixels.data.equals(await laidByEditor(page, pictures, rasters))).toBe(true);
    }
  });
});
