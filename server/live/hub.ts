import type { Winner } from '../../contract/pools.ts';

/**
 * Announces changes to open live streams on every process. Call it after the commit; it never fails: the client's
 * next poll finds what is lost here.
 */
export interface LiveHub {
  /** The player's wallet changed. */
  balanceChanged(userId: number): void;
  /** A pool grew or was won. */
  poolsChanged(): void;
  /** A real player won; the name is masked. */
  won(winner: Winner): void;
  /** A session has ended: closes its streams. */
  sessionEnded(sessionId: string): void;
}

/** Does nothing; for tests and commands without streams. */
export const noLiveHub: LiveHub = {
  balanceChanged() {},
  poolsChanged() {},
  won() {},
  sessionEnded() {},
};
