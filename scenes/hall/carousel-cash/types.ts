import type { FieldLanding, StallFieldProps, StallTypes } from '../models/stall/types.ts';

/**
 * Props, cues (commands from the page) and events of Carousel Cash: the field is an animal's name, the drawn number one
 * of the twenty-five animals.
 */
export type CarouselTypes = StallTypes<StallFieldProps, FieldLanding>;
