import type { CatalogueTitle } from '../../../contract/catalogue/title.ts';
import { writeFullBleed, type FullBleed } from './full-bleed.ts';
import { liveTile } from './live-tile.ts';
import { portraitTile } from './portrait-tile.ts';
import { tileRecipeOf } from './recipes.ts';
import { squareTile } from './square-tile.ts';

/** Maximum file size of a tile, bytes; a larger tile is compressed again in a lower quality. */
const BUDGET = 28_000;
const PLAIN_BUDGET = 14_000;
const QUALITIES = [80, 74, 68, 62, 56, 50, 44];

function pictureOf(title: CatalogueTitle): { picture: FullBleed; pixels: number } {
  const recipe = tileRecipeOf(title);
  if ('square' in recipe) return { picture: squareTile(title.title, ...recipe.square), pixels: 360 };
  if ('live' in recipe) return { picture: liveTile(...recipe.live), pixels: 480 };
  return { picture: portraitTile(title.title, title.brand, recipe.portrait), pixels: 480 };
}

/** Draws a title's tile into assets/lobby/tiles. The same title and recipe always give the same file. */
export async function drawTile(title: CatalogueTitle): Promise<void> {
  const { picture, pixels } = pictureOf(title);
  await writeFullBleed(`lobby/tiles/${title.slug}`, picture, pixels, QUALITIES, BUDGET);
}

/**
 * Draws a title's portrait tile again without the name, for other titles that reuse its picture. Does nothing for tiles
 * that are not portraits.
 */
export async function drawPlainTile(title: CatalogueTitle): Promise<void> {
  const recipe = tileRecipeOf(title);
  if (!('portrait' in recipe)) return;
  const plain = portraitTile(title.title, title.brand, recipe.portrait, { plain: true });
  await writeFullBleed(`lobby/tiles/plain-${title.slug}`, plain, 360, QUALITIES, PLAIN_BUDGET);
}
