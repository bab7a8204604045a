import type { PlaceTypes } from '../models/stall/types.ts';

/** Types of the duck pond scene. */
export type DuckPondTypes = PlaceTypes;
