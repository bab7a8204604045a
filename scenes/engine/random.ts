/** A seeded stream of random numbers; scenes have no other source of randomness. */
export interface Random {
  /** Returns a uniform number in [0, 1). */
  next(): number;
  /** Returns a uniform number in [low, high). */
  range(low: number, high: number): number;
  /** Returns an integer in [0, n). */
  int(n: number): number;
  /** Returns an independent stream; the same label and seed always give the same numbers. */
  fork(label: string): Random;
}

/** Returns the 32-bit FNV-1a hash of a text's UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Creates a Mulberry32 generator from the hash of the seed. It is fast and good enough for visual effects, but must
 * never decide outcomes.
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (n) => Math.floor(next() * n),
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
