/** Centre of the lowest row of windows, distance between rows, and size of a window, in design pixels. */
export const WINDOWS = { x: 360, y: 562, up: 56, width: 108, height: 56 } as const;

/**
 * Returns the centre and the size of a window, in design pixels; rows count from 0 at the ground, windows from 1 at the
 * left.
 */
export function towerWindowPlaceOf(
  row: number,
  tile: number,
  tiles: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const { x, y, up, width, height } = WINDOWS;
  return { x: x + (tile - (tiles + 1) / 2) * width, y: y - row * up, width, height };
}
