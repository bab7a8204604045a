import type { FieldLanding, StallFieldProps, StallTypes } from '../models/stall/types.ts';

/**
 * Props, cues (commands from the page) and events of Ring Toss. The bet's field is a distance; the ring hits the peg if
 * the drawn number is below the field's weight.
 */
export type RingTossTypes = StallTypes<StallFieldProps, FieldLanding>;
