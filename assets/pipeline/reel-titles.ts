/** The reel titles of the hall, each of which has a folder of its own in assets/titles. */
import { playingReels } from '../../contract/catalogue/playing/reels.ts';
import { slots } from '../../contract/catalogue/titles/slots.ts';

/** A reel title as its art needs it. */
export interface ReelTitle {
  readonly slug: string;
  readonly title: string;
  /** Three reels and one line: its symbols are sevens, bars, a bell and cherries. */
  readonly isClassic: boolean;
}

/** All reel titles but those that the fair runs on a page of their own. */
export const reelTitles: readonly ReelTitle[] = slots
  .filter(({ page }) => page === undefined)
  .map(({ id, title }) => ({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    isClassic: playingReels[id]?.family === 'classic-reels',
  }));
