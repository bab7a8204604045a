/**
 * Creates a parser of server-sent events. Called with a chunk, it returns the data of every complete event, in order,
 * and keeps the incomplete rest for the next call. Comments and fields other than `data` are dropped.
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
 * Returns the delay before the next attempt to connect, ms: it doubles from 1 s to 30 s, and half of it is random, so
 * that not all clients reach a restarted server together.
 * @param tries failed attempts so far, from 1
 * @param roll a random number in [0, 1)
 * @param isRefused true if the server accepts no more streams: the delay is then two to four minutes, in which the page
 * polls
 */
export function reconnectWait(tries: number, roll: number, isRefused = false): number {
  const most = isRefused ? 240_000 : Math.min(30_000, 1000 * 2 ** (tries - 1));
  return Math.round(most / 2 + (most / 2) * roll);
}
