import * as v from 'valibot';
import {
  type WalletAnswer,
  type WalletMessage,
  type WalletMessageName,
  walletMessages,
} from '../../contract/provider-wallet.ts';
import type { Database } from '../db/database.ts';
import { UnsafeIntegerError } from '../db/pool.ts';
import type { LiveHub } from '../live/hub.ts';
import type { Handled, Sender } from './message.ts';
import { WalletRefusalError } from './refusal.ts';
import { credit, debit, endRound, rollback, readBalance } from './wallet.ts';

type MessageHandlers = {
  readonly [Name in WalletMessageName]: (
    db: Database,
    sender: Sender,
    message: WalletMessage<Name>,
  ) => Promise<Handled>;
};

const handlers: MessageHandlers = { balance: readBalance, debit, credit, rollback, endRound };

/**
 * Handles a provider's message with a valid signature: validates its fields, executes it at most once, and sends the
 * new balance to the player's open tabs and devices.
 */
export async function handleMessage(
  { db, live }: { readonly db: Database; readonly live: LiveHub },
  sender: Sender,
  name: WalletMessageName,
  body: unknown,
): Promise<WalletAnswer> {
  const parsed = v.safeParse(walletMessages[name], body);
  if (!parsed.success) return invalid(parsed.issues);
  // The message has just passed the schema of this name, but TypeScript cannot see that in a table of handlers by name.
  const handle = handlers[name] as (db: Database, sender: Sender, message: unknown) => Promise<Handled>;
  try {
    const { answer, replayed } = await handle(db, sender, parsed.output);
    if (!replayed) live.balanceChanged(answer.playerId);
    return answer;
  } catch (error) {
    if (error instanceof WalletRefusalError) return error.answer;
    // The balance or the round's total would exceed what can be counted exactly; nothing was booked.
    if (error instanceof UnsafeIntegerError)
      return { status: 'refused', code: 'invalidMessage', fields: { amount: 'max_value' } };
    throw error;
  }
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): WalletAnswer {
  const fields = Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.type]));
  return { status: 'refused', code: 'invalidMessage', fields };
}
