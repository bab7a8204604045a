/** Shape of a kind's tiles: portrait 3:4, square 1:1, wide 3:2. */
export type TileShape = 'portrait' | 'square' | 'wide';

/** The shape in which the artists draw the tiles of a kind of game. */
export const shapeOf = (type: string): TileShape =>
  type === 'originals' ? 'square' : type === 'live' ? 'wide' : 'portrait';

/** width / height of a shape. */
export const RATIOS: Readonly<Record<TileShape, number>> = { portrait: 3 / 4, square: 1, wide: 3 / 2 };
