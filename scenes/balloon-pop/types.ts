import type { PlaceTypes } from '../parts/stall/types.ts';

/** Types of the balloon stall. */
export type BalloonPopTypes = PlaceTypes;
