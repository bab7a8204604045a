import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { OPENING } from './tuning.ts';
import type { TentLanding, TentProps, TentTypes } from './types.ts';

const places: readonly number[] = [1, 5, 9];

/** Examples of the tents: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<TentTypes>>> = roundExamples<
  TentProps,
  TentLanding,
  unknown,
  TentTypes['events']
>({
  props: { places, line: 'Up to 11.15x' },
  won: { places, draws: [2, 5, 9], label: '2 treasures: 1.8x', stake: 20_00, payout: 36_00 },
  lost: { places, draws: [2, 3, 7], label: 'No treasure', stake: 20_00, payout: 0 },
  big: { places, draws: places, label: '3 treasures: 11.15x', stake: 50_00, payout: 557_50 },
  filipino: { places: [2, 4, 6], line: 'Hanggang 11.15x' },
  landMs: OPENING.ms,
});
