import type { DropTypes } from '../parts/drop/types.ts';

/** What plinko is made of. */
export type PlinkoTypes = DropTypes;
