import { bonusSounds, reelSounds } from '../../../parts/reels/sound-specs.ts';
import type { HallMachine } from './hall-reels.ts';

/** Returns the sounds of a machine. */
export const hallSounds = ({ isFree }: HallMachine) => ({ ...reelSounds, ...(isFree ? bonusSounds : {}) });
