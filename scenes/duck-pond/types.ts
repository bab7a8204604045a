import type { PlaceTypes } from '../parts/stall/types.ts';

/** What the duck pond is made of. */
export type DuckPondTypes = PlaceTypes;
