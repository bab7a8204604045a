import type { RoundRecord } from '../../../contract/fair.ts';

/** Returns a round as text to paste into the verifier: JSON with its result and proof. */
export const roundText = ({
  game,
  outcome,
  proof,
}: Pick<RoundRecord, 'game' | 'outcome' | 'proof'>): string =>
  JSON.stringify({ game, outcome, proof }, undefined, 2);
