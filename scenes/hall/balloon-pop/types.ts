import type { PlaceTypes } from '../models/stall/types.ts';

/** Props, cues (commands from the page) and events of Balloon Pop. */
export type BalloonPopTypes = PlaceTypes;
