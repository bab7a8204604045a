import type { DropTypes } from '../parts/drop/types.ts';

/** What the popcorn plunge is made of. */
export type PopcornTypes = DropTypes;
