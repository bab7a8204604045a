import { formatExact } from '../../../contract/money.ts';
import type { ReelOutcome, ReelSpin } from './reel-outcome.ts';
import { type ReelTranslate, symbolName } from './symbol-names.ts';

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

/** What a bet came to, as a sentence; both in hundredths. */
export function sayTotal(bet: number, total: number, t: ReelTranslate): string {
  if (total === 0) return t('said.lost');
  return t(total <= bet ? 'said.back' : 'said.won', { amount: formatExact(total) });
}

/** What won in ways, a sentence each; many are counted. */
export function sayWays(wins: ReelSpin['wins'], t: ReelTranslate): string[] {
  return wins.length > NAMED ? [t('said.lines', { count: wins.length })] : wins.map((win) => sayWay(win, t));
}

const sayWay = ({ symbol, reels, ways, win }: ReelSpin['wins'][number], t: ReelTranslate): string =>
  t('said.ways', { count: reels, symbol: symbolName(symbol, t), ways, amount: formatExact(win) });

/** What a bet came to, in sentences for the live region: all that the picture says. */
export function sayOutcome({ bet, spins, total }: ReelOutcome, speech: ReelSpeech): string {
  const { t } = speech;
  const [bought] = spins;
  const free = spins.length - 1;
  return [
    sayTotal(bet, total, t),
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
    ...wins.map((win) => sayWay(win, t)),
    ...scattered,
  ];
}
