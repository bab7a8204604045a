/** Folder of the sounds of machines with scatters and more than one line; all of them share the loaded sounds. */
export const FIVE_REEL_SOUNDS = 'five-reels';
/** Folder of the sounds of three-reel machines. */
export const THREE_REEL_SOUNDS = 'three-reels';
