import { formatExact } from '../../../contract/money.ts';
import type { ReelRoundOutcome, ReelSpin } from './reel-outcome.ts';
import type { ReelTranslate } from './symbol-names.ts';

/** Largest number of wins that are named; more are only counted. */
const NAMED = 3;

/** Texts with the names of a title's symbols. */
export interface SymbolTexts {
  readonly t: ReelTranslate;
  /** Returns a symbol's name by its character in the rules. */
  readonly name: (symbol: string) => string;
}

/** Texts and symbol names of a game of reels. */
export interface ReelOutcomeTexts extends SymbolTexts {
  /** Returns the symbol and count of a pay of the rules. */
  readonly payOf: (pay: string) => { readonly symbol: string; readonly count: number };
  /** Whether there is more than one line to name. */
  readonly hasLines: boolean;
}

/** Returns the total result of a bet as a sentence; both in hundredths. */
export function formatTotal(bet: number, total: number, t: ReelTranslate): string {
  if (total === 0) return t('announce.lost');
  return t(total <= bet ? 'announce.back' : 'announce.won', { amount: formatExact(total) });
}

/** Returns the wins in ways, a sentence each; many are only counted. */
export function formatWays(wins: ReelSpin['wins'], texts: SymbolTexts): string[] {
  return wins.length > NAMED
    ? [texts.t('announce.lines', { count: wins.length })]
    : wins.map((win) => formatWay(win, texts));
}

const formatWay = (
  { symbol, reels, ways, win }: ReelSpin['wins'][number],
  { t, name }: SymbolTexts,
): string => t('announce.ways', { count: reels, symbol: name(symbol), ways, amount: formatExact(win) });

/** Returns the result of a bet in sentences for the live region, with everything that the picture shows. */
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
