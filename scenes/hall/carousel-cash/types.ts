import type { FieldLanding, StallFieldProps, StallTypes } from '../models/stall/types.ts';

/** Types of the carousel: the field is an animal, the number one of the twenty-five on the ring. */
export type CarouselTypes = StallTypes<StallFieldProps, FieldLanding>;
