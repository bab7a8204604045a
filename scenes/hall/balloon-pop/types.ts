import type { PlaceTypes } from '../models/stall/types.ts';

/** Props, cues and events of Balloon Pop. */
export type BalloonPopTypes = PlaceTypes;
