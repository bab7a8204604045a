import * as v from 'valibot';
import {
  type WalletAnswer,
  type WalletMessage,
  type WalletMessageName,
  walletMessages,
} from '../../contract/provider-wallet.ts';
import type { Database } from '../db/database.ts';
import { UnsafeIntegerError } from '../db/pool.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { LiveHub } from '../live/hub.ts';
import type { Handled, Sender } from './message.ts';
import { WalletRefusalError } from './refusal.ts';
import { credit, debit, endRound, rollback, readBalance, type WalletDeps } from './wallet.ts';

type MessageHandlers = {
  readonly [Name in WalletMessageName]: (
    deps: WalletDeps,
    sender: Sender,
    message: WalletMessage<Name>,
  ) => Promise<Handled>;
};

const handlers: MessageHandlers = { balance: readBalance, debit, credit, rollback, endRound };

/** What messages of providers need. */
export interface MessageDeps {
  readonly db: Database;
  readonly live: LiveHub;
  readonly restricted: RestrictedPersons;
}

/**
 * Handles a provider's message with a valid signature: validates its fields, executes it at most once, and sends the
 * new balance to the player's open tabs and devices.
 */
export async function handleMessage(
  { db, live, restricted }: MessageDeps,
  sender: Sender,
  name: WalletMessageName,
  body: unknown,
): Promise<WalletAnswer> {
  const parsed = v.safeParse(walletMessages[name], body);
  if (!parsed.success) return invalid(parsed.issues);
  // The message has just passed the schema of this name, but TypeScript cannot see that in a table of handlers by name.
  const handle = handlers[name] as (deps: WalletDeps, sender: Sender, message: unknown) => Promise<Handled>;
  try {
    const { answer, replayed } = await handle({ db, restricted }, sender, parsed.output);
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
