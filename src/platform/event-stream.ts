/**
 * Splits a stream of server-sent events into their data. Called with what arrives, it returns the data of every event that
 * is complete, in order, and keeps the rest. Comments and other fields are left out.
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
 * The wait before the next try to connect, in ms: doubles from 1 s to 30 s, and half of it is left to chance, so that
 * a restarted server is not met by everybody at once.
 * @param tries failed tries so far, from 1
 * @param roll a number in [0, 1)
 * @param isRefused the server has said that it takes no more streams: two to four minutes, meanwhile the page asks
 */
export function reconnectWait(tries: number, roll: number, isRefused = false): number {
  const most = isRefused ? 240_000 : Math.min(30_000, 1000 * 2 ** (tries - 1));
  return Math.round(most / 2 + (most / 2) * roll);
}
