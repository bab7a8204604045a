/** The reel titles of the hall, each with a folder in assets/titles. */
import { playingReels } from '../../contract/catalogue/playing/reels.ts';
import { slots } from '../../contract/catalogue/titles/slots.ts';

/** The facts of a reel title that its art needs. */
export interface ReelTitle {
  readonly slug: string;
  readonly title: string;
  /** Three reels and one line, with sevens, bars, a bell and cherries as symbols. */
  readonly isClassic: boolean;
}

/** All reel titles except those that the fair runs on a separate page. */
export const reelTitles: readonly ReelTitle[] = slots
  .filter(({ page }) => page === undefined)
  .map(({ id, title }) => ({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    isClassic: playingReels[id]?.family === 'classic-reels',
  }));
