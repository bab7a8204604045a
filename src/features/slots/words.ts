import type { PayRow, SlotInfo, SlotOutcome, SlotSpin } from '../../../contract/slots.ts';
import { formatExact } from '../../../contract/money.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { SlotFace } from './faces.ts';
import type { slotTexts } from './texts.ts';

/** Looks up texts of the slots. */
export type SlotTranslate = Translate<(typeof slotTexts)['en']>;

/** More winning lines than this are counted instead of named. */
const NAMED_LINES = 3;

/** A symbol's name. */
export const symbolName = (face: SlotFace, symbol: string, t: SlotTranslate): string => {
  const key = face.symbols[symbol];
  return key === undefined ? symbol : t(key);
};

/** What a row of the paytable asks for, for example "3 × Witch". */
export function payName(face: SlotFace, row: PayRow, t: SlotTranslate): string {
  const mix = face.mixes[row.id];
  const symbol = mix === undefined ? symbolName(face, row.of, t) : t(mix);
  return t('times', { count: row.count, symbol });
}

/** What a bet came to, in sentences for the live region: they say all that the picture says. */
export function outcomeWords(
  { bet, spins, total }: SlotOutcome,
  { face, info, t }: { face: SlotFace; info: SlotInfo; t: SlotTranslate },
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
    ...(bought ? winWords(bought, { face, info, t }) : []),
    ...(free > 0 ? [t('won.free', { count: free })] : []),
  ].join(' ');
}

function winWords(
  { lines, scatters, scatterWin }: SlotSpin,
  { face, info, t }: { face: SlotFace; info: SlotInfo; t: SlotTranslate },
): string[] {
  const what = (pay: string): string => {
    const row = info.paytable.find(({ id }) => id === pay);
    return row ? payName(face, row, t) : pay;
  };
  const named =
    info.lines.length === 1
      ? lines.map(({ pay }) => t('won.what', { what: what(pay) }))
      : lines.map(({ line, pay }) => t('won.line', { line: line + 1, what: what(pay) }));
  const told = lines.length > NAMED_LINES ? [t('won.lines', { count: lines.length })] : named;
  const { scatter } = info;
  return scatter && scatterWin > 0
    ? [...told, t('won.scatter', { count: scatters, symbol: symbolName(face, scatter.symbol, t) })]
    : told;
}

/** The visible symbols row by row, top first, in words. */
export function windowWords(window: readonly string[], face: SlotFace, t: SlotTranslate): string[] {
  const rows = window[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) =>
    t('row', {
      row: row + 1,
      symbols: window.map((column) => symbolName(face, column.charAt(row), t)).join(', '),
    }),
  );
}
