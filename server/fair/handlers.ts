import { GAMES, type GameName } from '../../contract/fair.ts';
import type { Queryable } from '../db/database.ts';
import type { Handlers } from '../calls/handler.ts';
import { mapPage } from '../db/page.ts';
import { readRounds } from './rounds.ts';
import { readSeed } from './seeds.ts';

/** Handlers of the fairness proofs: the next seeds and past rounds. */
export const fairHandlers: Pick<Handlers, 'fairSeed' | 'setClientSeed' | 'fairRounds'> = {
  async fairSeed(_request, { db, session: { userId } }) {
    const seeds = await Promise.all(
      GAMES.map(async (game) => ({ game, ...(await readSeed(db, { userId, game })) })),
    );
    return { seeds };
  },

  async setClientSeed({ game, clientSeed }, { db, session: { userId } }) {
    await chooseClientSeed(db, { userId, game, clientSeed });
    return { game, ...(await readSeed(db, { userId, game })) };
  },

  async fairRounds({ game, ...page }, { db, session: { userId } }) {
    const rounds = await readRounds(db, { ...page, userId, games: game ? [game] : GAMES });
    return mapPage(rounds, ({ clientTxnId: _, ...round }) => ({ ...round, id: `${round.game}/${round.id}` }));
  },
};

/**
 * Stores a player's client seed. A round in progress locks the row, so that the new seed counts from the next round.
 */
async function chooseClientSeed(
  db: Queryable,
  { userId, game, clientSeed }: { userId: number; game: GameName; clientSeed: string },
): Promise<void> {
  // If the player has no seed yet, this read creates the row to be changed.
  await readSeed(db, { userId, game });
  await db.query('update fair_players set client_seed = $3 where user_id = $1 and game = $2', [
    userId,
    game,
    clientSeed,
  ]);
}
