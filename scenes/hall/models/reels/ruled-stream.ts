import { createRandom } from '../../../engine/random.ts';

/** The part of a FairStream of fair/random.ts that the rules of reels use. */
interface Stream {
  readonly cursor: number;
  float(): number;
  below(n: number): number;
}

/**
 * Creates a stream of random numbers for examples and tests: the same label always gives the same result by the real
 * rules.
 */
export function ruledStream(label: string): Stream {
  const random = createRandom(label);
  let cursor = 0;
  const next = (): number => {
    cursor += 4;
    return random.next();
  };
  return {
    get cursor() {
      return cursor;
    },
    float: next,
    below: (n) => Math.floor(next() * n),
  };
}
