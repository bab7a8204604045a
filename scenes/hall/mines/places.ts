/** Centre of the first chest, distances between chests, and size of a chest, in design pixels. */
export const CHESTS = { x: 124, y: 182, across: 118, down: 90, width: 112, height: 86 } as const;

/** Returns the centre and the size of a chest, in design pixels; chests count from 1, row by row. */
export function chestPlaceOf(tile: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y, across, down, width, height } = CHESTS;
  return {
    x: x + ((tile - 1) % 5) * across,
    y: y + Math.floor((tile - 1) / 5) * down,
    width,
    height,
  };
}
