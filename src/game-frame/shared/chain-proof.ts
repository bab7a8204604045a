import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import { commit } from '../../../fair/random.ts';
import type { SharedTableState } from './shared-table.ts';

/**
 * Result of checking the code of a round against its chain of codes. holds: it leads to the chain's first code. near:
 * it leads to the previous round's code, and the first is too far. broken: it leads to neither.
 */
export type ChainVerdict = 'holds' | 'near' | 'broken';

/** Maximum number of codes that are followed back; on a phone, this takes some seconds. */
const LONGEST_WALK = 60_000;
/** Number of codes that are followed back before the page may handle other tasks. */
const STRIDE = 2_000;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/**
 * Checks a past round on this device: that its code gives its outcome, and that hashing the code leads to the previous
 * round's code and, if not too far, to the chain's first code. `drawn` computes an outcome from code, salt and number.
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
