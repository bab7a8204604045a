import type { Proof } from '../../contract/proof.ts';

/** Fields of a played round's answer that describe the next round. */
interface PlayedRound {
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/** Cached number (nonce) and seed hash of a player's next round in a game. */
interface NextRound {
  nonce: number;
  nextSeedHash: string;
}

/**
 * Updates the cached data about the next round from a played round's answer. Returns false and changes nothing if a
 * later round is already known.
 */
export function noteRound(known: NextRound, { proof, nextSeedHash }: PlayedRound): boolean {
  const nonce = proof.nonce + 1;
  if (nonce <= known.nonce) return false;
  known.nonce = nonce;
  known.nextSeedHash = nextSeedHash;
  return true;
}

/** Puts a played round at the top of the loaded list of past rounds, unless the list already has it. */
export function addRecord<Row extends { readonly id: string }>(
  { pages: [first] }: { readonly pages: readonly { list: Row[] }[] },
  row: Row,
): void {
  if (first && !first.list.some(({ id }) => id === row.id)) first.list.unshift(row);
}
