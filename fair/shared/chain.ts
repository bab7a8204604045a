import { commit } from '../random.ts';

/**
 * The chain of a shared game (docs/games.md, Chain): each round's hash is the SHA-256 of the next one's text, so the first, which is
 * published before any round, binds them all.
 */

/** Rounds that a chain serves. */
export const CHAIN_LENGTH = 10_000_000;

/** The hash of the round before, which everybody knows when a round begins. */
export const hashBefore = (hash: string): string => commit(hash);

/** The hash that stands so many rounds before another. */
export function hashesBack(hash: string, rounds: number): string {
  let found = hash;
  for (let round = 0; round < rounds; round++) found = hashBefore(found);
  return found;
}
