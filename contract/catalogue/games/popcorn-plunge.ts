import type { InstantManifest } from './manifest.ts';
import { counted } from './shapes.ts';

/**
 * Popcorn Plunge: `draws` has 0 (left) or 1 (right) for each of twelve rows; `count` is the bin, from 0 at the left.
 */
export const popcornPlunge = {
  course: 'instant',
  shapes: counted,
  choices: [{}],
  payTables: { 'popcorn-plunge': { returns: [943_047], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'drops',
  film: 'big',
  presses: { bet: 'Pop for' },
  tile: { portrait: ['popcorn', 'ticket cup-with-straw star', 'ice', 'stripes', 'chango'] },
} as const satisfies InstantManifest;
