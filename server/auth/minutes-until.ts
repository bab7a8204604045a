/** Returns whole minutes until an instant, at least one: what a player is told to wait. */
export const minutesUntil = (until: number, now: number): number =>
  Math.max(1, Math.ceil((until - now) / 60_000));
