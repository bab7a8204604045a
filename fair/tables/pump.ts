/** Mines among the balloon's 25 tickets, by difficulty (docs/games.md, Pump). */
export const PUMP_PINS = { easy: 1, medium: 3, hard: 5, expert: 10 } as const;
