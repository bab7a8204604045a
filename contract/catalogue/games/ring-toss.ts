import type { InstantManifest } from './manifest.ts';
import { fieldBet } from './shapes.ts';

/** Ring Toss: the player bets on a throw at the chosen distance. */
export const ringToss = {
  course: 'instant',
  shapes: fieldBet,
  choices: [{ field: { oneOf: ['near', 'middle', 'far', 'bottle'] } }],
  payTables: { 'ring-toss': { returns: [942_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Throw for' },
  tile: { portrait: ['ring-buoy', 'sake star teddy-bear', 'lagoon', 'stripes', 'luckiest-guy'] },
} as const satisfies InstantManifest;
