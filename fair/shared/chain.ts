import { commit } from '../random.ts';

/**
 * The hash chain of a shared game (docs/games.md, Chain). Each round's hash is the SHA-256 of the next round's hash as
 * text, so the first hash, published before any round, commits to all rounds.
 */

/** Number of rounds of a chain. */
export const CHAIN_LENGTH = 10_000_000;

/** Returns the hash of the round before the round with this hash. The result is public when the later round begins. */
export const hashBefore = (hash: string): string => commit(hash);

/** Returns the hash of the round that is `rounds` rounds before the round of `hash`. */
export function hashesBack(hash: string, rounds: number): string {
  let found = hash;
  for (let round = 0; round < rounds; round++) found = hashBefore(found);
  return found;
}
