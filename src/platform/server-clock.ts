/** The offset is the median of this many answers (docs/product-rules.md, Limits). */
const SAMPLES = 5;

const samples: number[] = [];

/**
 * Notes the server's time of an answer.
 * @param serverTime the envelope's time, ms since 1970
 * @param sentAt when the request left, by this device's clock
 * @param receivedAt when the answer came, by this device's clock
 */
export function noteServerTime(serverTime: number, sentAt: number, receivedAt: number): void {
  samples.push(serverTime - (sentAt + receivedAt) / 2);
  if (samples.length > SAMPLES) samples.shift();
}

/** How far the server's clock is ahead of this device's, in ms. */
export function serverOffset(): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The server's time now, ms since 1970: for countdowns and "today". */
export const serverNow = (): number => Date.now() + serverOffset();
