import { titles } from '../../contract/catalogue/catalogue.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Handlers } from '../calls/handler.ts';
import { readLikes, readPlayed, setLike } from './member-games.ts';

const known = new Set(titles.map(({ id }) => id));

/** Handlers of a player's liked and played games. */
export const gamesHandlers: Pick<Handlers, 'gameLike' | 'memberGames'> = {
  async gameLike({ gameId, isLiked }, { db, session, clock }) {
    // A like of a retired title can still be removed.
    if (isLiked && !known.has(gameId)) throw new CallError(ErrorCode.notFound);
    await setLike(db, { playerId: session.userId, gameId, isLiked, at: clock.now() });
    return { isLiked };
  },

  async memberGames(_request, { db, session: { userId } }) {
    const [gameLikeIds, gameHistory] = await Promise.all([readLikes(db, userId), readPlayed(db, userId)]);
    return { gameLikeIds, gameHistory };
  },
};
