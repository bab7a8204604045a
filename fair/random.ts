import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The fairness wire format (house rules 17). Server seed: 64 hex characters. Commitment: SHA-256 of the seed's text.
 * Stream: HMAC-SHA256 with key = the seed's text, message = `clientSeed:nonce:round`, 32 bytes a round, rounds 0, 1, 2 …
 */

/** The commitment that is shown before a round: SHA-256 of the seed's text, as hex. */
export const commit = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Numbers of one round, in their fixed order. */
export interface FairStream {
  /** Bytes used so far. */
  readonly cursor: number;
  /** Four bytes, big-endian, as b0/256 + b1/256² + b2/256³ + b3/256⁴: in [0, 1). */
  float(): number;
  /** A whole number in [0, n) by rejection sampling on 32-bit words, so that no number is likelier than another. n ≤ 2³². */
  below(n: number): number;
}

/** Opens the stream of one round. The nonce is the player's round number in that game. */
export function openStream(seed: string, clientSeed: string, nonce: number): FairStream {
  const key = utf8ToBytes(seed);
  let round = 0;
  let block = new Uint8Array(0);
  let offset = 0;
  let cursor = 0;

  function word(): number {
    if (offset >= block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${round++}`));
      offset = 0;
    }
    const view = new DataView(block.buffer, block.byteOffset + offset, 4);
    offset += 4;
    cursor += 4;
    return view.getUint32(0);
  }

  return {
    get cursor() {
      return cursor;
    },
    float: () => word() / 2 ** 32,
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`no number below ${n}`);
      const limit = 2 ** 32 - (2 ** 32 % n);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % n;
    },
  };
}
