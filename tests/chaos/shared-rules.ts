import type { HallRound } from '../../contract/game-server.ts';
import { payoutOf } from '../../fair/bets.ts';
import { CRASH_RULES } from '../../fair/shared/crash.ts';
import { KARERA } from '../../fair/shared/karera.ts';

/**
 * The server's answer to a player's cash-out: its payout in hundredths, or that it came too late. Undefined if the
 * player did not cash out.
 */
export type Word = { readonly payout: number } | 'too late' | undefined;

/**
 * Returns what is wrong with the payout of a bet in a shared round; undefined if it follows the rules
 * (docs/providers.md, Shared rounds). Amounts are in hundredths. `isWhole`: no process of the round was killed.
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

  /** Returns the payouts that the rules permit; several if they depend on when the round's process was killed. */
  function ofCrash(): number[] {
    const { endsAt } = outcome as { endsAt: number };
    const { auto } = choice as { auto?: number };
    if (auto !== undefined) return [auto <= endsAt ? payoutOf(stake, auto) : 0];
    if (typeof word === 'object') return payoutOf(stake, endsAt) >= word.payout ? [word.payout] : [];
    // A process that ran the whole round received every cash-out, so a bet without one is lost. After a kill the bet
    // may also be void, with its stake refunded.
    return isWhole ? [0] : [0, stake];
  }
}
