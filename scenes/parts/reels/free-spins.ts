import { FreeSpinSequence } from './free-spin-sequence.ts';
import { FreeSpinsView } from './free-spins-view.ts';

/** Code that shows free spins and plays their sequence. */
export const FREE_SPINS = {
  makeView: (...of: ConstructorParameters<typeof FreeSpinsView>) => new FreeSpinsView(...of),
  makeSequence: (...of: ConstructorParameters<typeof FreeSpinSequence>) => new FreeSpinSequence(...of),
} as const;
