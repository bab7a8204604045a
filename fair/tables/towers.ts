/** Tiles per row and number of safe tiles among them, by difficulty (docs/games.md, Towers). */
export const TOWERS = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
} as const;

/** Number of rows of a tower. */
export const TOWER_ROWS = 8;
