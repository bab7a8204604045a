import { openStream } from '../../fair/random.ts';

/** Chance for made-up histories: the same names give the same numbers, always. Never for an outcome that is still to come. */
export interface WorldRandom {
  /** In [0, 1). */
  float(): number;
  /** A whole number in [0, n). */
  below(n: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** This many hex characters, a multiple of eight. */
  hex(length: number): string;
}

/** Opens the stream that these names stand for. */
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

/** A UUID of version 7 for an instant in ms, as a client would have made it. */
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
