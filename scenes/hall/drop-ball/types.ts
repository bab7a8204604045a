import type { FieldLanding, FieldProps, StallTypes } from '../models/stall/types.ts';

/** Types of the drop ball stall: the field is a colour, the number a hole of fifty. */
export type DropBallTypes = StallTypes<FieldProps, FieldLanding>;
