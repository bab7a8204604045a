import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { nothing, whole, wholes } from './shapes.ts';

/** Pump: the balloon bursts at the pump with the number `burstsAt`, counted from 1. */
export const pump = {
  course: 'steps',
  shapes: {
    choice: v.object({ difficulty: v.picklist(['easy', 'medium', 'hard', 'expert']) }),
    step: nothing,
    shown: v.null(),
    layout: v.object({ pins: wholes, burstsAt: whole }),
  },
  choices: [{ difficulty: { oneOf: ['easy', 'medium', 'hard', 'expert'] } }],
  step: {},
  payTables: { pump: { returns: [982_800, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'pump',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ press: 'Easy' }], steps: ['Pump'] },
  tile: { square: ['balloon', 'violet', 'bokeh'] },
} as const satisfies StepManifest;
