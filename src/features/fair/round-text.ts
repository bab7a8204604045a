import type { RoundRecord } from '../../../contract/fair.ts';

/** A round as it is copied and pasted into the verifier: JSON with what was told and what proves it. */
export const roundText = ({
  game,
  outcome,
  proof,
}: Pick<RoundRecord, 'game' | 'outcome' | 'proof'>): string =>
  JSON.stringify({ game, outcome, proof }, undefined, 2);
