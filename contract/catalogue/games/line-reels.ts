import type { ReelManifest } from './manifest.ts';
import { spun } from './shapes.ts';

/** Line reels: five reels and twenty lines, with free spins. */
export const lineReels = {
  course: 'reels',
  shapes: spun,
  choices: [{}],
  payTables: {
    'reels-lines-low-9540': { returns: [954_013], stakes: 'hundred' },
    'reels-lines-low-9600': { returns: [959_988], stakes: 'hundred' },
    'reels-lines-low-9660': { returns: [965_984], stakes: 'hundred' },
    'reels-lines-mid-9540': { returns: [953_985], stakes: 'hundred' },
    'reels-lines-mid-9600': { returns: [959_997], stakes: 'hundred' },
    'reels-lines-mid-9660': { returns: [965_996], stakes: 'hundred' },
    'reels-lines-high-9540': { returns: [953_994], stakes: 'hundred' },
    'reels-lines-high-9600': { returns: [959_998], stakes: 'hundred' },
    'reels-lines-high-9660': { returns: [966_011], stakes: 'hundred' },
  },
  autoPlay: false,
  dress: 'symbols',
  pictureShape: 'tall',
  restProps: { stops: [0, 0, 0, 0, 0] },
  sounds: 'five-reels',
  film: 'free-spins',
  presses: { bet: 'SPIN' },
} as const satisfies ReelManifest;
