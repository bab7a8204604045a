/** Widths of a tile's small file and of its original, in px, by shape. */
const WIDTHS = { portrait: [240, 480], square: [240, 360], wide: [320, 480] } as const;

/** Returns the address of a tile's small file, for pictures up to 120 CSS px wide. */
export const smallTile = (tile: string): string => tile.replace(/^\/tiles\//, '/tiles/small/');

/** Returns the address of a tile's tiny file, for pictures up to 28 CSS px wide. */
export const tinyTile = (tile: string): string => tile.replace(/^\/tiles\//, '/tiles/tiny/');

/** Returns the srcset of a tile: its small and its original file with their widths. */
export function tileSet(tile: string, shape: keyof typeof WIDTHS): string {
  const [small, large] = WIDTHS[shape];
  return `${smallTile(tile)} ${small}w, ${tile} ${large}w`;
}
