import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { LIFT } from './tuning.ts';
import type { DuckPondTypes } from './types.ts';

/** Examples of the duck pond: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<DuckPondTypes>>> = roundExamples({
  props: { place: 3, line: 'Up to 10x' },
  won: { field: 'green', pays: '2.5x', label: 'Green: 2.5x', stake: 20_00, payout: 50_00 },
  lost: { field: 'plain', pays: '0', label: 'Plain', stake: 20_00, payout: 0 },
  big: { field: 'crown', pays: '10x', label: 'Crown: 10x', stake: 50_00, payout: 500_00 },
  filipino: { place: 6, line: 'Hanggang 10x' },
  landMs: LIFT.ms,
});
