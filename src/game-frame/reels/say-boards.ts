import { formatExact } from '../../../contract/money.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { HoldOutcome, TumbleOutcome } from './board-outcomes.ts';
import type { boardTexts } from './board-texts.ts';
import { sayTotal, sayWays } from './say-outcome.ts';
import type { ReelTranslate } from './symbol-names.ts';

/** How boards speak: in the words of all reels, and in their own. */
export interface BoardSpeech {
  readonly reels: ReelTranslate;
  readonly boards: Translate<(typeof boardTexts)['en']>;
}

/** What a tumbling board came to, in sentences for the live region; `paid` may be less than all wins, up to the maximum. */
export function sayTumbles(
  { bet, spins }: TumbleOutcome,
  paid: number,
  { reels, boards }: BoardSpeech,
): string {
  const tumbles = (spins[0]?.length ?? 1) - 1;
  const free = spins.length - 1;
  return [
    sayTotal(bet, paid, reels),
    ...(tumbles > 0 ? [boards('said.tumbles', { count: tumbles })] : []),
    ...(free > 0 ? [reels('said.free', { count: free })] : []),
  ].join(' ');
}

/** What reels whose coins stay came to, in sentences for the live region; `paid` may be less than all wins, up to the maximum. */
export function sayHolds(outcome: HoldOutcome, paid: number, { reels, boards }: BoardSpeech): string {
  const { bet, wins, coins, respins, coinWin, isGrand } = outcome;
  const held = coins.length + respins.flat().length;
  return [
    sayTotal(bet, paid, reels),
    ...sayWays(wins, reels),
    ...(respins.length > 0 ? [boards('said.coins', { count: held, amount: formatExact(coinWin) })] : []),
    ...(isGrand ? [boards('said.grand')] : []),
  ].join(' ');
}
