/** The reel titles of the hall with pictures of their own, each with a folder in assets/titles. */
import { titles } from '../../contract/catalogue/catalogue.ts';
import { GAMES, PAY_TABLES } from '../../contract/catalogue/games.ts';

/** The facts of a reel title that its art needs. */
export interface ReelTitle {
  readonly slug: string;
  readonly title: string;
  /** Three reels and one line, with sevens, bars, a bell and cherries as symbols. */
  readonly isClassic: boolean;
}

/** All titles whose symbols were drawn for them. */
export const reelTitles: readonly ReelTitle[] = titles.flatMap(({ slug, artSlug, title, payTable }) => {
  if (payTable === undefined || artSlug !== slug) return [];
  const { game } = PAY_TABLES[payTable];
  return GAMES[game].course === 'reels' ? [{ slug, title, isClassic: game === 'classic-reels' }] : [];
});
