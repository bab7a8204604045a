import type { FieldLanding, StallFieldProps, StallTypes } from '../models/stall/types.ts';

/**
 * Contract of the ring toss: the field is a distance; the ring hits its peg if the number is below the field's
 * weight.
 */
export type RingTossTypes = StallTypes<StallFieldProps, FieldLanding>;
