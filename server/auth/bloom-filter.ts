import { createHash } from 'node:crypto';

/** Size of a filter in bits: a power of two, so that all positions are equally likely. */
const BITS = 2 ** 21;
/** Number of bits set per entry, each addressed by three bytes of the entry's SHA-256. */
const PLACES = 10;

/** Creates a filter of 256 KiB that contains the entries. It stores bits of their hashes, not their text. */
export function createFilter(entries: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(BITS / 8);
  for (const entry of entries)
    for (const { byte, bit } of placesOf(entry)) filter[byte] = (filter[byte] ?? 0) | bit;
  return filter;
}

/** Returns whether a filter contains an entry: always true for its entries, rarely true for other texts. */
export const filterHas = (filter: Uint8Array, entry: string): boolean =>
  placesOf(entry).every(({ byte, bit }) => ((filter[byte] ?? 0) & bit) !== 0);

/** Returns a filter's rate of false positives, 0 to 1. */
export function falsePositiveRate(filter: Uint8Array): number {
  let marked = 0;
  for (let byte of filter) for (; byte !== 0; byte &= byte - 1) marked += 1;
  return (marked / BITS) ** PLACES;
}

function placesOf(entry: string): { byte: number; bit: number }[] {
  const digest = createHash('sha256').update(entry).digest();
  return Array.from({ length: PLACES }, (_, place) => {
    const at = digest.readUIntBE(place * 3, 3) % BITS;
    return { byte: at >> 3, bit: 1 << (at & 7) };
  });
}
