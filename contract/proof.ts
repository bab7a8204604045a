import * as v from 'valibot';
import { count } from './call.ts';

/** Everything needed to recompute an outcome (docs/product-rules.md, Fairness). */
export const proof = v.object({
  /** The server's seed, 64 hex characters; secret until this response. */
  seed: v.string(),
  /** SHA-256 of the seed's text, shown before the round. */
  seedHash: v.string(),
  clientSeed: v.string(),
  /** The player's round number in this game. */
  nonce: count,
  rulesVersion: v.string(),
});
/** Everything needed to recompute an outcome. */
export type Proof = v.InferOutput<typeof proof>;

/** The commitment to a seed: SHA-256 of the seed's text, as hex. */
export const seedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * A client seed: 1 to 64 printable characters without colons, which separate the parts of the message that is hashed.
 */
export const clientSeed = v.pipe(v.string(), v.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/, 'clientSeed'));
