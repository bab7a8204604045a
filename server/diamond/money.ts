import { CallError, ErrorCode } from '../../contract/errors.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import type { Database, Queryable } from '../db/database.ts';
import { houseOf, type Leg } from '../ledger/post.ts';
import { readWallet, type Wallet } from '../ledger/wallet.ts';

/** Who asks, and when (ms since 1970). */
export interface Asker {
  readonly userId: number;
  readonly at: number;
}

/**
 * A player's diamonds back to where they were issued. What they were worth lay in PROMO_DIAMOND since they were given;
 * the caller's other legs say where it goes. Amounts in pieces and hundredths.
 */
export function spendDiamonds(userId: number, diamonds: number): Leg[] {
  return [
    { account: { owner: userId, name: 'diamonds' }, amount: -diamonds },
    { account: houseOf('DIAMOND_ISSUE', userId), amount: diamonds },
    { account: houseOf('PROMO_DIAMOND', userId), amount: -diamonds * SCRATCH_MONEY.perDiamond },
  ];
}

/**
 * Runs a command that spends diamonds. The ledger refuses a balance below zero; here that becomes diamondsTooLow with how many
 * diamonds are missing. No command of this folder takes coins, so nothing else can be short.
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

/** Balances as every answer of this folder carries them. */
export async function balancesOf(db: Queryable, userId: number): Promise<Wallet> {
  const { coin, coinVersion, lottery } = await readWallet(db, userId);
  return { coin, coinVersion, lottery };
}
