import type { Random } from '../engine/random.ts';

/** Two places that change their cups. */
export type Swap = readonly [near: number, far: number];

/** Draws which cups change places: never the same two twice on end, so that every change is seen. */
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

/** Which cup stands at each place after so many changes. */
export function orderAfter(swaps: readonly Swap[], cups: number, done: number): readonly number[] {
  const order = Array.from({ length: cups }, (_, place) => place);
  for (const [near, far] of swaps.slice(0, done)) {
    const moved = order[near] ?? near;
    order[near] = order[far] ?? far;
    order[far] = moved;
  }
  return order;
}
