import type { Translate } from '../../i18n/i18n.tsx';
import type { reelTexts } from './texts.ts';

/** Translate function for the texts of reels. */
export type ReelTranslate = Translate<(typeof reelTexts)['en']>;

/** Characters of the symbols whose pictures a title replaces with its own, highest payout first. */
const PLACES = 'ABCDEFG';

/**
 * Returns the name of a symbol from its character in the rules. Titles have their own pictures for most symbols, so
 * these are named by their position in the pay table.
 */
export function symbolName(symbol: string, t: ReelTranslate): string {
  if (symbol === 'W') return t('symbol.wild');
  if (symbol === 'S') return t('symbol.scatter');
  return t('symbol.other', { place: PLACES.indexOf(symbol) + 1 });
}
