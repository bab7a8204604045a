import type { StepManifest } from './manifest.ts';
import { climb } from './shapes.ts';

/** Coaster Climb: a climb of eleven steps up a roller coaster's track. */
export const coasterClimb = {
  course: 'steps',
  shapes: climb,
  choices: [{}],
  step: {},
  payTables: { 'coaster-climb': { returns: [949_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'climbs',
  film: 'big',
  presses: { bet: 'Bet ₱', steps: ['Go up'] },
  tile: { portrait: ['roller-coaster', 'star high-voltage ticket', 'violet', 'bulbs', 'russo-one'] },
} as const satisfies StepManifest;
