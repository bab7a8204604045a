import type { Random } from '../../engine/random.ts';

/** Two places whose cups are swapped: the cup at `near` passes in front of the other. */
export type Swap = readonly [near: number, far: number];

/** Chooses random swaps of cups. No swap repeats the previous swap, since it would undo that one. */
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

/** Returns which cup is at each place after the first `done` swaps. */
export function orderAfter(swaps: readonly Swap[], cups: number, done: number): readonly number[] {
  const order = Array.from({ length: cups }, (_, place) => place);
  for (const [near, far] of swaps.slice(0, done)) {
    const moved = order[near] ?? near;
    order[near] = order[far] ?? far;
    order[far] = moved;
  }
  return order;
}
