import type { InstantManifest } from './manifest.ts';
import { counted } from './shapes.ts';

/**
 * Coin Toss Fair: three coins, each with a number 0 to 9; a coin with a number below 3 lies clear of the lines and
 * counts.
 */
export const coinTossFair = {
  course: 'instant',
  shapes: counted,
  choices: [{}],
  payTables: { 'coin-toss-fair': { returns: [945_990], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Toss for' },
  tile: { portrait: ['peso', 'star ticket sparkles', 'gold', 'bulbs', 'bungee'] },
} as const satisfies InstantManifest;
