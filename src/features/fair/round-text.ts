import type { RoundRecord } from '../../../contract/fair.ts';

/** Returns a round as JSON text with its result and proof, for pasting into the verifier. */
export const roundText = ({
  game,
  outcome,
  proof,
}: Pick<RoundRecord, 'game' | 'outcome' | 'proof'>): string =>
  JSON.stringify({ game, outcome, proof }, undefined, 2);
