import { formatExact } from '../../../contract/money.ts';
import type { ReelOutcome, ReelSpin } from './reel-outcome.ts';
import type { ReelTranslate } from './symbol-names.ts';

/** More wins than this are counted instead of named. */
const NAMED = 3;

/** How a model speaks of its symbols. */
export interface ReelSpeech {
  readonly t: ReelTranslate;
  /** A symbol's name by its character in the rules. */
  readonly name: (symbol: string) => string;
  /** What a pay of the rules is for: how many of which symbol. */
  readonly payOf: (pay: string) => { readonly symbol: string; readonly count: number };
  /** Whether there is more than one line to name. */
  readonly hasLines: boolean;
}

/** What a bet came to, in sentences for the live region: all that the picture says. */
export function sayOutcome({ bet, spins, total }: ReelOutcome, speech: ReelSpeech): string {
  const { t } = speech;
  const [bought] = spins;
  const free = spins.length - 1;
  const amount = formatExact(total);
  const result = total === 0 ? t('said.lost') : t(total <= bet ? 'said.back' : 'said.won', { amount });
  return [
    result,
    ...(bought ? sayWins(bought, speech) : []),
    ...(free > 0 ? [t('said.free', { count: free })] : []),
  ].join(' ');
}

function sayWins(
  { lines, wins, scatters, scatterWin }: ReelSpin,
  { t, name, payOf, hasLines }: ReelSpeech,
): string[] {
  const scattered =
    scatterWin > 0
      ? [t('said.plain', { count: scatters, symbol: name('S'), amount: formatExact(scatterWin) })]
      : [];
  if (lines.length + wins.length > NAMED)
    return [t('said.lines', { count: lines.length + wins.length }), ...scattered];
  return [
    ...lines.map(({ line, pay, win }) => {
      const { symbol, count } = payOf(pay);
      return t(hasLines ? 'said.line' : 'said.plain', {
        count,
        symbol: name(symbol),
        line: line + 1,
        amount: formatExact(win),
      });
    }),
    ...wins.map(({ symbol, reels, ways, win }) =>
      t('said.ways', { count: reels, symbol: name(symbol), ways, amount: formatExact(win) }),
    ),
    ...scattered,
  ];
}
