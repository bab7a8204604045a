import type { BookedRound } from './rounds.ts';

/** Owner of the wallet: a player for coins, or a session for fun. */
export type Holder = Pick<BookedRound, 'playerId' | 'sessionId'>;

/**
 * Source of stakes and destination of wins: the wallet of the lobby's server, or the fun coins of a session. Every
 * command may be resent and is executed once; each returns the balance after it in hundredths. A command that throws
 * NoAnswerError may have been executed.
 */
export interface GameWallet {
  /** Returns the balance. Refuses with sessionEnded. */
  balance(holder: Holder, playerToken: string): Promise<number>;
  /** Takes the stake. Refuses with sessionEnded, playerExcluded, insufficientFunds, stakeNotOffered, tryAgain. */
  take(round: BookedRound, playerToken: string): Promise<number>;
  /** Pays a round's win. */
  pay(round: BookedRound): Promise<number>;
  /** Refunds the stake; one that was not taken yet is never taken afterwards. */
  giveBack(round: BookedRound): Promise<number>;
  /** Ends the round with its totals; returns undefined when the round is unknown because its bet was never taken. */
  end(round: BookedRound, totals: { staked: number; won: number }): Promise<number | undefined>;
}

/** The wallet did not answer: the command may or may not have been executed. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** Returns the transaction ids of a round's commands to its wallet. */
export const transactionsOf = ({ id }: Pick<BookedRound, 'id'>) => ({
  bet: `${id}:bet`,
  win: `${id}:win`,
  back: `${id}:back`,
  end: `${id}:end`,
});
