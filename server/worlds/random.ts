import { openStream } from '../../fair/random.ts';

/**
 * Random numbers for generated histories; the same names always give the same numbers. Never used for future outcomes.
 */
export interface WorldRandom {
  /** Returns the next random number in [0, 1). */
  float(): number;
  /** Returns a random integer in [0, n). */
  below(n: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** Returns random hex characters; `length` is a multiple of eight. */
  hex(length: number): string;
}

/** Creates the sequence of random numbers that belongs to these names. */
export function worldRandom(...names: readonly (string | number)[]): WorldRandom {
  const stream = openStream(`perya world ${names.join('/')}`, 'world', 0);
  return {
    float: () => stream.float(),
    below: (n) => stream.below(n),
    pick(list) {
      const item = list[stream.below(list.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    hex: (length) =>
      Array.from({ length: length / 8 }, () =>
        stream
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  };
}

/** Returns a UUID of version 7 for a time (ms since 1970), as a client would have created it. */
export function historyTxnId(random: WorldRandom, at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const rest = random.hex(24);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${rest.slice(0, 3)}`,
    `${(8 + random.below(4)).toString(16)}${rest.slice(3, 6)}`,
    rest.slice(6, 18),
  ].join('-');
}
