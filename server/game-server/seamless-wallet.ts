import {
  HOUSE_PROVIDER,
  PROVIDER_PREFIX,
  type WalletAnswer,
  type WalletDone,
  type WalletMessageName,
  type WalletRefusal,
} from '../../contract/provider-wallet.ts';
import type { GameServerRefusal } from '../../contract/game-server.ts';
import { type SignedAddress, sendSigned } from '../gateways/signed-message.ts';
import { type Holder, NoAnswerError, type GameWallet, transactionsOf } from './game-wallet.ts';
import { GameServerRefusalError } from './refusal.ts';
import type { BookedRound } from './rounds.ts';

/** Address of the lobby's wallet, and the key that signs messages to it. */
export type WalletAddress = Omit<SignedAddress, 'id'>;

/**
 * The refusal that the player sees, for each refusal of a bet by the wallet. A player whose bet was rolled back before
 * it arrived may bet again under a new id.
 */
const REFUSED_BETS: Partial<Record<WalletRefusal, GameServerRefusal>> = {
  sessionEnded: 'sessionEnded',
  playerExcluded: 'playerExcluded',
  insufficientFunds: 'insufficientFunds',
  betOutOfRange: 'stakeNotOffered',
  rolledBack: 'tryAgain',
};

/** Creates the client of the wallet with real coins: the seamless wallet over HTTP (docs/providers.md). */
export function seamlessWallet(address: WalletAddress): GameWallet {
  const tell = (name: WalletMessageName, body: object) => sendToWallet(address, name, body);
  return {
    async balance(_holder, playerToken) {
      const answer = await tell('balance', { playerToken });
      if (answer.status === 'refused' && answer.code === 'sessionEnded')
        throw new GameServerRefusalError('sessionEnded');
      return done(answer).balance;
    },

    async take(round, playerToken) {
      const bet = { transactionId: transactionsOf(round).bet, amount: round.stake };
      const answer = await tell('debit', { playerToken, roundId: round.id, ...bet });
      const code = answer.status === 'refused' ? REFUSED_BETS[answer.code] : undefined;
      if (answer.status === 'refused' && code !== undefined)
        throw new GameServerRefusalError(code, answer.balance);
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

    async end(round, { staked, won, counted }) {
      const answer = await tell('endRound', {
        ...whose(round),
        transactionId: transactionsOf(round).end,
        staked,
        won,
        ...(counted < staked ? { counted } : {}),
      });
      if (answer.status === 'refused' && answer.code === 'unknownRound') return undefined;
      return done(answer).balance;
    },
  };
}

const whose = ({ id, playerId }: Holder & Pick<BookedRound, 'id'>) => ({ playerId, roundId: id });

/** Sends a signed message. Throws NoAnswerError if no readable answer arrives in time. */
async function sendToWallet(
  address: WalletAddress,
  name: WalletMessageName,
  fields: object,
): Promise<WalletAnswer> {
  try {
    const answer = await sendSigned({ ...address, id: HOUSE_PROVIDER }, `${PROVIDER_PREFIX}${name}`, fields);
    // The lobby's server answers by the same contract, so the answer has this type.
    return answer as WalletAnswer;
  } catch (error) {
    throw new NoAnswerError(`the wallet did not answer to ${name}`, { cause: error });
  }
}

/**
 * Returns an accepted answer. Throws NoAnswerError for a refusal, which the wallet's rules do not allow here, so that
 * the message is sent again later.
 */
function done(answer: WalletAnswer): WalletDone {
  if (answer.status === 'refused') throw new NoAnswerError(`the wallet refused: ${JSON.stringify(answer)}`);
  return answer;
}
