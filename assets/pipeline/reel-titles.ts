/** The reel titles of the hall, each of which has a folder of its own in assets/titles. */
import { slots } from '../../contract/catalogue/titles/slots.ts';

/** Three reels and one line: their symbols are sevens, bars, a bell and cherries. */
const CLASSIC = new Set(['pitong-pito', 'bar-bar-bells', 'lemon-loot', 'swerte-clover']);

/** A reel title as its art needs it. */
export interface ReelTitle {
  readonly slug: string;
  readonly title: string;
  /** It has the symbols of a classic machine. */
  readonly isClassic: boolean;
}

/** All reel titles but those that the fair runs on a page of their own. */
export const reelTitles: readonly ReelTitle[] = slots
  .filter(({ page }) => page === undefined)
  .map(({ title }) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    return { slug, title, isClassic: CLASSIC.has(slug) };
  });
