import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Database } from '../db/database.ts';
import { houseOf, type Leg } from './post.ts';
import { readWallet } from './wallet.ts';

/**
 * Returns the legs of a journal that take diamonds from a player. The value of the diamonds has been in PROMO_DIAMOND
 * since they were granted; the caller adds legs that decide where the value goes.
 */
export function spendDiamonds(userId: number, diamonds: number): Leg[] {
  return [
    { account: { owner: userId, name: 'diamonds' }, amount: -diamonds },
    { account: houseOf('DIAMOND_ISSUE', userId), amount: diamonds },
    { account: houseOf('PROMO_DIAMOND', userId), amount: -diamonds * DIAMOND_WORTH },
  ];
}

/**
 * Runs a command that costs diamonds and no coins. If the ledger refuses a negative balance, throws diamondsTooLow with
 * the number of missing diamonds.
 */
export async function withDiamonds<Answer>(
  db: Database,
  { userId, diamonds }: { userId: number; diamonds: number },
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CallError && error.code === ErrorCode.balanceTooLow)) throw error;
    const { lottery } = await readWallet(db, userId);
    throw new CallError(ErrorCode.diamondsTooLow, { missing: Math.max(1, diamonds - lottery) });
  }
}
