import type { ReelTypes } from '../../parts/reels/types.ts';

/** Props, cues (commands from the page) and events of the hall's line reels, which classic and ways reels share. */
export type LineReelsTypes = ReelTypes;
