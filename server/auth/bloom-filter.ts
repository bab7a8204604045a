import { createHash } from 'node:crypto';

/** Bits of a filter: a power of two, so that all positions are equally likely. */
const BITS = 2 ** 21;
/** Bits set per entry, each addressed by three bytes of its SHA-256. */
const PLACES = 10;

/** Creates a filter of entries, always 256 KiB. It contains bits of their hashes, not their text. */
export function createFilter(entries: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(BITS / 8);
  for (const entry of entries)
    for (const { byte, bit } of placesOf(entry)) filter[byte] = (filter[byte] ?? 0) | bit;
  return filter;
}

/** Returns whether an entry is in the filter: always true for members, rarely for others. */
export const filterHas = (filter: Uint8Array, entry: string): boolean =>
  placesOf(entry).every(({ byte, bit }) => ((filter[byte] ?? 0) & bit) !== 0);

/** Returns the false positive rate of a filter. */
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
