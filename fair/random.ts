import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The fairness wire format (docs/product-rules.md, Fairness). Server seed: 64 hex characters. Commitment: SHA-256 of
 * the seed's text. Stream: blocks of HMAC-SHA256, 32 bytes each, with key = the seed's text and message =
 * `clientSeed:nonce:block` for blocks 0, 1, 2 …
 */

/** Returns the commitment shown before a round: SHA-256 of the seed's text, as hex. */
export const commit = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Returns the HMAC-SHA256 of a message under the seed's text, as hex. */
export const keyedHash = (seed: string, message: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(message)));

/** Returns one block of the stream: the keyed hash of `clientSeed:nonce:block`. */
export const streamBlock = (seed: string, clientSeed: string, nonce: number, block: number): string =>
  keyedHash(seed, `${clientSeed}:${nonce}:${block}`);

/** The random numbers of one round, in a fixed order. */
export interface FairStream {
  /** Bytes used so far. */
  readonly cursor: number;
  /** Returns a number in [0, 1) from the next four bytes: b0/256 + b1/256² + b2/256³ + b3/256⁴. */
  float(): number;
  /** Returns an integer in [0, n) by rejection sampling on 32-bit words, so that all are equally likely. n ≤ 2³². */
  below(n: number): number;
}

/** A number taken from the stream, with all that is needed to check its arithmetic by hand. */
export interface TakenNumber {
  /** Index of the HMAC block that the four bytes come from, and their offset in it. */
  readonly block: number;
  readonly byte: number;
  /** The four bytes in hex, and as one number below 2³². */
  readonly hex: string;
  readonly word: number;
  /** Exclusive upper bound; undefined for a float. */
  readonly below: number | undefined;
  /** The resulting number; undefined for a word rejected to keep all numbers equally likely. */
  readonly result: number | undefined;
}

/**
 * Opens the stream of one round. The nonce is the player's round number in that game; `onTaken` is called with every
 * number that is taken.
 */
export function openStream(
  seed: string,
  clientSeed: string,
  nonce: number,
  onTaken?: (taken: TakenNumber) => void,
): FairStream {
  // The state with the key is made once and copied for each block, which takes half the time of making it again.
  const keyed = hmac.create(sha256, utf8ToBytes(seed));
  let round = 0;
  let block = new Uint8Array(0);
  let offset = 0;
  let cursor = 0;

  function word(): number {
    if (offset >= block.length) {
      block = keyed
        .clone()
        .update(utf8ToBytes(`${clientSeed}:${nonce}:${round++}`))
        .digest();
      offset = 0;
    }
    const view = new DataView(block.buffer, block.byteOffset + offset, 4);
    offset += 4;
    cursor += 4;
    return view.getUint32(0);
  }

  /** Reports the word just taken to `onTaken`. */
  function notify(taken: number, below: number | undefined, result: number | undefined): void {
    onTaken?.({
      block: round - 1,
      byte: offset - 4,
      hex: bytesToHex(block.subarray(offset - 4, offset)),
      word: taken,
      below,
      result,
    });
  }

  return {
    get cursor() {
      return cursor;
    },
    float() {
      const taken = word();
      notify(taken, undefined, taken / 2 ** 32);
      return taken / 2 ** 32;
    },
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`no number below ${n}`);
      const limit = 2 ** 32 - (2 ** 32 % n);
      let drawn = word();
      while (drawn >= limit) {
        notify(drawn, n, undefined);
        drawn = word();
      }
      notify(drawn, n, drawn % n);
      return drawn % n;
    },
  };
}
