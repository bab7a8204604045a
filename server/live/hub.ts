import type { Winner } from '../../contract/pools.ts';

/**
 * Announces to open live streams, on every process, that something changed. Calls come after the commit and never fail:
 * what is lost here is found by the client's next poll.
 */
export interface LiveHub {
  /** The player's wallet changed. */
  balanceChanged(userId: number): void;
  /** A pool grew or was won. */
  poolsChanged(): void;
  /** A real win, masked. */
  won(winner: Winner): void;
  /** A session was ended: its streams are closed. */
  sessionEnded(sessionId: string): void;
}

/** For tests and commands without streams. */
export const noLiveHub: LiveHub = {
  balanceChanged() {},
  poolsChanged() {},
  won() {},
  sessionEnded() {},
};
