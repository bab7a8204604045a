/** The middle of the lowest row, the distance between rows, and the size of a window, dpx. */
export const WINDOWS = { x: 360, y: 562, up: 56, width: 108, height: 56 } as const;

/** Returns the middle and the size of a window, dpx; rows count from 0 at the ground, windows from 1. */
export function towerWindowPlaceOf(
  row: number,
  tile: number,
  tiles: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const { x, y, up, width, height } = WINDOWS;
  return { x: x + (tile - (tiles + 1) / 2) * width, y: y - row * up, width, height };
}
