import { titles } from '../../contract/catalogue/catalogue.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Handlers } from '../calls/handler.ts';
import { readLikes, readOpenRounds, readPlayed, setLike } from './member-games.ts';

const known = new Set(titles.map(({ id }) => id));

/** Handlers that set a player's likes and list the liked and played games. */
export const gamesHandlers: Pick<Handlers, 'gameLike' | 'memberGames'> = {
  async gameLike({ gameId, isLiked }, { db, session, clock }) {
    // A player cannot like a retired title, but can remove an old like of it.
    if (isLiked && !known.has(gameId)) throw new CallError(ErrorCode.notFound);
    await setLike(db, { playerId: session.userId, gameId, isLiked, at: clock.now() });
    return { isLiked };
  },

  async memberGames(_request, { db, session: { userId } }) {
    const [gameLikeIds, gameHistory, openRounds] = await Promise.all([
      readLikes(db, userId),
      readPlayed(db, userId),
      readOpenRounds(db, userId),
    ]);
    return { gameLikeIds, gameHistory, openRounds };
  },
};
