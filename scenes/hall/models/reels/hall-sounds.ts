import { bonusSounds, reelSounds } from '../../../parts/reels/sound-specs.ts';
import type { HallMachine } from './hall-reels.ts';

/** Returns the sounds of a machine, with the sounds of free spins if the machine has free spins. */
export const hallSounds = ({ isFree }: HallMachine) => ({ ...reelSounds, ...(isFree ? bonusSounds : {}) });
