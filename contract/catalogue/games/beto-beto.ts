import type { InstantManifest } from './manifest.ts';
import { counted, fieldBet } from './shapes.ts';

/**
 * Beto Beto: three dice, each 0 to 5, an index into the colours of fair/tables/perya.ts; `count` is how many dice show
 * the chosen colour.
 */
export const betoBeto = {
  course: 'instant',
  shapes: { choice: fieldBet.choice, outcome: counted.outcome },
  choices: [{ field: { oneOf: ['yellow', 'white', 'pink', 'blue', 'red', 'green'] } }],
  payTables: { 'beto-beto': { returns: [945_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Throw for' },
  tile: { portrait: ['color-die', 'peso star fire', 'ruby', 'bulbs', 'chango'] },
} as const satisfies InstantManifest;
