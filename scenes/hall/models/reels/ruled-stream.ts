import { createRandom } from '../../../engine/random.ts';

/** Random source of the rules: a FairStream of fair/random.ts. */
interface Stream {
  readonly cursor: number;
  float(): number;
  below(n: number): number;
}

/** Creates a stream for examples and tests: the same label always gives the same outcome of the real rules. */
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
