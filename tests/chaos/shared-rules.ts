import type { HallRound } from '../../contract/game-server.ts';
import { payoutOf } from '../../fair/bets.ts';
import { CRASH_RULES } from '../../fair/shared/crash.ts';
import { KARERA } from '../../fair/shared/karera.ts';

/**
 * Result of a bet cashed out by hand: the answer to the player's cash-out, or that it came too late; undefined if
 * there was none.
 */
export type Word = { readonly payout: number } | 'too late' | undefined;

/**
 * Returns the fault in the payout of a shared-round bet, undefined if it follows the rules (docs/providers.md, Shared
 * rounds): targets and races follow from the outcome alone; a bet by hand is refunded if the player could not be
 * heard. Amounts in hundredths.
 */
export function payFault(
  { choice, stake, payout, multiplier, outcome, proof }: HallRound,
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

  /** Returns the permitted payouts: several where it matters when the round's process was killed. */
  function ofCrash(): number[] {
    const { endsAt } = outcome as { endsAt: number };
    const { auto } = choice as { auto?: number };
    if (auto !== undefined) return [auto <= endsAt ? payoutOf(stake, auto) : 0];
    if (typeof word === 'object') return payoutOf(stake, endsAt) >= word.payout ? [word.payout] : [];
    // If one process drove the round to its end, it received every cash-out: the bet is lost. Otherwise it
    // may be void.
    return isWhole ? [0] : [0, stake];
  }
}
