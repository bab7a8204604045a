import type { FieldLanding, FieldProps, StallTypes } from '../parts/stall/types.ts';

/** What the ring toss is made of: the field is a distance, the ring is on its peg when the number is below the field's weight. */
export type RingTossTypes = StallTypes<FieldProps, FieldLanding>;
