import type { DropTypes } from '../parts/drop/types.ts';

/** Contract of the popcorn plunge. */
export type PopcornTypes = DropTypes;
