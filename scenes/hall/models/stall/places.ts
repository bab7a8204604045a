/** Centre of a place that the player can pick, in design pixels. */
export interface StallPlace {
  readonly x: number;
  readonly y: number;
}

/** Returns the centres of rows of places around a centre, in design pixels, row by row from the top left. */
export const placesIn = ({
  x,
  y,
  columns,
  rows,
  across,
  along,
}: {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly across: number;
  readonly along: number;
}): readonly StallPlace[] =>
  Array.from({ length: columns * rows }, (_, place) => ({
    x: x + ((place % columns) - (columns - 1) / 2) * across,
    y: y + (Math.floor(place / columns) - (rows - 1) / 2) * along,
  }));

/** Returns the number of the place nearest to a point, counted from 1; undefined if none is closer than `within`. */
export function placeNear(
  places: readonly StallPlace[],
  x: number,
  y: number,
  within: number,
): number | undefined {
  const far = places.map((place) => Math.hypot(place.x - x, place.y - y));
  const least = Math.min(...far);
  return least <= within ? far.indexOf(least) + 1 : undefined;
}
