import type { StudioRound } from '../../contract/studio.ts';
import { payoutOf } from '../../fair/bets.ts';
import { CRASH_RULES } from '../../fair/shared/crash.ts';
import { KARERA } from '../../fair/shared/karera.ts';

/** How a bet by hand ended: the answer to its player's word, or that the word came too late; undefined when none was said. */
export type Word = { readonly payout: number } | 'too late' | undefined;

/**
 * What is wrong with what a bet of a shared round was paid, undefined when it is by the rules (docs/providers.md, Shared rounds):
 * targets and races follow from the outcome alone; a bet by hand whose player nobody could hear is given back. Amounts in hundredths.
 */
export function payFault(
  { choice, stake, payout, multiplier, outcome, proof }: StudioRound,
  { word, isWhole }: { word: Word; isWhole: boolean },
): string | undefined {
  const due = proof?.rulesVersion === CRASH_RULES ? ofCrash() : [ofKarera()];
  return due.includes(payout)
    ? undefined
    : `${JSON.stringify(choice)} was paid ${payout} (${multiplier}), due ${due.join(' or ')} of ${stake} under ${JSON.stringify(outcome)}`;

  function ofKarera(): number {
    const bet = KARERA.readChoice(choice);
    return payoutOf(stake, KARERA.multiplier(bet, outcome as Parameters<typeof KARERA.multiplier>[1]));
  }

  /** What it may come to: several where it matters when the round's process was killed. */
  function ofCrash(): number[] {
    const { endsAt } = outcome as { endsAt: number };
    const { auto } = choice as { auto?: number };
    if (auto !== undefined) return [auto <= endsAt ? payoutOf(stake, auto) : 0];
    if (typeof word === 'object') return payoutOf(stake, endsAt) >= word.payout ? [word.payout] : [];
    // Whoever drove the round to its end heard every word: the bet is lost. Else it may be void.
    return isWhole ? [0] : [0, stake];
  }
}
