/** Number of answers whose median is the offset (docs/product-rules.md, Limits). */
const SAMPLES = 5;

const samples: number[] = [];

/**
 * Records the server's time from an answer.
 * @param serverTime the envelope's time, ms since 1970
 * @param sentAt when the request left, by this device's clock
 * @param receivedAt when the answer came, by this device's clock
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
