import { reelFirstFrame } from '../parts/reels/first-frame.ts';
import { shack } from './reel-config.ts';

/** The reels before their canvas. */
export const firstFrame = reelFirstFrame(shack);
