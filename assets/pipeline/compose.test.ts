import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBundles } from './bundles.ts';
import { composePages, type PackedPage } from './compose.ts';
import { rasterise, type Raster } from './rasterise.ts';

const PADDING = 2;

/** A picture of `width` x `height` pixels, of which all shows but `margin` on every side. */
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
    png: Buffer.alloc(0),
    key: name,
  };
}

/** Pixels of a page, RGBA. */
const pixelsOf = (page: PackedPage): Promise<Buffer> => sharp(page.texture).raw().toBuffer();

/** Pixels of one frame of a page, RGBA. */
const frameOf = ({ texture, frames }: PackedPage, name: string): Promise<Buffer> => {
  const { x, y, w, h } = frames[name]?.frame ?? { x: 0, y: 0, w: 1, h: 1 };
  return sharp(texture).extract({ left: x, top: y, width: w, height: h }).raw().toBuffer();
};

it('lays each picture beside the last, the padding between and around them', async () => {
  const pages = await composePages(
    [plainRaster('wide', 20, 10), plainRaster('cut', 12, 12, 3)],
    [64, 64],
    PADDING,
  );
  expect(pages.map(({ size, frames }) => ({ size, frames }))).toEqual([
    {
      size: { w: 24, h: 22 },
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

it('begins another page when one is full', async () => {
  const pages = await composePages(
    ['a', 'b', 'c'].map((name) => plainRaster(name, 40, 40)),
    [48, 64],
    PADDING,
  );
  expect(pages.map(({ frames }) => Object.keys(frames))).toEqual([['a'], ['b'], ['c']]);
});

describe('whatever pictures are packed', () => {
  const sizes = fc.array(
    fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) }),
    { minLength: 1, maxLength: 24 },
  );
  const drawn = (all: readonly { width: number; height: number }[]): Raster[] =>
    all.map(({ width, height }, index) =>
      plainRaster(`p${index}`, width, height, Math.min(width, height) > 6 ? 2 : 0),
    );

  it('each lies on one page, apart from all others and from the edge, with its own pixels', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 44, max: 128 }), async (all, side) => {
        const rasters = drawn(all);
        const pages = await composePages(rasters, [side, side], PADDING);
        expect(pages.flatMap(({ frames }) => Object.keys(frames)).toSorted()).toEqual(
          rasters.map(({ name }) => name).toSorted(),
        );
        for (const page of pages) {
          const covered = await pixelsOf(page);
          const near = new Uint8Array(page.size.w * page.size.h);
          for (const [name, { frame }] of Object.entries(page.frames)) {
            const raster = rasters.find((one) => one.name === name);
            expect((await frameOf(page, name)).equals(raster?.pixels ?? Buffer.alloc(0))).toBe(true);
            expect(frame.x).toBeGreaterThanOrEqual(PADDING);
            expect(frame.y).toBeGreaterThanOrEqual(PADDING);
            expect(frame.x + frame.w).toBeLessThanOrEqual(page.size.w - PADDING);
            expect(frame.y + frame.h).toBeLessThanOrEqual(page.size.h - PADDING);
            // A picture and the padding to its right and below are its alone.
            for (let y = frame.y; y < frame.y + frame.h + PADDING; y++) {
              for (let x = frame.x; x < frame.x + frame.w + PADDING; x++) {
                const at = y * page.size.w + x;
                expect(near[at]).toBe(0);
                near[at] = 1;
                if (y < frame.y + frame.h && x < frame.x + frame.w) covered[at * 4 + 3] = 0;
              }
            }
          }
          const isEmpty = covered.every((value, index) => index % 4 !== 3 || value === 0);
          expect(isEmpty).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('the same pictures make the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, async (all) => {
        const [one, other] = await Promise.all([1, 2].map(() => composePages(drawn(all), [96, 96], PADDING)));
        expect(one).toEqual(other);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a page of drawn pictures', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'compose-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** Soft edges, faint lines, opaque pictures with an apron, and ones too thin to be cut. */
  const SOURCES: Readonly<Record<string, string>> = {
    soft: '<defs><radialGradient id="g"><stop offset="0" stop-color="#fc3" stop-opacity=".9"/><stop offset="1" stop-color="#03f" stop-opacity="0"/></radialGradient></defs><circle cx="70" cy="50" r="45" fill="url(#g)"/>',
    faint:
      '<path d="M10 90L110 12" stroke="#f0a" stroke-width=".7" opacity=".4"/><circle cx="60" cy="50" r="20" fill="#0a8"/>',
    slanted:
      '<rect x="30" y="20" width="50" height="50" transform="rotate(17 55 45)" fill="#80f" opacity=".63"/>',
    whole: '<rect width="120" height="100" fill="#0B0220"/><circle cx="20" cy="20" r="14" fill="#fa0"/>',
  };

  async function drawSources(): Promise<Raster[]> {
    const svg = (width: number, height: number, body: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
    const files = Object.entries(SOURCES).map(([name, body]) => [name, svg(120, 100, body)] as const);
    files.push(['thin', svg(4, 60, '<rect x="1" y="10" width="2" height="40" fill="#f00" opacity=".5"/>')]);
    for (let index = 0; index < 40; index++)
      files.push([
        `letter-${index}`,
        svg(
          40,
          60,
          `<path d="M${index % 9} 5L30 ${40 - index / 2}L8 50Z" fill="hsl(${index * 9},70%,60%)"/>`,
        ),
      ]);
    return Promise.all(
      files.map(([name, source]) => {
        const file = join(root, `${name}.svg`);
        writeFileSync(file, source);
        return rasterise({ name, file }, 1.3);
      }),
    );
  }

  const realPictures = async (): Promise<Raster[]> => {
    const bundle = findBundles(join(import.meta.dirname, '..')).find(({ name }) => name === 'lucky-jackpot');
    const icons = bundle?.art.filter(({ name }) => name.startsWith('icon-')) ?? [];
    return Promise.all(icons.map((picture) => rasterise(picture, 0.65)));
  };

  it.each([
    ['simple ones', drawSources],
    ['real ones', realPictures],
  ])('shows what an image editor shows that lays the same files at the same places: %s', async (_, make) => {
    const rasters = await make();
    expect(rasters.length).toBeGreaterThan(3);
    const pages = await composePages(rasters, [512, 512], PADDING);
    for (const page of pages) {
      const placed = rasters.flatMap(({ name, png, cut }) => {
        const frame = page.frames[name]?.frame;
        return frame === undefined ? [] : [{ png, cut, frame }];
      });
      const expected = await sharp({
        create: {
          width: page.size.w,
          height: page.size.h,
          channels: 4,
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        },
      })
        .composite(
          await Promise.all(
            placed.map(async ({ png, cut, frame }) => ({
              input: await sharp(png).extract(cut).png().toBuffer(),
              left: frame.x,
              top: frame.y,
            })),
          ),
        )
        .raw()
        .toBuffer();
      expect((await pixelsOf(page)).equals(expected)).toBe(true);
    }
  });
});
