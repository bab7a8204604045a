import {
  CURRENCY,
  HOUSE_STUDIO,
  PROVIDER_HEADERS,
  PROVIDER_PREFIX,
  type WalletAnswer,
  type WalletDone,
  type WalletMessageName,
  type WalletRefusal,
} from '../../contract/provider-wallet.ts';
import type { StudioRefusal } from '../../contract/studio.ts';
import { sign } from '../gateways/provider-signature.ts';
import type { Clock } from '../clock.ts';
import { type Holder, NoAnswerError, type Purse, transactionsOf } from './purse.ts';
import { StudioRefusalError } from './refusal.ts';
import type { BookedRound } from './rounds.ts';

/** Where the wallet is, and what its messages are signed with. */
export interface WalletAddress {
  /** The lobby's server, for example http://127.0.0.1:4180. */
  readonly origin: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** A wallet that takes longer is taken for silent. */
const ANSWERS_WITHIN_MS = 8_000;

/** What a refused bet is to the player. A bet that was rolled back before it came may be asked for again under a new name. */
const REFUSED_BETS: Partial<Record<WalletRefusal, StudioRefusal>> = {
  sessionEnded: 'sessionEnded',
  playerExcluded: 'playerExcluded',
  insufficientFunds: 'insufficientFunds',
  betOutOfRange: 'stakeNotOffered',
  rolledBack: 'tryAgain',
};

/** The purse of coins: the seamless wallet over HTTP (docs/providers.md). */
export function coinPurse(address: WalletAddress): Purse {
  const tell = (name: WalletMessageName, body: object) => sendToWallet(address, name, body);
  return {
    async balance(_holder, playerToken) {
      const answer = await tell('balance', { playerToken });
      if (answer.status === 'refused' && answer.code === 'sessionEnded')
        throw new StudioRefusalError('sessionEnded');
      return done(answer).balance;
    },

    async take(round, playerToken) {
      const bet = { transactionId: transactionsOf(round).bet, amount: round.stake };
      const answer = await tell('debit', { playerToken, roundId: round.id, ...bet });
      const code = answer.status === 'refused' ? REFUSED_BETS[answer.code] : undefined;
      if (answer.status === 'refused' && code !== undefined)
        throw new StudioRefusalError(code, answer.balance);
      return done(answer).balance;
    },

    async pay(round) {
      const win = { transactionId: transactionsOf(round).win, amount: round.payout };
      return done(await tell('credit', { ...whose(round), ...win })).balance;
    },

    async giveBack(round) {
      const { back, bet } = transactionsOf(round);
      return done(await tell('rollback', { ...whose(round), transactionId: back, debitId: bet })).balance;
    },

    async end(round, totals) {
      const answer = await tell('endRound', {
        ...whose(round),
        transactionId: transactionsOf(round).end,
        ...totals,
      });
      if (answer.status === 'refused' && answer.code === 'unknownRound') return undefined;
      return done(answer).balance;
    },
  };
}

const whose = ({ id, playerId }: Holder & Pick<BookedRound, 'id'>) => ({ playerId, roundId: id });

/** Sends a signed message. Throws NoAnswerError when nothing that can be read comes back in time. */
async function sendToWallet(
  { origin, secret, clock }: WalletAddress,
  name: WalletMessageName,
  fields: object,
): Promise<WalletAnswer> {
  const path = `${PROVIDER_PREFIX}${name}`;
  const body = JSON.stringify({ ...fields, currency: CURRENCY });
  const timestamp = String(clock.now());
  try {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [PROVIDER_HEADERS.provider]: HOUSE_STUDIO,
        [PROVIDER_HEADERS.timestamp]: timestamp,
        [PROVIDER_HEADERS.signature]: sign(secret, { path, timestamp, body }),
      },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return (await response.json()) as WalletAnswer;
  } catch (error) {
    throw new NoAnswerError(`the wallet did not answer to ${name}`, { cause: error });
  }
}

/** A refusal that the rules of the wallet do not foresee is a defect: it is told, and what was asked is asked again. */
function done(answer: WalletAnswer): WalletDone {
  if (answer.status === 'refused') throw new NoAnswerError(`the wallet refused: ${JSON.stringify(answer)}`);
  return answer;
}
