/** The server's clock: injectable, so that no test depends on the time of day. */
export interface Clock {
  /** Returns the current time, ms since 1970. */
  now(): number;
}

/** Clock that reads the system's time. */
export const systemClock: Clock = { now: () => Date.now() };

const MANILA_OFFSET = 8 * 3_600_000;
const DAY = 86_400_000;

/**
 * Returns the first instant of the Manila day (UTC+8, no daylight saving) that contains an instant; both in ms since
 * 1970.
 */
export const manilaDayStart = (ms: number): number =>
  Math.floor((ms + MANILA_OFFSET) / DAY) * DAY - MANILA_OFFSET;

/** Returns the number of the Manila day that contains an instant (ms since 1970): days since 1970-01-01. */
export const manilaDay = (ms: number): number => Math.floor((ms + MANILA_OFFSET) / DAY);

/** Returns the first instant of a Manila day, in ms since 1970; `day` counts days as `manilaDay` does. */
export const manilaDayBegins = (day: number): number => day * DAY - MANILA_OFFSET;

/** Returns the first instant of the Manila month that contains an instant; both in ms since 1970. */
export const manilaMonthStart = (ms: number): number => monthStart(ms, 0);

/** Returns the first instant of the next Manila month after an instant; both in ms since 1970. */
export const nextManilaMonth = (ms: number): number => monthStart(ms, 1);

function monthStart(ms: number, further: number): number {
  const there = new Date(ms + MANILA_OFFSET);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + further, 1) - MANILA_OFFSET;
}

/** Returns the first instant (Monday, 00:00) of the Manila week that contains an instant; both in ms since 1970. */
export function manilaWeekStart(ms: number): number {
  const day = Math.floor((ms + MANILA_OFFSET) / DAY);
  // 1970-01-01 was a Thursday: day 4 was the first Monday.
  return (day - ((day + 3) % 7)) * DAY - MANILA_OFFSET;
}
