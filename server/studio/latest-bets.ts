import type { OthersBet } from '../../contract/studio.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Seat } from './seeds.ts';

/** So many bets of others are seen. */
export const LATEST_SHOWN = 12;
/** Read beside those, so that as many are left for whoever has made some of them. */
const READ = 4 * LATEST_SHOWN;
/** All who look at a game at the same time share one reading, this long, in ms. */
export const LATEST_KEPT_MS = 2_000;

type LatestBet = OthersBet & Pick<Seat, 'owner'>;

/** The latest settled bets of each game for coins. */
export interface LatestBets {
  /** Returns those of a game, newest first, without those of `owner`: an own result is told by the game alone. */
  ofOthers(seat: Seat): Promise<readonly OthersBet[]>;
}

/** Creates the latest bets of the games in a studio's book. */
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
        // A reading that failed is none: whoever asks next reads anew.
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
    // Its own name for it: a round's id is its player's.
    text: `select owner, left(md5(id::text), 16) as "betId", shown_name as name, stake, payout from rounds
           where game_id = $1 and state = 'done' and player_id is not null and chain_id is null and shown_name is not null
           order by at desc, id limit $2`,
    values: [gameId, READ],
  });
  return rows;
}
