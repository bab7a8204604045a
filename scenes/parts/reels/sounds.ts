/** The folder with the sounds of machines with scatters and more than one line: one machine loads them for all. */
export const FIVE_REEL_SOUNDS = 'five-reels';
/** The folder with the sounds of machines with three reels. */
export const THREE_REEL_SOUNDS = 'three-reels';
