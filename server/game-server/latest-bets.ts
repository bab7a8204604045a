import type { OthersBet } from '../../contract/game-server.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { SeedOwner } from './seeds.ts';

/** Number of other players' bets that a game shows. */
export const LATEST_SHOWN = 12;
/** Number of bets read from the database, so that enough remain when the player's own are left out. */
const READ = 4 * LATEST_SHOWN;
/** Time for which a game's bets are cached for all players, ms. */
export const LATEST_KEPT_MS = 2_000;

type LatestBet = OthersBet & Pick<SeedOwner, 'owner'>;

/** Cache of the latest settled bets for coins, by game. */
export interface LatestBets {
  /**
   * Returns the latest bets of a game, newest first, without those of the seat's owner: the game itself shows that
   * player's results.
   */
  ofOthers(seat: SeedOwner): Promise<readonly OthersBet[]>;
}

/** Creates the cache of latest bets. */
export function createLatestBets(db: Database, clock: Clock): LatestBets {
  const known = new Map<number, { readonly at: number; readonly bets: Promise<readonly LatestBet[]> }>();
  return {
    async ofOthers({ owner, gameId }) {
      const now = clock.now();
      const kept = known.get(gameId);
      const isFresh = kept !== undefined && now - kept.at < LATEST_KEPT_MS;
      const bets = isFresh ? kept.bets : readLatest(db, gameId);
      if (!isFresh) {
        known.set(gameId, { at: now, bets });
        // A failed read is removed from the cache, so that the next caller reads again.
        bets.catch(() => known.delete(gameId));
      }
      return (await bets)
        .filter((bet) => bet.owner !== owner)
        .slice(0, LATEST_SHOWN)
        .map(({ owner: _, ...bet }) => bet);
    },
  };
}

async function readLatest(db: Queryable, gameId: number): Promise<readonly LatestBet[]> {
  const { rows } = await db.query<LatestBet>({
    name: 'rounds-latest',
    // `betId` is a public id, because the round's own id is known only to its player.
    text: `select owner, left(md5(id::text), 16) as "betId", shown_name as name, stake, payout from rounds
           where game_id = $1 and state = 'done' and player_id is not null and chain_id is null and shown_name is not null
           order by at desc, id limit $2`,
    values: [gameId, READ],
  });
  return rows;
}
