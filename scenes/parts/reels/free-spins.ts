import { FreeSpinSequence } from './free-spin-sequence.ts';
import { FreeSpinsView } from './free-spins-view.ts';

/** View and sequence of free spins. */
export const FREE_SPINS = {
  makeView: (...of: ConstructorParameters<typeof FreeSpinsView>) => new FreeSpinsView(...of),
  makeSequence: (...of: ConstructorParameters<typeof FreeSpinSequence>) => new FreeSpinSequence(...of),
} as const;
