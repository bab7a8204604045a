import type { ReelManifest } from './manifest.ts';
import { spun } from './shapes.ts';

/** Ways: five reels and 243 ways, with free spins. */
export const waysReels = {
  course: 'reels',
  shapes: spun,
  choices: [{}],
  payTables: {
    'reels-ways-low-9540': { returns: [954_012], stakes: 'hundred' },
    'reels-ways-low-9600': { returns: [960_029], stakes: 'hundred' },
    'reels-ways-low-9660': { returns: [966_019], stakes: 'hundred' },
    'reels-ways-mid-9540': { returns: [953_983], stakes: 'hundred' },
    'reels-ways-mid-9600': { returns: [960_025], stakes: 'hundred' },
    'reels-ways-mid-9660': { returns: [965_971], stakes: 'hundred' },
    'reels-ways-high-9540': { returns: [954_016], stakes: 'hundred' },
    'reels-ways-high-9600': { returns: [960_006], stakes: 'hundred' },
    'reels-ways-high-9660': { returns: [965_974], stakes: 'hundred' },
  },
  autoPlay: false,
  dress: 'symbols',
  pictureShape: 'tall',
  restProps: { stops: [0, 0, 0, 0, 0] },
  sounds: 'five-reels',
  film: 'wild',
  presses: { bet: 'SPIN' },
} as const satisfies ReelManifest;
