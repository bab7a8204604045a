/** Shape of a category's tiles: portrait 3:4, square 1:1, wide 3:2. */
export type TileShape = 'portrait' | 'square' | 'wide';

/** Returns the shape of the artists' tiles for a category. */
export const shapeOf = (type: string): TileShape =>
  type === 'originals' ? 'square' : type === 'live' ? 'wide' : 'portrait';

/** Aspect ratio of a shape, width / height. */
export const RATIOS: Readonly<Record<TileShape, number>> = { portrait: 3 / 4, square: 1, wide: 3 / 2 };
