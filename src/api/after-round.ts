import type { Proof } from '../../contract/proof.ts';

/** Fields of every round's answer that concern the next round. */
interface PlayedRound {
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/** Cached data of a player's next round in a game. */
interface NextRound {
  nonce: number;
  nextSeedHash: string;
}

/**
 * Applies an answer's data about the next round; returns false, changing nothing, when a later one is already known.
 */
export function noteRound(known: NextRound, { proof, nextSeedHash }: PlayedRound): boolean {
  const nonce = proof.nonce + 1;
  if (nonce <= known.nonce) return false;
  known.nonce = nonce;
  known.nextSeedHash = nextSeedHash;
  return true;
}

/** Puts a round at the top of a loaded record, unless it is already there. */
export function addRecord<Row extends { readonly id: string }>(
  { pages: [first] }: { readonly pages: readonly { list: Row[] }[] },
  row: Row,
): void {
  if (first && !first.list.some(({ id }) => id === row.id)) first.list.unshift(row);
}
