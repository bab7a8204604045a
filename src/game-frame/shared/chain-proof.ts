import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import { commit } from '../../../fair/random.ts';
import type { SharedTableState } from './shared-table.ts';

/** Result of checking a round's code: it leads to the chain's first code, to the previous round, or to neither. */
export type ChainVerdict = 'holds' | 'near' | 'broken';

/** Maximum number of codes to walk back: some seconds on a phone. */
const LONGEST_WALK = 60_000;
/** Number of codes between two yields to the event loop. */
const STRIDE = 2_000;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/**
 * Verifies a round on this device: its result from its code, and the preceding codes back to the chain's first, or
 * only to the previous round where that is too far. `drawn` computes a result from code, salt and number.
 */
export async function checkChain(
  { number, hash, outcome }: PastSharedRound,
  { chain, history }: Pick<SharedTableState, 'chain' | 'history'>,
  drawn: (hash: string, salt: string, number: number) => object,
): Promise<ChainVerdict> {
  if (chain === null || JSON.stringify(drawn(hash, chain.salt, number)) !== JSON.stringify(outcome))
    return 'broken';
  const before = history.find((past) => past.number === number - 1)?.hash;
  if (before !== undefined && commit(hash) !== before) return 'broken';
  if (number > LONGEST_WALK) return 'near';
  let code = hash;
  for (let left = number; left > 0; left--) {
    code = commit(code);
    if (left % STRIDE === 0) await nextTask();
  }
  return code === chain.anchor ? 'holds' : 'broken';
}
