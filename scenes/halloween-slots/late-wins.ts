import { LatePart } from '../engine/late-part.ts';

/** What lines that win and free spins are shown with: the reels stand and turn without it. */
export const lateWins = new LatePart(['land'], () => import('../parts/reels/line-parts.ts'));
