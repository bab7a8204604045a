import type { FieldLanding, FieldProps, StallTypes } from '../parts/stall/types.ts';

/** What the drop ball stall is made of: the field is a colour, the number a hole of fifty. */
export type DropBallTypes = StallTypes<FieldProps, FieldLanding>;
