import { formatExact } from '../../../contract/money.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { HoldOutcome, TumbleOutcome } from './board-outcomes.ts';
import type { boardTexts } from './board-texts.ts';
import { formatTotal, formatWays, type SymbolTexts } from './format-outcome.ts';
import type { ReelTranslate } from './symbol-names.ts';

/** Translate functions for texts of all reels, and for those of tumbling boards and hold reels only. */
export interface BoardTexts {
  readonly reels: ReelTranslate;
  readonly boards: Translate<(typeof boardTexts)['en']>;
}

/**
 * Returns the result of a tumbling board in sentences for screen readers. `paid` is limited to the maximum win, so it
 * may be less than the sum of all wins.
 */
export function formatTumbles(
  { bet, spins }: TumbleOutcome,
  paid: number,
  { reels, boards }: BoardTexts,
): string {
  const tumbles = (spins[0]?.length ?? 1) - 1;
  const free = spins.length - 1;
  return [
    formatTotal(bet, paid, reels),
    ...(tumbles > 0 ? [boards('announce.tumbles', { count: tumbles })] : []),
    ...(free > 0 ? [reels('announce.free', { count: free })] : []),
  ].join(' ');
}

/**
 * Returns the result of hold reels in sentences for screen readers. `paid` is limited to the maximum win, so it may be
 * less than the sum of all wins.
 */
export function formatHolds(
  outcome: HoldOutcome,
  paid: number,
  { reels, boards, name }: BoardTexts & Pick<SymbolTexts, 'name'>,
): string {
  const { bet, wins, coins, respins, coinWin, isGrand } = outcome;
  const held = coins.length + respins.flat().length;
  return [
    formatTotal(bet, paid, reels),
    ...formatWays(wins, { t: reels, name }),
    ...(respins.length > 0 ? [boards('announce.coins', { count: held, amount: formatExact(coinWin) })] : []),
    ...(isGrand ? [boards('announce.grand')] : []),
  ].join(' ');
}
