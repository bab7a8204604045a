import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { whole, wholes } from './shapes.ts';

/** Mines: tiles are numbered 1 to 25, row by row from the top left. */
export const mines = {
  course: 'steps',
  shapes: {
    choice: v.object({ mines: whole }),
    step: v.object({ tile: whole }),
    shown: v.null(),
    layout: v.object({ mines: wholes }),
  },
  choices: [{ mines: { from: 1, to: 24 } }],
  step: { tile: { from: 1, to: 25 } },
  payTables: { mines: { returns: [982_800, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'mines',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ press: '1' }], steps: ['Open any chest'] },
  tile: { square: ['bomb', 'ember', 'rays'] },
} as const satisfies StepManifest;
