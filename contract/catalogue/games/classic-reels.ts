import type { ReelManifest } from './manifest.ts';
import { spun } from './shapes.ts';

/** Classic reels: three reels and one line. */
export const classicReels = {
  course: 'reels',
  shapes: spun,
  choices: [{}],
  payTables: {
    'reels-classic-low-9540': { returns: [954_011], stakes: 'hundred' },
    'reels-classic-low-9600': { returns: [960_015], stakes: 'hundred' },
    'reels-classic-low-9660': { returns: [966_010], stakes: 'hundred' },
    'reels-classic-mid-9540': { returns: [954_011], stakes: 'hundred' },
    'reels-classic-mid-9600': { returns: [960_006], stakes: 'hundred' },
    'reels-classic-mid-9660': { returns: [966_019], stakes: 'hundred' },
    'reels-classic-high-9540': { returns: [953_993], stakes: 'hundred' },
    'reels-classic-high-9600': { returns: [960_015], stakes: 'hundred' },
    'reels-classic-high-9660': { returns: [966_010], stakes: 'hundred' },
  },
  autoPlay: false,
  dress: 'symbols',
  pictureShape: 'tall',
  restProps: { stops: [0, 0, 0] },
  sounds: 'three-reels',
  film: 'huge',
  presses: { bet: 'SPIN' },
} as const satisfies ReelManifest;
