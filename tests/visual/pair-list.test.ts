// Reads: docs/mocks
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addresses } from '../../src/pages/pages.ts';
import { pairs, sizeOf } from './pair-list.ts';
import { ROOT } from './static-server.ts';

const FOLDER = join(ROOT, 'docs/mocks');

it('every mock in docs/mocks has a screen of the product to compare with', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.webp$/, ''));
  expect(files.toSorted()).toEqual(pairs.map(({ mock }) => mock).toSorted());
  const known = new Set(addresses.map(({ path }) => path));
  const unknown = pairs.filter(({ path }) => !known.has(path.replace(/\?.*/, '')));
  expect(unknown.map(({ mock }) => mock)).toEqual(['404-390x844']);
});

it.each(pairs)('the picture of the mock $mock has the size given in its name', async (pair) => {
  expect(await sharp(join(FOLDER, `${pair.mock}.webp`)).metadata()).toMatchObject(sizeOf(pair));
});
