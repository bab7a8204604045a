import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LatestBets } from './latest-bets.ts';
import type { BookedRound } from './rounds.ts';
import type { Purse } from './purse.ts';
import type { SharedTables } from './shared/tables.ts';

/** What the house studio's calls stand on. */
export interface Studio {
  readonly db: Database;
  readonly clock: Clock;
  /** What player tokens are sealed with. */
  readonly secret: string;
  readonly coins: Purse;
  /** Coins of the second brand, which lie in the studio's own book. */
  readonly arcade: Purse;
  readonly fun: Purse;
  /** The market allows rounds that follow one another by themselves. */
  readonly autoPlay: boolean;
  /** Rounds that are being carried on in this process, so that the same call at once asks the purse once. */
  readonly underway: Map<string, Promise<BookedRound>>;
  readonly latest: LatestBets;
  /** The games of shared rounds. */
  readonly shared: SharedTables;
  readonly onError: (error: unknown) => void;
}

/** The purse that a round is played from. */
export function purseOf(
  { coins, arcade, fun }: Studio,
  { playerId, isArcade }: Pick<BookedRound, 'playerId' | 'isArcade'>,
): Purse {
  if (playerId === null) return fun;
  return isArcade ? arcade : coins;
}
