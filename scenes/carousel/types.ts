import type { FieldLanding, FieldProps, StallTypes } from '../parts/stall/types.ts';

/** What the carousel is made of: the field is an animal, the number one of the twenty-five that ride. */
export type CarouselTypes = StallTypes<FieldProps, FieldLanding>;
