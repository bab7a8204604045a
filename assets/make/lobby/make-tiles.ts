/**
 * Draws the tiles of the catalogue into assets/lobby/tiles: `npx tsx assets/make/lobby/make-tiles.ts [slug ...]`.
 * Without a slug it draws all of them. The same catalogue and recipes always give the same files. A tile whose art
 * other titles of the hall reuse (contract/catalogue/hall.ts) is drawn once more as `plain-<slug>`, without its name.
 */
import { games, hallGames } from '../../../contract/catalogue/catalogue.ts';
import type { CatalogueGame } from '../../../contract/catalogue/game.ts';
import { writeFullBleed, type FullBleed } from './full-bleed.ts';
import { liveTile } from './live-tile.ts';
import { portraitTile } from './portrait-tile.ts';
import { lives, portraits, squares } from './recipes.ts';
import { squareTile } from './square-tile.ts';

/** Slugs of the titles whose art others reuse. */
const lent = new Set(hallGames.map(({ look }) => look));
/** Maximum size of a tile, bytes; busy tiles are compressed harder to fit. */
const BUDGET = 28_000;
const PLAIN_BUDGET = 14_000;
const QUALITIES = [80, 74, 68, 62, 56, 50, 44];

function draw({ slug, title, brand }: CatalogueGame): { picture: FullBleed; pixels: number } {
  const square = squares[slug];
  if (square) return { picture: squareTile(title, ...square), pixels: 360 };
  const live = lives[slug];
  if (live) return { picture: liveTile(...live), pixels: 480 };
  const portrait = portraits[slug];
  if (portrait) return { picture: portraitTile(title, brand, portrait), pixels: 480 };
  throw new Error(`The game "${slug}" has no recipe.`);
}

const wanted = process.argv.slice(2);
for (const game of games) {
  if (wanted.length > 0 && !wanted.includes(game.slug)) continue;
  const { picture, pixels } = draw(game);
  await writeFullBleed(`lobby/tiles/${game.slug}`, picture, pixels, QUALITIES, BUDGET);
  const recipe = portraits[game.slug];
  if (recipe === undefined || !lent.has(game.slug)) continue;
  const plain = portraitTile(game.title, game.brand, recipe, { plain: true });
  await writeFullBleed(`lobby/tiles/plain-${game.slug}`, plain, 360, QUALITIES, PLAIN_BUDGET);
}
