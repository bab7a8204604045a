/** Returns the whole minutes until an instant, at least one, as the wait shown to a player. */
export const minutesUntil = (until: number, now: number): number =>
  Math.max(1, Math.ceil((until - now) / 60_000));
