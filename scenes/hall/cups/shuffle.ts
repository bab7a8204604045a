import type { Random } from '../../engine/random.ts';

/** Two places whose cups are swapped. */
export type Swap = readonly [near: number, far: number];

/** Draws the swaps of cups: never the same two twice in a row, so that every swap is visible. */
export function drawSwaps(random: Random, cups: number, count: number): readonly Swap[] {
  const swaps: Swap[] = [];
  while (swaps.length < count) {
    const near = random.int(cups);
    const far = (near + 1 + random.int(cups - 1)) % cups;
    const last = swaps.at(-1);
    if (last === undefined || !(last.includes(near) && last.includes(far))) swaps.push([near, far]);
  }
  return swaps;
}

/** Returns the cup at each place after a number of swaps. */
export function orderAfter(swaps: readonly Swap[], cups: number, done: number): readonly number[] {
  const order = Array.from({ length: cups }, (_, place) => place);
  for (const [near, far] of swaps.slice(0, done)) {
    const moved = order[near] ?? near;
    order[near] = order[far] ?? far;
    order[far] = moved;
  }
  return order;
}
