/** This machine's number among several; `index` from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Parses `2/5`. Throws, with a readable message, for anything else. */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard is "${text}"; write 1/3, 2/3 and 3/3`);
  return { index, count };
}

/** Returns this machine's share of the jobs: every n-th job, so that long scenes are spread. */
export const shardOf = <T>(jobs: readonly T[], { index, count }: Shard): T[] =>
  jobs.filter((_, place) => place % count === index - 1);
