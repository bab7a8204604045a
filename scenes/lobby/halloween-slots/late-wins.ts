import { LatePart } from '../../engine/late-part.ts';

/** Code that shows winning lines and free spins, loaded late: the reels rest and spin without it. */
export const lateWins = new LatePart(['land'], () => import('../../parts/reels/line-parts.ts'));
