import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { nothing, whole, wholes } from './shapes.ts';

/**
 * Hilo: cards are 0 to 51. floor(card / 4) is the rank: 0 for a two, 1 for a three, up to 11 for a king and 12 for an
 * ace. card mod 4 is the suit: 0 diamonds, 1 hearts, 2 spades, 3 clubs.
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
