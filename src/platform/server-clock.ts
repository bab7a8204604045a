/** Number of recent answers; the clock’s offset is their median (docs/product-rules.md, Limits). */
const SAMPLES = 5;

const samples: number[] = [];

/**
 * Records the server's time from an answer.
 * @param serverTime time in the answer's envelope, ms since 1970
 * @param sentAt when the request was sent, by this device's clock, ms since 1970
 * @param receivedAt when the answer arrived, by this device's clock, ms since 1970
 */
export function noteServerTime(serverTime: number, sentAt: number, receivedAt: number): void {
  samples.push(serverTime - (sentAt + receivedAt) / 2);
  if (samples.length > SAMPLES) samples.shift();
}

/** Returns how far the server's clock is ahead of this device's, ms. */
export function serverOffset(): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the server's current time, ms since 1970: for countdowns and "today". */
export const serverNow = (): number => Date.now() + serverOffset();
