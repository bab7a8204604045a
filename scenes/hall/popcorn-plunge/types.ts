import type { DropTypes } from '../models/drop/types.ts';

/** Props, cues (commands from the page) and events of Popcorn Plunge. */
export type PopcornTypes = DropTypes;
