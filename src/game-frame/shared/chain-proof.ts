import type { PastRound } from '../../../contract/studio-shared.ts';
import { commit } from '../../../fair/random.ts';
import type { SharedTable } from './shared-table.ts';

/** What a round's code was found to be: it leads to the chain's first code, to the round before, or to neither. */
export type ChainVerdict = 'holds' | 'near' | 'broken';

/** Codes that are walked back at most: some seconds of a phone. */
const LONGEST_WALK = 60_000;
/** Codes between two looks at whether anything else wants to be done. */
const STRIDE = 2_000;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/**
 * Works a round out again on this device: its result from its code, and the codes before it back to the chain's first, or as far as
 * the round before where that is too far. `drawn` works out a result from code, salt and number.
 */
export async function checkChain(
  { number, hash, outcome }: PastRound,
  { chain, history }: Pick<SharedTable, 'chain' | 'history'>,
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
