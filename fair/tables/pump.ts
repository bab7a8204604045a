/**
 * How many of the numbers 1 to 25 are drawn as pins, by difficulty; the smallest pin bursts the balloon (docs/games.md,
 * Pump).
 */
export const PUMP_PINS = { easy: 1, medium: 3, hard: 5, expert: 10 } as const;
