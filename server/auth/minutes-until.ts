/** Returns the time left until an instant in whole minutes, at least 1; players see it as their waiting time. */
export const minutesUntil = (until: number, now: number): number =>
  Math.max(1, Math.ceil((until - now) / 60_000));
