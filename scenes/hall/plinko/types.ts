import type { DropTypes } from '../models/drop/types.ts';

/** Contract of plinko. */
export type PlinkoTypes = DropTypes;
