/** The last measured values, the oldest first. */
export interface Samples {
  add(value: number): void;
  readonly values: readonly number[];
  clear(): void;
}

/** Creates a store that keeps the last `most` values. */
export function createSamples(most: number): Samples {
  const values: number[] = [];
  return {
    values,
    add(value) {
      values.push(value);
      if (values.length > most) values.shift();
    },
    clear() {
      values.length = 0;
    },
  };
}

/** Returns the nearest-rank percentile of values; `share` is 0 to 1. Returns undefined if there are no values. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** Formats a number of bytes, such as 512 B, 3.4 KiB or 1.25 MiB. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 2 ** 20) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 2 ** 20).toFixed(2)} MiB`;
}
