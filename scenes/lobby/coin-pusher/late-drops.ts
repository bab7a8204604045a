import { LatePart } from '../../engine/late-part.ts';

/**
 * Parts for playing and showing a drop, loaded after the machine. If they fail to load, a drop goes straight to its
 * final table.
 */
export const lateDrops = new LatePart(['settle'], () => import('./drop-parts.ts'));
