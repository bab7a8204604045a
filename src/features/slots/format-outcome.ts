import type { PayRow, SlotInfo, SlotOutcome, SlotSpin } from '../../../contract/slots.ts';
import { formatExact } from '../../../contract/money.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { SlotNames } from './slot-config.ts';
import type { slotTexts } from './texts.ts';

/** Type of the function that reads the texts of the slots. */
export type SlotTranslate = Translate<(typeof slotTexts)['en']>;

/** Largest number of winning lines that a result names; if there are more, it only counts them. */
const NAMED_LINES = 3;

/** Returns the name of a symbol in the player's language; the symbol itself if it has no name. */
export const symbolName = (names: SlotNames, symbol: string): string => names[symbol] ?? symbol;

/** Returns the text of a row of the paytable, for example "3 × Witch". */
export const formatPay = (names: SlotNames, { id, of, count }: PayRow, t: SlotTranslate): string =>
  t('times', { count, symbol: names[id] ?? symbolName(names, of) });

/** Returns the result of a bet in sentences, for screen readers. */
export function formatOutcome(
  { bet, spins, total }: SlotOutcome,
  { names, info, t }: { names: SlotNames; info: SlotInfo; t: SlotTranslate },
): string {
  const [bought] = spins;
  const free = spins.length - 1;
  const amount = formatExact(total);
  const result =
    total === 0
      ? t('won.nothing')
      : total <= bet
        ? t('won.back', { amount, bet: formatExact(bet) })
        : t('won.more', { amount });
  return [
    result,
    ...(bought ? formatWins(bought, { names, info, t }) : []),
    ...(free > 0 ? [t('won.free', { count: free })] : []),
  ].join(' ');
}

function formatWins(
  { lines, scatters, scatterWin }: SlotSpin,
  { names, info, t }: { names: SlotNames; info: SlotInfo; t: SlotTranslate },
): string[] {
  const what = (pay: string): string => {
    const row = info.paytable.find(({ id }) => id === pay);
    return row ? formatPay(names, row, t) : pay;
  };
  const named =
    info.lines.length === 1
      ? lines.map(({ pay }) => t('won.what', { what: what(pay) }))
      : lines.map(({ line, pay }) => t('won.line', { line: line + 1, what: what(pay) }));
  const wins = lines.length > NAMED_LINES ? [t('won.lines', { count: lines.length })] : named;
  const { scatter } = info;
  return scatter && scatterWin > 0
    ? [...wins, t('won.scatter', { count: scatters, symbol: symbolName(names, scatter.symbol) })]
    : wins;
}

/** Returns the symbols that the reels show, a text for each row, from the top. */
export function formatWindow(window: readonly string[], names: SlotNames, t: SlotTranslate): string[] {
  const rows = window[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) =>
    t('row', {
      row: row + 1,
      symbols: window.map((column) => symbolName(names, column.charAt(row))).join(', '),
    }),
  );
}
