/** Minimum and maximum stake of a round, in hundredths, by name of the range. */
export const stakeLimits = {
  pusher: [100, 100],
  fair: [20, 10_000],
  hundred: [100, 10_000],
  thousand: [100, 100_000],
  penny: [20, 100_000],
  standard: [100, 500_000],
  high: [200, 2_000_000],
  live5: [500, 500_000],
  live10: [1_000, 1_000_000],
  live20: [2_000, 5_000_000],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

/** Name of a range of stakes. */
export type Stakes = keyof typeof stakeLimits;
