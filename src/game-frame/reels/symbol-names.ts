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

/** A symbol of a classic machine as it is called. */
export function classicName(symbol: string, t: ReelTranslate): string {
  switch (symbol) {
    case '7':
    case '3':
    case '2':
    case '1':
      return t(`symbol.${symbol}`);
    case 'B':
      return t('symbol.bell');
    case 'C':
      return t('symbol.cherry');
    case 'bars':
      return t('symbol.bars');
    default:
      return t('symbol.none');
  }
}

/** What a pay of the classic rules is for: `777`, `bars`, `CC`. */
export const payOfClassic = (pay: string): { symbol: string; count: number } =>
  pay === 'bars' ? { symbol: pay, count: 3 } : { symbol: pay.charAt(0), count: pay.length };
