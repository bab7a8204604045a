import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueTitle } from '../../contract/catalogue/title.ts';

/** Returns the titles without a tile in an artists' folder: those that are new in the catalogue. */
export const missingTiles = (
  assets: string,
  among: readonly CatalogueTitle[] = titles,
): readonly CatalogueTitle[] =>
  among.filter(({ slug }) => !existsSync(join(assets, 'lobby/tiles', `${slug}.webp`)));
