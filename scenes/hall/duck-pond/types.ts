import type { PlaceTypes } from '../models/stall/types.ts';

/** Props, cues (commands from the page) and events of Duck Pond. */
export type DuckPondTypes = PlaceTypes;
