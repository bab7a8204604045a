import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { TUMBLE } from './tuning.ts';
import type { BetoLanding, BetoTypes } from './types.ts';

/** Returns the result of a throw of three dice by a player who selected red; `pesos` is the stake in whole pesos. */
const threw = (dice: readonly number[], label: string, times: number, pesos: number): BetoLanding => ({
  field: 'red',
  dice,
  label,
  stake: pesos * 1_00,
  payout: pesos * times,
});

/** Examples of Beto Beto: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<BetoTypes>>> = roundExamples({
  props: { field: 'red', line: 'You bet on red' },
  won: threw([4, 2, 4], '2 red: 3x', 3_00, 20),
  lost: threw([3, 0, 5], 'No red', 0, 20),
  big: threw([4, 4, 4], '3 red: 9.12x', 9_12, 50),
  filipino: { field: 'red', line: 'Sa pula ang taya mo' },
  landMs: TUMBLE.ms,
});
