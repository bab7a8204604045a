import type { DropTypes } from '../models/drop/types.ts';

/** Contract of the popcorn plunge. */
export type PopcornTypes = DropTypes;
