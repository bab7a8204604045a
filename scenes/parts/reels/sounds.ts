/** Folder of the sounds of slots with scatters and more than one line; all of them share one bundle. */
export const FIVE_REEL_SOUNDS = 'five-reels';
/** Folder of the sounds of slots with three reels. */
export const THREE_REEL_SOUNDS = 'three-reels';
