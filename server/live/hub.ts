import type { Winner } from '../../contract/pools.ts';

/**
 * Announces changes to the open live streams of every process. Call it after the commit. It never fails: if an
 * announcement is lost, the client finds the change when it next asks for its data.
 */
export interface LiveHub {
  /** Announces that a player's balances have changed. */
  balanceChanged(userId: number): void;
  /** Announces that a jackpot pool has grown or was won. */
  poolsChanged(): void;
  /** Announces the win of a real player, whose name is masked. */
  won(winner: Winner): void;
  /** Announces that a session has ended, which closes its streams. */
  sessionEnded(sessionId: string): void;
}

/** Hub that announces nothing, for tests and commands without live streams. */
export const noLiveHub: LiveHub = {
  balanceChanged() {},
  poolsChanged() {},
  won() {},
  sessionEnded() {},
};
