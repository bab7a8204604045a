import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { nothing, whole, wholes } from './shapes.ts';

/** Scratch card: `prize` is the index of its prize in the table, null for none; `face` has its nine symbols. */
export const scratch = {
  course: 'instant',
  shapes: { choice: nothing, outcome: v.object({ prize: v.nullable(whole), face: wholes }) },
  choices: [{}],
  payTables: {
    'scratch-star': { returns: [920_000], stakes: 'thousand' },
    'lucky-ticket': { returns: [915_000], stakes: 'standard' },
    'sari-sari-scratch': { returns: [910_000], stakes: 'standard' },
    'peso-peel': { returns: [918_000], stakes: 'standard' },
    'gift-grab': { returns: [912_000], stakes: 'thousand' },
    'gem-scratch': { returns: [922_000], stakes: 'hundred' },
    'seven-scratch': { returns: [916_000], stakes: 'hundred' },
    'barya-blast': { returns: [914_000], stakes: 'standard' },
    'clover-card': { returns: [917_000], stakes: 'thousand' },
    'envelope-luck': { returns: [919_000], stakes: 'thousand' },
    'trophy-tap': { returns: [913_000], stakes: 'hundred' },
    'crown-scratch': { returns: [921_000], stakes: 'hundred' },
    'anchor-away': { returns: [911_000], stakes: 'thousand' },
    'rocket-reveal': { returns: [915_000], stakes: 'hundred' },
  },
  autoPlay: false,
  scene: 'scratch-card',
  dress: 'pack',
  pictureShape: 'card',
  sounds: 'scratch-card',
  film: 'big',
  presses: { bet: 'New card for', uncover: 'Reveal all' },
} as const satisfies InstantManifest;
