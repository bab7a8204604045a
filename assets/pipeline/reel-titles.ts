/** The reel titles of the hall that have their own pictures, in folders of assets/titles. */
import { titles } from '../../contract/catalogue/catalogue.ts';
import { GAMES, PAY_TABLES } from '../../contract/catalogue/games.ts';

/** Facts about a reel title that its pictures depend on. */
export interface ReelTitle {
  readonly slug: string;
  readonly title: string;
  /** Whether it has three reels and one line, with sevens, bars, a bell and cherries as symbols. */
  readonly isClassic: boolean;
}

/** All titles of reel games that have their own symbols. */
export const reelTitles: readonly ReelTitle[] = titles.flatMap(({ slug, artSlug, title, payTable }) => {
  if (payTable === undefined || artSlug !== slug) return [];
  const { game } = PAY_TABLES[payTable];
  return GAMES[game].course === 'reels' ? [{ slug, title, isClassic: game === 'classic-reels' }] : [];
});
