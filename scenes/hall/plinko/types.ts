import type { DropTypes } from '../models/drop/types.ts';

/** Props, cues (commands from the page) and events of plinko. */
export type PlinkoTypes = DropTypes;
