import type { ReelTypes } from '../../parts/reels/types.ts';

/** Types of the hall's line reels; classic and ways reels use the same. */
export type LineReelsTypes = ReelTypes;
