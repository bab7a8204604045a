import type { FairStream } from './random.ts';

/** What decides a round. */
export interface RoundSeeds {
  readonly seed: string;
  readonly clientSeed: string;
  /** The player's round number in the game. */
  readonly nonce: number;
  readonly rulesVersion: string;
}

/** What is told of a past round. */
export type RecordedOutcome = Readonly<Record<string, unknown>>;

/** How a round of one rules version follows from its seeds and from what was known before them. */
export type Rule = (seeds: RoundSeeds, recorded: RecordedOutcome, stream: FairStream) => RecordedOutcome;

/** A whole number that the stored outcome must hold. */
export function numberOf(recorded: RecordedOutcome, name: string): number {
  const value = recorded[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new TypeError(`the round tells no ${name}`);
  return value;
}

/** A list that the stored outcome must hold. */
export function listOf(recorded: RecordedOutcome, name: string): readonly unknown[] {
  const value = recorded[name];
  if (!Array.isArray(value)) throw new TypeError(`the round tells no ${name}`);
  return value;
}
