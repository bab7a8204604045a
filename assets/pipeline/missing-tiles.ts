import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueTitle } from '../../contract/catalogue/title.ts';

/** Returns the titles of the catalogue that have no picture for their tile in the lobby yet. */
export const missingTiles = (
  assets: string,
  among: readonly CatalogueTitle[] = titles,
): readonly CatalogueTitle[] =>
  among.filter(({ slug }) => !existsSync(join(assets, 'lobby/tiles', `${slug}.webp`)));
