import { type PageName, pageList } from '../../../src/pages/pages.ts';
import { isSweptGame, isSweptPage } from '../../sweeps/select.ts';

/** Tag of variants that this run sweeps. */
export const SWEPT = '@variant';
/** Tag of variants that this run leaves out. */
export const LEFT_OUT = '@left-out';

const tagIf = (isSwept: boolean): string => (isSwept ? SWEPT : LEFT_OUT);

/**
 * Marks a test as a variant of what a page's journey proves: it runs with the sweeps of that page and not with the
 * journeys (docs/testing.md). Its title begins with the page's name and a colon.
 */
export const variantOf = (page: PageName): { tag: string } => ({ tag: tagIf(isSweptPage(page)) });

/** The same for a game of the hall. */
export const gameVariantOf = (game: string): { tag: string } => ({ tag: tagIf(isSweptGame(game)) });

/** Returns the name of the page at an address. Throws for an address without one. */
export function pageAt(path: string): PageName {
  const found = pageList.find(([, page]) => page.path === path);
  if (!found) throw new Error(`no page is at ${path}`);
  return found[0];
}
