import { reelFirstFrame } from '../../parts/reels/first-frame.ts';
import { halloween } from './reel-config.ts';

/** First frame of the Halloween slot. */
export const firstFrame = reelFirstFrame(halloween);
