import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBundles } from './bundles.ts';
import { packSheets, type Sheet } from './pack.ts';
import { rasterise, type Raster } from './rasterise.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'compose-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Pictures with soft edges, faint lines, opaque ones with an apron, and ones too thin to be cut. */
const SOURCES: Readonly<Record<string, string>> = {
  soft: '<defs><radialGradient id="g"><stop offset="0" stop-color="#fc3" stop-opacity=".9"/><stop offset="1" stop-color="#03f" stop-opacity="0"/></radialGradient></defs><circle cx="70" cy="50" r="45" fill="url(#g)"/>',
  faint:
    '<path d="M10 90L110 12" stroke="#f0a" stroke-width=".7" opacity=".4"/><circle cx="60" cy="50" r="20" fill="#0a8"/>',
  slanted:
    '<rect x="30" y="20" width="50" height="50" transform="rotate(17 55 45)" fill="#80f" opacity=".63"/>',
  whole: '<rect width="120" height="100" fill="#0B0220"/><circle cx="20" cy="20" r="14" fill="#fa0"/>',
};

async function drawn(): Promise<Raster[]> {
  const svg = (width: number, height: number, body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  const files = Object.entries(SOURCES).map(([name, body]) => [name, svg(120, 100, body)] as const);
  files.push(['thin', svg(4, 60, '<rect x="1" y="10" width="2" height="40" fill="#f00" opacity=".5"/>')]);
  for (let index = 0; index < 40; index++)
    files.push([
      `letter-${index}`,
      svg(40, 60, `<path d="M${index % 9} 5L30 ${40 - index / 2}L8 50Z" fill="hsl(${index * 9},70%,60%)"/>`),
    ]);
  return Promise.all(
    files.map(([name, source]) => {
      const file = join(root, `${name}.svg`);
      writeFileSync(file, source);
      return rasterise({ name, file }, 1.3);
    }),
  );
}

/** Everything of sheets but how tightly their PNG files are packed. */
const shownBy = (sheets: readonly Sheet[]): Promise<unknown[]> =>
  Promise.all(
    sheets.map(async ({ json, webp, png }) => [
      JSON.stringify(json),
      webp,
      await sharp(png).raw().toBuffer(),
    ]),
  );

describe('pages made in haste', { timeout: 60_000 }, () => {
  it('are those of AssetPack’s packer, to the pixel', async () => {
    const rasters = await drawn();
    const packed = await packSheets(rasters, 1.3, undefined, { isRough: true });
    const hasty = await packSheets(rasters, 1.3, undefined, { isRough: true, isHasty: true });
    expect(packed.length).toBeGreaterThan(0);
    expect(await shownBy(hasty)).toEqual(await shownBy(packed));
  });

  it('of real pictures are so too', async () => {
    const bundle = findBundles(join(import.meta.dirname, '..')).find(({ name }) => name === 'lucky-jackpot');
    const icons = bundle?.art.filter(({ name }) => name.startsWith('icon-')) ?? [];
    const rasters = await Promise.all(icons.map((picture) => rasterise(picture, 0.65)));
    const packed = await packSheets(rasters, 0.65, undefined, { isRough: true });
    const hasty = await packSheets(rasters, 0.65, undefined, { isRough: true, isHasty: true });
    expect(packed.length).toBeGreaterThan(0);
    expect(await shownBy(hasty)).toEqual(await shownBy(packed));
  });
});
