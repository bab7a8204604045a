import { LatePart } from '../engine/late-part.ts';

/** What a drop is played and shown with: the machine stands without it. Where it cannot be had a drop comes to its table at once. */
export const lateDrops = new LatePart(['settle'], () => import('./drop-parts.ts'));
