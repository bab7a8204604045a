import type { PayRow, SlotInfo, SlotOutcome, SlotSpin } from '../../../contract/slots.ts';
import { formatExact } from '../../../contract/money.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { SlotConfig } from './slot-configs.ts';
import type { slotTexts } from './texts.ts';

/** Looks up texts of the slots. */
export type SlotTranslate = Translate<(typeof slotTexts)['en']>;

/** More winning lines than this are counted instead of named. */
const NAMED_LINES = 3;

/** Returns a symbol's name. */
export const symbolName = (config: SlotConfig, symbol: string, t: SlotTranslate): string => {
  const key = config.symbols[symbol];
  return key === undefined ? symbol : t(key);
};

/** What a row of the paytable asks for, for example "3 × Witch". */
export function formatPay(config: SlotConfig, row: PayRow, t: SlotTranslate): string {
  const mix = config.mixes[row.id];
  const symbol = mix === undefined ? symbolName(config, row.of, t) : t(mix);
  return t('times', { count: row.count, symbol });
}

/** Returns what a bet came to, in sentences for the live region: all that the picture says. */
export function formatOutcome(
  { bet, spins, total }: SlotOutcome,
  { config, info, t }: { config: SlotConfig; info: SlotInfo; t: SlotTranslate },
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
    ...(bought ? formatWins(bought, { config, info, t }) : []),
    ...(free > 0 ? [t('won.free', { count: free })] : []),
  ].join(' ');
}

function formatWins(
  { lines, scatters, scatterWin }: SlotSpin,
  { config, info, t }: { config: SlotConfig; info: SlotInfo; t: SlotTranslate },
): string[] {
  const what = (pay: string): string => {
    const row = info.paytable.find(({ id }) => id === pay);
    return row ? formatPay(config, row, t) : pay;
  };
  const named =
    info.lines.length === 1
      ? lines.map(({ pay }) => t('won.what', { what: what(pay) }))
      : lines.map(({ line, pay }) => t('won.line', { line: line + 1, what: what(pay) }));
  const wins = lines.length > NAMED_LINES ? [t('won.lines', { count: lines.length })] : named;
  const { scatter } = info;
  return scatter && scatterWin > 0
    ? [...wins, t('won.scatter', { count: scatters, symbol: symbolName(config, scatter.symbol, t) })]
    : wins;
}

/** Returns the visible symbols row by row, top first, each row a text. */
export function formatWindow(window: readonly string[], config: SlotConfig, t: SlotTranslate): string[] {
  const rows = window[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) =>
    t('row', {
      row: row + 1,
      symbols: window.map((column) => symbolName(config, column.charAt(row), t)).join(', '),
    }),
  );
}
