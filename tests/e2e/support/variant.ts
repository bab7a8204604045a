import { type PageName, pageList } from '../../../src/pages/pages.ts';
import { isSweptGame, isSweptPage } from '../../sweeps/select.ts';

/** Tag of variants (tests that run with the sweeps of a page) in this run of the sweeps. */
export const SWEPT = '@variant';
/** Tag of variants that this run of the sweeps leaves out. */
export const LEFT_OUT = '@left-out';

const tagIf = (isSwept: boolean): string => (isSwept ? SWEPT : LEFT_OUT);

/**
 * Returns the tag of a test that checks a variant of what a journey already checks: it runs with the sweeps of its page
 * and not with the journeys (docs/testing.md). The test's title must begin with the page's name and a colon.
 */
export const variantOf = (page: PageName): { tag: string } => ({ tag: tagIf(isSweptPage(page)) });

/** Returns the tag of a test that runs with the sweeps of a hall game and not with the journeys. */
export const gameVariantOf = (game: string): { tag: string } => ({ tag: tagIf(isSweptGame(game)) });

/** Returns the name of the page at an address. Throws for an address without one. */
export function pageAt(path: string): PageName {
  const found = pageList.find(([, page]) => page.path === path);
  if (!found) throw new Error(`no page is at ${path}`);
  return found[0];
}
