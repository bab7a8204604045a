/** This machine's number, `index` from 1, among `count` machines that share a run. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Parses a text such as `2/5`. Throws for anything else, with a message for the user. */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard is "${text}"; write 1/3, 2/3 and 3/3`);
  return { index, count };
}

/** Returns this machine's share of the jobs: every `count`-th job, so that the long jobs of a scene are spread. */
export const shardOf = <T>(jobs: readonly T[], { index, count }: Shard): T[] =>
  jobs.filter((_, place) => place % count === index - 1);
