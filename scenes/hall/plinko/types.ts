import type { DropTypes } from '../models/drop/types.ts';

/** Props, cues and events of plinko. */
export type PlinkoTypes = DropTypes;
