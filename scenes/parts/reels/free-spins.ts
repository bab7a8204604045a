import { FreeSpinSequence } from './free-spin-sequence.ts';
import { FreeSpinsView } from './free-spins-view.ts';

/** What shows free spins and what plays them. */
export const FREE_SPINS = {
  makeView: (...of: ConstructorParameters<typeof FreeSpinsView>) => new FreeSpinsView(...of),
  makeSequence: (...of: ConstructorParameters<typeof FreeSpinSequence>) => new FreeSpinSequence(...of),
} as const;
