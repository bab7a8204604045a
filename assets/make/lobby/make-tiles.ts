/**
 * Draws the tiles of the catalogue into assets/lobby/tiles: `npx tsx assets/make/lobby/make-tiles.ts [slug ...]`.
 * Without a slug it draws all of them. A tile whose art generated titles of the hall reuse (contract/catalogue/hall.ts)
 * is drawn once more as `plain-<slug>`, without its name. `npm run assets` runs it for those that are missing.
 */
import { generatedTitles, titles } from '../../../contract/catalogue/catalogue.ts';
import { drawPlainTile, drawTile } from './draw-tile.ts';

/** Slugs of the titles whose art others reuse. */
const lent = new Set(generatedTitles.map(({ artSlug }) => artSlug));

const wanted = process.argv.slice(2);
for (const title of titles) {
  if (wanted.length > 0 && !wanted.includes(title.slug)) continue;
  await drawTile(title);
  if (lent.has(title.slug)) await drawPlainTile(title);
}
