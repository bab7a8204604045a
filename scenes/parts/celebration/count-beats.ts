import { BEAT } from './tuning.ts';

/**
 * Steps of a counting amount: the time of each step in ms from the count's start, and the share 0..1 of the amount
 * shown from that step on.
 */
export interface Beats {
  readonly length: number;
  readonly times: readonly number[];
  readonly shares: readonly number[];
  /** Index of the first step that is slower than the one before. */
  readonly slowing: number;
}

const NOTHING: Beats = { length: 0, times: [0], shares: [1], slowing: 1 };

/**
 * Returns the steps of a count of about `ms`: at equal intervals, then some at growing intervals. The last step is the
 * end.
 */
export function countBeats(ms: number): Beats {
  if (ms <= 0) return NOTHING;
  const slow = Array.from({ length: BEAT.slow }, (_, index) => BEAT.even * BEAT.longer ** (index + 1));
  const even = Math.max(2, Math.round((ms - slow.reduce((sum, wait) => sum + wait, 0)) / BEAT.even));
  const waits = [...Array.from({ length: even }, () => BEAT.even), ...slow];
  const times: number[] = [];
  let at = 0;
  for (const wait of waits) times.push((at += wait));
  // The amount grows fast at the start and more slowly with every step.
  const shares = times.map((_, index) => 1 - (1 - (index + 1) / times.length) ** 2.2);
  return { length: at, times, shares, slowing: even };
}

/** Returns the share of the amount `ms` after the count's start: 0 before the first step, 1 from the last step on. */
export function shareAt({ times, shares, length }: Beats, ms: number): number {
  if (ms >= length) return 1;
  let share = 0;
  for (let index = 0; index < times.length; index++) {
    if ((times[index] ?? Infinity) > ms) break;
    share = shares[index] ?? 0;
  }
  return share;
}
