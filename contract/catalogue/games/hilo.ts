import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { nothing, whole, wholes } from './shapes.ts';

/**
 * Hilo: cards are 0 to 51. floor(card / 4) is the rank in the order 2 to king, ace; card mod 4 is the suit in the order
 * diamonds, hearts, spades, clubs.
 */
export const hilo = {
  course: 'steps',
  shapes: {
    choice: nothing,
    step: v.object({ guess: v.picklist(['higher', 'lower', 'same', 'skip']) }),
    shown: v.object({ card: whole }),
    layout: v.object({ cards: wholes }),
  },
  choices: [{}],
  step: { guess: { oneOf: ['higher', 'lower', 'same', 'skip'] } },
  payTables: { hilo: { returns: [984_615, 990_000], stakes: 'standard' } },
  autoPlay: false,
  sounds: 'hilo',
  film: 'deal',
  presses: { bet: 'Bet ₱', prepare: [{ press: '₱20' }], steps: ['Higher', 'Lower'] },
  tile: { square: ['playing-card', 'jungle', 'diamonds'] },
} as const satisfies StepManifest;
