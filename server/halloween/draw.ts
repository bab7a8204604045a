import { ActivityId } from '../../contract/activities.ts';
import type { Proof } from '../../contract/proof.ts';
import { CallError, type Locale, ErrorCode } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import { LOTTERY_PRIZES, LOTTERY_RULES, lotteryPrizeOf } from '../../fair/halloween-lottery.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import { assertKnownPerson } from '../funds/known-person.ts';
import type { Database } from '../db/database.ts';
import { closeRound, openRound } from '../fair/rounds.ts';
import { feedFund, payFromFund } from '../funds/funds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet, type Wallet } from '../ledger/wallet.ts';
import { takeTicket, type TicketBalance } from './tickets.ts';
import { ticketHints } from './texts.ts';

/** Response to a draw of a card with a ticket. */
export interface TicketDrawAnswer extends Wallet {
  readonly id: string;
  readonly prize: number;
  /** Amount of the prize, hundredths. */
  readonly amount: number;
  readonly proof: Proof;
  readonly nextSeedHash: string;
  readonly lotteryNum: number;
}

const LARGEST = Math.max(...LOTTERY_PRIZES.map(({ amount }) => amount));

/**
 * Draws a card for one ticket, at most once for its clientTxnId. Refuses with conditionNotMet if no ticket is left, and
 * with fundEmpty if the fund holds less than the largest prize. Every draw requires that amount, so that a refusal
 * reveals nothing about the card.
 */
export async function drawCard(
  db: Database,
  asked: { userId: number; clientTxnId: string; at: number; locale: Locale },
): Promise<{ answer: TicketDrawAnswer; replayed: boolean }> {
  const { userId, clientTxnId, at, locale } = asked;
  return runIdempotent(
    db,
    { userId, clientTxnId, name: 'halloweenLottery', body: {}, at },
    async (client) => {
      await assertCanPlay(client, { userId, activity: ActivityId.halloween, at });
      await assertKnownPerson(client, userId);
      const { stake, tickets } = await takeTicket(client, { userId, at });
      if (!stake) throw new CallError(ErrorCode.conditionNotMet, { hint: hint(tickets, locale) });
      if ((await feedFund(client, 'halloween', at)) < LARGEST) throw new CallError(ErrorCode.fundEmpty);
      const round = await openRound(stake, { game: 'halloween-lottery' });
      const prize = lotteryPrizeOf(round.stream.below(1_000_000));
      const amount = LOTTERY_PRIZES[prize]?.amount ?? 0;
      const journalId = await payFromFund(client, {
        fund: 'halloween',
        userId,
        amount,
        at,
        text: 'Halloween',
      });
      const closed = await closeRound(round, {
        clientTxnId,
        rulesVersion: LOTTERY_RULES,
        payout: amount,
        journalId,
        outcome: { prize, amount },
      });
      return { ...closed, prize, amount, lotteryNum: tickets.left, ...(await readWallet(client, userId)) };
    },
  );
}

function hint({ missing }: TicketBalance, locale: Locale): string {
  const hints = ticketHints[locale];
  return missing === 0 ? hints.allUsed : fillText(hints.bet, { amount: formatExact(missing) });
}
