import { firstShownAt } from '../../fair/shared/curve.ts';
import { SHARED_RULES, type SharedRules } from '../game-server/shared/shared-rules.ts';

/** Multiplier at which each round of the test's table ends, in hundredths. */
export const END = 300;
/** Duration of a round's run, ms. */
export const RUN_MS = firstShownAt(END) + 1;

/** The rules of Crash, but each round ends at a known multiplier instead of one drawn from a hash. */
export const rules = crashThatEndsAt(END, RUN_MS);

function crashThatEndsAt(endsAt: number, runMs: number): SharedRules {
  const { crash } = SHARED_RULES;
  return { ...crash, draw: () => ({ outcome: { endsAt }, runMs }) };
}

/** Time at which the first round opens, ms since 1970. */
export const OPENS_AT = 1_000_000;
/** Time at which bets of the first round close, ms since 1970. */
export const CLOSES_AT = OPENS_AT + rules.betsMs;

/** Hash chain of the test's table. */
export const chain = { id: 7, length: 10, anchor: 'a'.repeat(64), salt: 'salt' };
/** The first round of that chain, whose bets are open. */
export const opening = { chain, number: 1, hash: 'secret', closesAt: CLOSES_AT };

/** Creates a bet of ₱10; without a target it waits for its player's cash-out. */
export const betOf = (id: string, owner: string, choice: { readonly auto?: number } = {}, isFun = false) => ({
  id,
  owner,
  isFun,
  name: `${owner}***`,
  stake: 1_000,
  choice,
});
