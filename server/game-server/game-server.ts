import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LatestBets } from './latest-bets.ts';
import type { BookedRound } from './rounds.ts';
import type { GameWallet } from './game-wallet.ts';
import type { SharedTables } from './shared/tables.ts';

/** What the game server's calls need. */
export interface GameServer {
  readonly db: Database;
  readonly clock: Clock;
  /** Secret that seals player tokens. */
  readonly secret: string;
  readonly coins: GameWallet;
  /** Wallet of the second brand, whose coins are in the game server's own database. */
  readonly arcade: GameWallet;
  readonly fun: GameWallet;
  /** Whether the market allows auto play. */
  readonly autoPlay: boolean;
  /** Rounds that this process is advancing now, by id, so that parallel copies of a call reach the wallet once. */
  readonly underway: Map<string, Promise<BookedRound>>;
  readonly latest: LatestBets;
  /** Tables at which the shared games are played, one for each game (shared/tables.ts). */
  readonly shared: SharedTables;
  readonly onError: (error: unknown) => void;
}

/** Returns the wallet that pays for a round and receives its wins. */
export function walletOf(
  { coins, arcade, fun }: GameServer,
  { playerId, isArcade }: Pick<BookedRound, 'playerId' | 'isArcade'>,
): GameWallet {
  if (playerId === null) return fun;
  return isArcade ? arcade : coins;
}
