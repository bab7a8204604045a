import type { Translate } from '../../i18n/i18n.tsx';
import type { reelTexts } from './texts.ts';

/** Translate function of the reels. */
export type ReelTranslate = Translate<(typeof reelTexts)['en']>;

/** Symbols of lines, ways, tumble and hold that a title replaces with its own pictures, highest payout first. */
const PLACES = 'ABCDEFG';

/**
 * Returns the name of a symbol of the rules: since titles have pictures of their own, most are named by their
 * position in the pay table.
 */
export function symbolName(symbol: string, t: ReelTranslate): string {
  if (symbol === 'W') return t('symbol.wild');
  if (symbol === 'S') return t('symbol.scatter');
  return t('symbol.other', { place: PLACES.indexOf(symbol) + 1 });
}
