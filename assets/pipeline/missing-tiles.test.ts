// Reads: assets/lobby/tiles
import { expect, it } from 'vitest';
import { titles } from '../../contract/catalogue/catalogue.ts';
import { artFolders } from './folders.ts';
import { missingTiles } from './missing-tiles.ts';

it('missingTiles returns only the titles of the catalogue that have no tile yet', () => {
  expect(missingTiles(artFolders.assets)).toEqual([]);
  const [title] = titles;
  if (title === undefined) throw new Error('no title');
  const added = { ...title, slug: 'bagong-pamagat' };
  expect(missingTiles(artFolders.assets, [...titles, added])).toEqual([added]);
});
