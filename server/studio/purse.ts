import type { BookedRound } from './rounds.ts';

/** Who holds the purse: a player of coins, or a session of fun. */
export type Holder = Pick<BookedRound, 'playerId' | 'sessionId'>;

/**
 * Where stakes come from and wins go to: the wallet of the lobby's server, or the fun coins of a session. Every command may be
 * sent again and is done once; each answers the balance after it in hundredths. What throws a NoAnswerError may have been done.
 */
export interface Purse {
  /** What there is. Refuses with sessionEnded. */
  balance(holder: Holder, playerToken: string): Promise<number>;
  /** Takes the stake. Refuses with sessionEnded, playerExcluded, insufficientFunds, stakeNotOffered, tryAgain. */
  take(round: BookedRound, playerToken: string): Promise<number>;
  /** Pays what a round has won. */
  pay(round: BookedRound): Promise<number>;
  /** Gives the stake back; one that was not taken yet is never taken afterwards. */
  giveBack(round: BookedRound): Promise<number>;
  /** Ends the round with its totals; undefined when nothing of it is known, for its bet was never taken. */
  end(round: BookedRound, totals: { staked: number; won: number }): Promise<number | undefined>;
}

/** The purse did not answer: whether it has done what was asked is not known. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** The names of a round's commands to its purse. */
export const transactionsOf = ({ id }: Pick<BookedRound, 'id'>) => ({
  bet: `${id}:bet`,
  win: `${id}:win`,
  back: `${id}:back`,
  end: `${id}:end`,
});
