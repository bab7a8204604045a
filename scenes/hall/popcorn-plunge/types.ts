import type { DropTypes } from '../models/drop/types.ts';

/** Props, cues and events of Popcorn Plunge. */
export type PopcornTypes = DropTypes;
