import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { FLIGHT } from './tuning.ts';
import type { RingTossTypes } from './types.ts';

/** Examples of the ring toss: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<RingTossTypes>>> = roundExamples({
  props: { field: 'middle', line: 'Middle pays 3.14x' },
  won: { at: 11, label: 'On the peg: 3.14x', stake: 20_00, payout: 62_80 },
  lost: { at: 64, label: 'Missed', stake: 20_00, payout: 0 },
  bigProps: { field: 'bottle', line: 'Bottle pays 94.2x' },
  big: { at: 0, label: 'On the peg: 94.2x', stake: 50_00, payout: 4_710_00 },
  filipino: { field: 'near', line: 'Malapit: bayad 1.57x' },
  landMs: FLIGHT.ms,
});
