import type { FairStream } from './random.ts';

/** Seeds and rules version of a round. */
export interface RoundSeeds {
  readonly seed: string;
  readonly clientSeed: string;
  /** The player's round number in the game. */
  readonly nonce: number;
  readonly rulesVersion: string;
}

/** Stored record of a past round. */
export type RecordedOutcome = Readonly<Record<string, unknown>>;

/**
 * Derives a round of one rules version from its seeds, its stream, and the recorded fields that were fixed before the
 * seed was known.
 */
export type Rule = (seeds: RoundSeeds, recorded: RecordedOutcome, stream: FairStream) => RecordedOutcome;

/** Returns an integer field of the stored outcome; throws a TypeError if it is missing. */
export function numberOf(recorded: RecordedOutcome, name: string): number {
  const value = recorded[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new TypeError(`the round tells no ${name}`);
  return value;
}

/** Returns a list field of the stored outcome; throws a TypeError if it is missing. */
export function listOf(recorded: RecordedOutcome, name: string): readonly unknown[] {
  const value = recorded[name];
  if (!Array.isArray(value)) throw new TypeError(`the round tells no ${name}`);
  return value;
}
