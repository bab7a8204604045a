/**
 * Draws the tiles of the catalogue into assets/lobby/tiles: `npx tsx assets/make/lobby/make-tiles.ts [slug ...]`.
 * Without a slug it draws all of them. The same catalogue and recipes always give the same files. A tile whose art
 * other titles of the hall reuse (contract/catalogue/hall.ts) is drawn once more as `plain-<slug>`, without its name.
 */
import { generatedTitles, titles } from '../../../contract/catalogue/catalogue.ts';
import type { CatalogueTitle } from '../../../contract/catalogue/title.ts';
import { writeFullBleed, type FullBleed } from './full-bleed.ts';
import { liveTile } from './live-tile.ts';
import { portraitTile } from './portrait-tile.ts';
import { lives, portraits, squares } from './recipes.ts';
import { squareTile } from './square-tile.ts';

/** Slugs of the titles whose art others reuse. */
const lent = new Set(generatedTitles.map(({ artSlug }) => artSlug));
/** Maximum size of a tile, bytes; busy tiles are compressed harder to fit. */
const BUDGET = 28_000;
const PLAIN_BUDGET = 14_000;
const QUALITIES = [80, 74, 68, 62, 56, 50, 44];

function draw({ slug, title, brand }: CatalogueTitle): { picture: FullBleed; pixels: number } {
  const square = squares[slug];
  if (square) return { picture: squareTile(title, ...square), pixels: 360 };
  const live = lives[slug];
  if (live) return { picture: liveTile(...live), pixels: 480 };
  const portrait = portraits[slug];
  if (portrait) return { picture: portraitTile(title, brand, portrait), pixels: 480 };
  throw new Error(`The game "${slug}" has no recipe.`);
}

const wanted = process.argv.slice(2);
for (const title of titles) {
  if (wanted.length > 0 && !wanted.includes(title.slug)) continue;
  const { picture, pixels } = draw(title);
  await writeFullBleed(`lobby/tiles/${title.slug}`, picture, pixels, QUALITIES, BUDGET);
  const recipe = portraits[title.slug];
  if (recipe === undefined || !lent.has(title.slug)) continue;
  const plain = portraitTile(title.title, title.brand, recipe, { plain: true });
  await writeFullBleed(`lobby/tiles/plain-${title.slug}`, plain, 360, QUALITIES, PLAIN_BUDGET);
}
