import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { whole, wholes } from './shapes.ts';

/** Keno: ten of forty numbers are drawn; `drawn` lists them in the order drawn. */
export const keno = {
  course: 'instant',
  shapes: {
    choice: v.object({ risk: v.picklist(['classic', 'low', 'medium', 'high']), picks: wholes }),
    outcome: v.object({ drawn: wholes, hits: whole }),
  },
  choices: [
    {
      risk: { oneOf: ['classic', 'low', 'medium', 'high'] },
      picks: { different: { from: 1, to: 40, fewest: 1, most: 10 } },
    },
  ],
  payTables: { keno: { returns: [989_950, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'keno',
  film: 'big',
  presses: { bet: 'Play for' },
  tile: { square: ['keno-ball', 'night', 'bokeh'] },
} as const satisfies InstantManifest;
