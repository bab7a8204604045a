import type { Translate } from '../../i18n/i18n.tsx';

/** English names of the symbols of classic reels, by their character in the rules; `fil` below has the same keys. */
const en = {
  '7': 'Seven',
  '3': 'Triple bar',
  '2': 'Double bar',
  '1': 'Bar',
  B: 'Bell',
  C: 'Cherry',
  bars: 'Any bars',
  none: 'nothing',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  '7': 'Siyete',
  '3': 'Tatlong bar',
  '2': 'Dalawang bar',
  '1': 'Bar',
  B: 'Kampana',
  C: 'Cherry',
  bars: 'Kahit anong bar',
  none: 'wala',
};

/** Names of the symbols of classic reels in both languages; `bars` means any three bars. */
export const classicNames = { en, fil };

const isNamed = (symbol: string): symbol is keyof typeof en => Object.hasOwn(en, symbol);

/** Returns the name of a symbol of classic reels. */
export const classicName = (symbol: string, t: Translate<typeof en>): string =>
  t(isNamed(symbol) ? symbol : 'none');

/** Returns the symbol and the count of a pay in the rules of classic reels, for example of `777`, `bars` or `CC`. */
export const payOfClassic = (pay: string): { symbol: string; count: number } =>
  pay === 'bars' ? { symbol: pay, count: 3 } : { symbol: pay.charAt(0), count: pay.length };
