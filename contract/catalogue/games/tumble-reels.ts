import type { ReelManifest } from './manifest.ts';
import { spun } from './shapes.ts';

/** Tumble: a board on which winning symbols disappear and new symbols fall in from above. */
export const tumbleReels = {
  course: 'reels',
  shapes: spun,
  choices: [{}],
  payTables: {
    'reels-tumble-low-9540': { returns: [954_000], stakes: 'hundred' },
    'reels-tumble-low-9600': { returns: [960_000], stakes: 'hundred' },
    'reels-tumble-low-9660': { returns: [966_000], stakes: 'hundred' },
    'reels-tumble-mid-9540': { returns: [954_000], stakes: 'hundred' },
    'reels-tumble-mid-9600': { returns: [960_000], stakes: 'hundred' },
    'reels-tumble-mid-9660': { returns: [966_000], stakes: 'hundred' },
    'reels-tumble-high-9540': { returns: [954_000], stakes: 'hundred' },
    'reels-tumble-high-9600': { returns: [960_000], stakes: 'hundred' },
    'reels-tumble-high-9660': { returns: [966_000], stakes: 'hundred' },
  },
  autoPlay: false,
  dress: 'symbols',
  pictureShape: 'tall',
  sounds: 'tumble-reels',
  film: 'big',
  presses: { bet: 'SPIN' },
} as const satisfies ReelManifest;
