import type { FieldLanding, StallFieldProps, StallTypes } from '../models/stall/types.ts';

/**
 * Props, cues (commands from the page) and events of Drop Ball Daze: the bet field is a colour, the drawn number one of
 * fifty holes.
 */
export type DropBallTypes = StallTypes<StallFieldProps, FieldLanding>;
