import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { FALL } from './tuning.ts';
import type { DropBallTypes } from './types.ts';

/** Examples of the drop ball: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<DropBallTypes>>> = roundExamples({
  props: { field: 'red', line: 'Red pays 4.7x' },
  won: { at: 29, label: 'Red: 4.7x', stake: 10_00, payout: 47_00 },
  lost: { at: 12, label: 'White', stake: 10_00, payout: 0 },
  bigProps: { field: 'gold', line: 'Gold pays 47x' },
  big: { at: 49, label: 'Gold: 47x', stake: 50_00, payout: 2_350_00 },
  filipino: { field: 'yellow', line: 'Dilaw: bayad 11.75x' },
  landMs: FALL.ms,
});
