import type { PlaceTypes } from '../models/stall/types.ts';

/** Types of the balloon stall. */
export type BalloonPopTypes = PlaceTypes;
