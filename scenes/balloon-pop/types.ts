import type { PlaceTypes } from '../parts/stall/types.ts';

/** What the balloon stall is made of. */
export type BalloonPopTypes = PlaceTypes;
