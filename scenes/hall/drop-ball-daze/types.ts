import type { FieldLanding, StallFieldProps, StallTypes } from '../models/stall/types.ts';

/** Types of the drop ball stall: the field is a colour, the number a hole of fifty. */
export type DropBallTypes = StallTypes<StallFieldProps, FieldLanding>;
