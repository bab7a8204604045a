import { firstShownAt } from '../../fair/shared/curve.ts';
import { SHARED_RULES, type SharedRules } from '../game-server/shared/shared-rules.ts';

/** Multiplier at which each round of the test table ends, hundredths. */
export const END = 300;
/** Duration of the run, ms. */
export const RUN_MS = firstShownAt(END) + 1;

/** The rules of crash with a known end instead of one drawn from a hash. */
export const rules = crashThatEndsAt(END, RUN_MS);

function crashThatEndsAt(endsAt: number, runMs: number): SharedRules {
  const { crash } = SHARED_RULES;
  return { ...crash, draw: () => ({ outcome: { endsAt }, runMs }) };
}

/** When the first round opens, ms since 1970. */
export const OPENS_AT = 1_000_000;
/** When its bets close, ms since 1970. */
export const CLOSES_AT = OPENS_AT + rules.betsMs;

/** The chain of the test table. */
export const chain = { id: 7, length: 10, anchor: 'a'.repeat(64), salt: 'salt' };
/** The first round of that chain. */
export const opening = { chain, number: 1, hash: 'secret', closesAt: CLOSES_AT };

/** Creates a bet of ₱10; without a target it waits for a cash-out by hand. */
export const betOf = (id: string, owner: string, choice: { readonly auto?: number } = {}, isFun = false) => ({
  id,
  owner,
  isFun,
  name: `${owner}***`,
  stake: 1_000,
  choice,
});
