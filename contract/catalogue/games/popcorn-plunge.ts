import type { InstantManifest } from './manifest.ts';
import { counted } from './shapes.ts';

/** Popcorn Plunge: twelve rows, each 0 left, 1 right; `count` is the bin. */
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
