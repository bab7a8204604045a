import { LatePart } from '../../engine/late-part.ts';

/**
 * Code that plays and shows drops, loaded after the machine is shown. If it fails to load, a drop goes straight to its
 * final table.
 */
export const lateDrops = new LatePart(['settle'], () => import('./drop-parts.ts'));
