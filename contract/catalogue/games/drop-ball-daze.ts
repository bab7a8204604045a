import type { InstantManifest } from './manifest.ts';
import { fieldBet } from './shapes.ts';

/** Drop Ball Daze: the player bets on the colour of the hole that the ball falls into. */
export const dropBallDaze = {
  course: 'instant',
  shapes: fieldBet,
  choices: [{ field: { oneOf: ['white', 'red', 'blue', 'green', 'yellow', 'gold'] } }],
  payTables: { 'drop-ball-daze': { returns: [940_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Drop for' },
  tile: { portrait: ['balloon', 'peso star ticket', 'candy', 'stripes', 'lilita-one'] },
} as const satisfies InstantManifest;
