import type { ReelManifest } from './manifest.ts';
import { spun } from './shapes.ts';

/** Hold and respin: 243 ways, and coins that are held while the other cells respin. */
export const holdReels = {
  course: 'reels',
  shapes: spun,
  choices: [{}],
  payTables: {
    'reels-hold-low-9540': { returns: [954_000], stakes: 'hundred' },
    'reels-hold-low-9600': { returns: [960_000], stakes: 'hundred' },
    'reels-hold-low-9660': { returns: [966_000], stakes: 'hundred' },
    'reels-hold-mid-9540': { returns: [954_000], stakes: 'hundred' },
    'reels-hold-mid-9600': { returns: [960_000], stakes: 'hundred' },
    'reels-hold-mid-9660': { returns: [966_000], stakes: 'hundred' },
    'reels-hold-high-9540': { returns: [954_000], stakes: 'hundred' },
    'reels-hold-high-9600': { returns: [960_000], stakes: 'hundred' },
    'reels-hold-high-9660': { returns: [966_000], stakes: 'hundred' },
  },
  autoPlay: false,
  dress: 'symbols',
  pictureShape: 'tall',
  sounds: 'hold-reels',
  film: 'feature',
  presses: { bet: 'SPIN' },
} as const satisfies ReelManifest;
