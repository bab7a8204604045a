import { commit } from '../random.ts';

/**
 * The hash chain of a shared game (docs/games.md, Chain): each round's hash is the SHA-256 of the next one's text, so
 * the first, published before any round, commits to all of them.
 */

/** Number of rounds of a chain. */
export const CHAIN_LENGTH = 10_000_000;

/** Returns the hash of the round before, which is public when a round begins. */
export const hashBefore = (hash: string): string => commit(hash);

/** Returns the hash that is `rounds` rounds before another. */
export function hashesBack(hash: string, rounds: number): string {
  let found = hash;
  for (let round = 0; round < rounds; round++) found = hashBefore(found);
  return found;
}
