import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { risk, whole } from './shapes.ts';

/** Wheel: segments are numbered from 0, clockwise. */
export const wheel = {
  course: 'instant',
  shapes: { choice: v.object({ segments: whole, risk }), outcome: v.object({ segment: whole }) },
  choices: [{ segments: { oneOf: [10, 20, 30, 40, 50] }, risk: { oneOf: ['low', 'medium', 'high'] } }],
  payTables: { wheel: { returns: [990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'wheel',
  film: 'big',
  presses: { bet: 'Spin for' },
  tile: { square: ['wheel', 'ruby', 'rays'] },
} as const satisfies InstantManifest;
