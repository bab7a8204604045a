import type { DropTypes } from '../parts/drop/types.ts';

/** Contract of plinko. */
export type PlinkoTypes = DropTypes;
