import { formatExact } from '../../../contract/money.ts';
import type { ReelRoundOutcome, ReelSpin } from './reel-outcome.ts';
import type { ReelTranslate } from './symbol-names.ts';

/** Maximum number of wins that are described one by one; more wins are only counted. */
const NAMED = 3;

/** Translate function for reels, and the names of a title's symbols. */
export interface SymbolTexts {
  readonly t: ReelTranslate;
  /** Returns the name of a symbol from its character in the rules. */
  readonly name: (symbol: string) => string;
}

/** What is needed to describe an outcome of reels. */
export interface ReelOutcomeTexts extends SymbolTexts {
  /** Returns the symbol and the count of a pay in the rules, for example of `A3`. */
  readonly payOf: (pay: string) => { readonly symbol: string; readonly count: number };
  /** Whether the game has more than one line, so that a winning line is named. */
  readonly hasLines: boolean;
}

/** Returns a sentence with the total payout of a bet; both amounts in hundredths of a coin. */
export function formatTotal(bet: number, total: number, t: ReelTranslate): string {
  if (total === 0) return t('announce.lost');
  return t(total <= bet ? 'announce.back' : 'announce.won', { amount: formatExact(total) });
}

/** Returns a sentence for each win in ways, or only their number if there are more than three. */
export function formatWays(wins: ReelSpin['wins'], texts: SymbolTexts): string[] {
  return wins.length > NAMED
    ? [texts.t('announce.lines', { count: wins.length })]
    : wins.map((win) => formatWay(win, texts));
}

const formatWay = (
  { symbol, reels, ways, win }: ReelSpin['wins'][number],
  { t, name }: SymbolTexts,
): string => t('announce.ways', { count: reels, symbol: name(symbol), ways, amount: formatExact(win) });

/** Returns the result of a bet in sentences for screen readers: the total, the wins, and the number of free spins. */
export function formatOutcome({ bet, spins, total }: ReelRoundOutcome, texts: ReelOutcomeTexts): string {
  const { t } = texts;
  const [bought] = spins;
  const free = spins.length - 1;
  return [
    formatTotal(bet, total, t),
    ...(bought ? formatWins(bought, texts) : []),
    ...(free > 0 ? [t('announce.free', { count: free })] : []),
  ].join(' ');
}

function formatWins({ lines, wins, scatters, scatterWin }: ReelSpin, texts: ReelOutcomeTexts): string[] {
  const { t, name, payOf, hasLines } = texts;
  const scattered =
    scatterWin > 0
      ? [t('announce.plain', { count: scatters, symbol: name('S'), amount: formatExact(scatterWin) })]
      : [];
  if (lines.length + wins.length > NAMED)
    return [t('announce.lines', { count: lines.length + wins.length }), ...scattered];
  return [
    ...lines.map(({ line, pay, win }) => {
      const { symbol, count } = payOf(pay);
      return t(hasLines ? 'announce.line' : 'announce.plain', {
        count,
        symbol: name(symbol),
        line: line + 1,
        amount: formatExact(win),
      });
    }),
    ...wins.map((win) => formatWay(win, texts)),
    ...scattered,
  ];
}
