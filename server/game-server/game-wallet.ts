import type { BookedRound } from './rounds.ts';

/** Owner of the wallet: a player for coins, or a session for fun. */
export type Holder = Pick<BookedRound, 'playerId' | 'sessionId'>;

/**
 * Wallet that pays stakes and receives wins: the lobby's wallet, the second brand's, or the fun coins of a session.
 * Every command may be sent again and is executed once. Each command returns the balance after it, in hundredths. A
 * command that throws NoAnswerError may or may not have been executed.
 */
export interface GameWallet {
  /** Returns the balance. Refuses with sessionEnded. */
  balance(holder: Holder, playerToken: string): Promise<number>;
  /** Takes the stake. Refuses with sessionEnded, playerExcluded, insufficientFunds, stakeNotOffered, tryAgain. */
  take(round: BookedRound, playerToken: string): Promise<number>;
  /** Pays a round's win. */
  pay(round: BookedRound): Promise<number>;
  /** Refunds the stake of a round. A stake that was not taken yet can no longer be taken afterwards. */
  giveBack(round: BookedRound): Promise<number>;
  /**
   * Ends a round with its totals. Returns undefined if the wallet does not know the round, because its bet was never
   * taken.
   */
  end(round: BookedRound, totals: RoundTotals): Promise<number | undefined>;
}

/** Totals of a round, in hundredths. */
export interface RoundTotals {
  readonly staked: number;
  readonly won: number;
  /** Part of the stake that counts as valid bet. */
  readonly counted: number;
}

/** Thrown if the wallet did not answer: the command may or may not have been executed. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** Returns the transaction ids of a round's wallet commands: bet, win and refund. */
export const transactionsOf = ({ id }: Pick<BookedRound, 'id'>) => ({
  bet: `${id}:bet`,
  win: `${id}:win`,
  back: `${id}:back`,
  end: `${id}:end`,
});
