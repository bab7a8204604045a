import * as v from 'valibot';
import type { SharedManifest } from './manifest.ts';
import { whole, wholes } from './shapes.ts';

/** Karera: a race of six runners, numbered from 0; the outcome is their finishing order. */
export const karera = {
  course: 'shared',
  shapes: {
    choice: v.variant('kind', [
      v.object({ kind: v.picklist(['win', 'place']), runner: whole }),
      v.object({ kind: v.literal('exacta'), first: whole, second: whole }),
    ]),
    outcome: v.object({ order: wholes }),
  },
  choices: [
    { kind: { oneOf: ['win', 'place'] }, runner: { from: 0, to: 5 } },
    { kind: { oneOf: ['exacta'] }, first: { from: 0, to: 5 }, second: { from: 0, to: 5 } },
  ],
  payTables: { karera: { returns: [984_868, 990_000], stakes: 'standard' } },
  autoPlay: false,
  sounds: 'karera',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ press: 'Place' }] },
  tile: { square: ['horse-racing', 'cocoa', 'stripes'] },
} as const satisfies SharedManifest;
