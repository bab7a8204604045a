import { reelFirstFrame } from '../../parts/reels/first-frame.ts';
import { shack } from './reel-config.ts';

/** First frame of the Slotshack. */
export const firstFrame = reelFirstFrame(shack);
