import { bonusSounds, reelSounds } from '../../../parts/reels/sound-specs.ts';
import type { HallMachine } from './hall-reels.ts';

/** Returns the sounds of a machine, with those of free spins if it has any. */
export const hallSounds = ({ isFree }: HallMachine) => ({ ...reelSounds, ...(isFree ? bonusSounds : {}) });
