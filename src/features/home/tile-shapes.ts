/** Shape of a category's tiles: portrait 3:4, square 1:1, wide 3:2. */
export type TileShape = 'portrait' | 'square' | 'wide';

/** Returns the shape in which the tile pictures of a category's games are drawn. */
export const shapeOf = (type: string): TileShape =>
  type === 'originals' ? 'square' : type === 'live' ? 'wide' : 'portrait';

/** Width divided by height for each shape of tiles. */
export const RATIOS: Readonly<Record<TileShape, number>> = { portrait: 3 / 4, square: 1, wide: 3 / 2 };
