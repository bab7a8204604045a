import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { STOP } from './tuning.ts';
import type { CarouselTypes } from './types.ts';

/** Examples of the carousel: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<CarouselTypes>>> = roundExamples({
  props: { field: 'kalabaw', line: 'Kalabaw pays 3.95x' },
  won: { at: 12, label: 'Kalabaw: 3.95x', stake: 20_00, payout: 79_00 },
  lost: { at: 3, label: 'Horse', stake: 20_00, payout: 0 },
  bigProps: { field: 'eagle', line: 'Eagle pays 23.7x' },
  big: { at: 24, label: 'Eagle: 23.7x', stake: 50_00, payout: 1_185_00 },
  filipino: { field: 'swan', line: 'Sisne: bayad 4.74x' },
  landMs: STOP.ms,
});
