import type { ReelTypes } from '../parts/reels/types.ts';

/** What the hall's line reels take and tell; classic and ways reels are the same. */
export type LineReelsTypes = ReelTypes;
