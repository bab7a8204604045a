import type { PlaceTypes } from '../parts/stall/types.ts';

/** Types of the duck pond scene. */
export type DuckPondTypes = PlaceTypes;
