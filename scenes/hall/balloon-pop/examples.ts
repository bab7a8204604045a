import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { THROW } from './tuning.ts';
import type { BalloonPopTypes } from './types.ts';

/** Examples of the balloon stall: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<BalloonPopTypes>>> = roundExamples({
  props: { place: 4, line: 'Up to 100x' },
  won: { field: 'two', pays: '2x', label: '2x', stake: 20_00, payout: 40_00 },
  lost: { field: 'air', pays: '0', label: 'Only air', stake: 20_00, payout: 0 },
  big: { field: 'star', pays: '100x', label: 'Star: 100x', stake: 50_00, payout: 5_000_00 },
  filipino: { place: 9, line: 'Hanggang 100x' },
  landMs: THROW.ms,
});
