/** Widths of a tile's two files in px: a smaller one and the original. */
const WIDTHS = { portrait: [240, 480], square: [240, 360], wide: [320, 480] } as const;

/** Returns the address of a tile's small file, for places up to 120 px wide. */
export const smallTile = (tile: string): string => tile.replace(/^\/tiles\//, '/tiles/small/');

/** Returns the address of a tile's smallest file, for places up to 28 px wide. */
export const tinyTile = (tile: string): string => tile.replace(/^\/tiles\//, '/tiles/tiny/');

/** Returns both files of a tile with their widths, for an image's srcset. */
export function tileSet(tile: string, shape: keyof typeof WIDTHS): string {
  const [small, large] = WIDTHS[shape];
  return `${smallTile(tile)} ${small}w, ${tile} ${large}w`;
}
