/**
 * Creates a parser of server-sent events. Called with a chunk, it returns the data of every complete event, in order,
 * and keeps the rest. Comments and other fields are dropped.
 */
export function eventSplitter(): (chunk: string) => string[] {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks
      .map((block) =>
        block
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).replace(/^ /, ''))
          .join('\n'),
      )
      .filter((data) => data !== '');
  };
}

/**
 * Returns the delay before the next connection attempt, ms: doubles from 1 s to 30 s, half of it random, so that not
 * all clients hit a restarted server together.
 * @param tries failed attempts so far, from 1
 * @param roll a number in [0, 1)
 * @param isRefused the server accepts no more streams: two to four minutes, meanwhile the page polls
 */
export function reconnectWait(tries: number, roll: number, isRefused = false): number {
  const most = isRefused ? 240_000 : Math.min(30_000, 1000 * 2 ** (tries - 1));
  return Math.round(most / 2 + (most / 2) * roll);
}
