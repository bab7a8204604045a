/** Returns the calendar date in Manila (UTC+8, no daylight saving) of an instant in ms, as YYYY-MM-DD. */
export const manilaDate = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
