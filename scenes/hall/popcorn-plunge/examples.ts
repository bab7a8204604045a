import { STALLS } from '../../../fair/tables/perya.ts';
import { rightsOf } from '../models/drop/board.ts';
import { FALL } from '../models/drop/tuning.ts';
import type { DroppedIn, DropProps, Landing } from '../models/drop/types.ts';
import { roundExamples } from '../models/round/round-examples.ts';

const { rows, multipliers: bins } = STALLS['popcorn-plunge'];
const props: DropProps = { bins };

/**
 * Returns a result for a path that is written as letters L (left) and R (right); `pesos` is the stake in whole pesos.
 */
function kernel(way: string, pesos: number): Landing {
  const path = [...way].map((step) => (step === 'R' ? 1 : 0));
  return { bins, path, stake: pesos * 1_00, payout: pesos * (bins[rightsOf(path)] ?? 0) };
}

/** Examples of the popcorn plunge: named states that the studio plays and the visual tests photograph. */
export const examples = roundExamples<DropProps, Landing, DroppedIn>({
  props,
  filipino: props,
  won: kernel('RLRRRLRRRLRR', 20),
  lost: kernel('LRLRRLLRLRRL', 20),
  big: kernel('RRRRRRRRRRRR', 20),
  landMs: (rows + 1) * FALL.hopMs + FALL.dipMs,
});
