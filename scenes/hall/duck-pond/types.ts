import type { PlaceTypes } from '../models/stall/types.ts';

/** Props, cues and events of Duck Pond. */
export type DuckPondTypes = PlaceTypes;
