import { createHash } from 'node:crypto';

/** Bits of a filter: a power of two, so that every place is equally likely. */
const BITS = 2 ** 21;
/** Places that an entry marks; three bytes of its SHA-256 name each. */
const PLACES = 10;

/** Creates a filter of entries: 256 KiB, whatever they are. It holds their hashes' bits, none of their text. */
export function createFilter(entries: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(BITS / 8);
  for (const entry of entries)
    for (const { byte, bit } of placesOf(entry)) filter[byte] = (filter[byte] ?? 0) | bit;
  return filter;
}

/** Returns whether an entry is in the filter: always true for one that is, hardly ever for another. */
export const filterHas = (filter: Uint8Array, entry: string): boolean =>
  placesOf(entry).every(({ byte, bit }) => ((filter[byte] ?? 0) & bit) !== 0);

/** Returns how likely an entry that is not in the filter is taken for one that is. */
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
