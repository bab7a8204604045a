import type { Proof } from '../../contract/fair.ts';

/** What every answer to a round tells of the next one. */
interface PlayedRound {
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/** What is known of a player's next round in a game. */
interface NextRound {
  nonce: number;
  nextSeedHash: string;
}

/** Lays over what an answer tells of the next round; false, changing nothing, when a later one is known already. */
export function noteRound(known: NextRound, { proof, nextSeedHash }: PlayedRound): boolean {
  const nonce = proof.nonce + 1;
  if (nonce <= known.nonce) return false;
  known.nonce = nonce;
  known.nextSeedHash = nextSeedHash;
  return true;
}

/** Puts a round at the top of a record whose pages have come, unless it stands there already. */
export function addRecord<Row extends { readonly id: string }>(
  { pages: [first] }: { readonly pages: readonly { list: Row[] }[] },
  row: Row,
): void {
  if (first && !first.list.some(({ id }) => id === row.id)) first.list.unshift(row);
}
