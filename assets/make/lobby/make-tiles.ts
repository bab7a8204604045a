/**
 * Draws tiles of the catalogue into assets/lobby/tiles: `npx tsx assets/make/lobby/make-tiles.ts [slug ...]`; without a
 * slug, all of them. If generated titles (contract/catalogue/hall.ts) reuse a tile's art, the tile is also drawn
 * without its name, as `plain-<slug>`. `npm run assets` runs this script for missing tiles.
 */
import { generatedTitles, titles } from '../../../contract/catalogue/catalogue.ts';
import { drawPlainTile, drawTile } from './draw-tile.ts';

/** Slugs of the titles whose art generated titles use too. */
const lent = new Set(generatedTitles.map(({ artSlug }) => artSlug));

const wanted = process.argv.slice(2);
for (const title of titles) {
  if (wanted.length > 0 && !wanted.includes(title.slug)) continue;
  await drawTile(title);
  if (lent.has(title.slug)) await drawPlainTile(title);
}
