/** The latest measurements, oldest first. */
export interface Samples {
  add(value: number): void;
  readonly values: readonly number[];
  clear(): void;
}

/** Creates a store of the last `most` values. */
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

/** Returns the value below which a share (0..1) of the values lies, nearest rank; undefined if there are none. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** Formats a number of bytes: 512 B, 3.4 KiB, 1.25 MiB. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 2 ** 20) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 2 ** 20).toFixed(2)} MiB`;
}
