import type { Translate } from '../../i18n/i18n.tsx';
import type { reelTexts } from './texts.ts';

/** Looks up texts of the reels. */
export type ReelTranslate = Translate<(typeof reelTexts)['en']>;

/** The symbols of lines, ways, tumble and hold that a title dresses, the best paid first. */
const PLACES = 'ABCDEFG';

/** A symbol of the rules as it is called: titles dress them, so that most are called by their place in the pay table. */
export function symbolName(symbol: string, t: ReelTranslate): string {
  if (symbol === 'W') return t('symbol.wild');
  if (symbol === 'S') return t('symbol.scatter');
  return t('symbol.other', { place: PLACES.indexOf(symbol) + 1 });
}
