import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { STOP } from './tuning.ts';
import type { FerrisTypes } from './types.ts';

/** Examples of the Ferris wheel: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<FerrisTypes>>> = roundExamples({
  props: { line: 'Up to 5x' },
  won: { at: 2, label: 'Red cabin: 2.5x', stake: 20_00, payout: 50_00 },
  lost: { at: 14, label: 'Empty cabin', stake: 20_00, payout: 0 },
  big: { at: 0, label: 'Gold cabin: 5x', stake: 50_00, payout: 250_00 },
  filipino: { line: 'Hanggang 5x' },
  landMs: STOP.ms,
});
