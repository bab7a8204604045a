import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { risk, whole, wholes } from './shapes.ts';

/** Plinko: `path` has 0 (left) or 1 (right) for each row; `bin` counts from 0 at the left. */
export const plinko = {
  course: 'instant',
  shapes: { choice: v.object({ rows: whole, risk }), outcome: v.object({ path: wholes, bin: whole }) },
  choices: [{ rows: { from: 8, to: 16 }, risk: { oneOf: ['low', 'medium', 'high'] } }],
  payTables: { plinko: { returns: [989_764, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'drops',
  film: 'big',
  presses: { bet: 'Drop for' },
  tile: { square: ['plinko', 'rose', 'bokeh'] },
} as const satisfies InstantManifest;
