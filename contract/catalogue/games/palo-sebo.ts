import type { StepManifest } from './manifest.ts';
import { climb } from './shapes.ts';

/** Palo Sebo: a climb of eight steps up a greased pole. */
export const paloSebo = {
  course: 'steps',
  shapes: climb,
  choices: [{}],
  step: {},
  payTables: { 'palo-sebo': { returns: [941_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'climbs',
  film: 'big',
  presses: { bet: 'Bet ₱', steps: ['Climb on'] },
  tile: { portrait: ['confetti-ball', 'peso wrapped-gift party-popper', 'jungle', 'bulbs', 'rowdies'] },
} as const satisfies StepManifest;
