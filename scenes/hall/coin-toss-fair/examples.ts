import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { TOSS } from './tuning.ts';
import type { TossLanding, TossTypes } from './types.ts';

/** Returns a toss of three coins; `pesos` is the stake in whole pesos. */
const tossed = (coins: readonly number[], label: string, times: number, pesos: number): TossLanding => ({
  coins,
  label,
  stake: pesos * 1_00,
  payout: pesos * times,
});

/** Examples of the coin toss: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<TossTypes>>> = roundExamples({
  props: { line: 'Three coins, clear of the lines' },
  won: tossed([1, 7, 2], '2 clear: 2x', 2_00, 20),
  lost: tossed([4, 6, 9], 'None clear', 0, 20),
  big: tossed([0, 1, 2], '3 clear: 7.97x', 7_97, 50),
  filipino: { line: 'Tatlong barya, huwag sa guhit' },
  landMs: TOSS.ms,
});
