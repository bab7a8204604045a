import * as v from 'valibot';
import { call, count, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Maximum length of a player's lists of liked and of played games. */
export const LISTED_GAMES = 500;

/** Likes or unlikes a game. */
export const gameLike = call('gameLike', {
  about: 'Likes a game of the catalogue, or takes the like back. Said twice it is the same as once.',
  token: 'required',
  request: v.object({ gameId: count, isLiked: v.optional(v.boolean(), true) }),
  response: v.object({ isLiked: v.boolean() }),
  errors: [ErrorCode.notFound],
});

/** The games that a player likes and has played. */
export const memberGames = call('memberGames', {
  about: 'The games that the player likes, and those that the player has opened, each the latest first.',
  token: 'required',
  request: nothing,
  response: v.object({
    gameLikeIds: v.array(count),
    gameHistory: v.array(v.object({ gameId: count, at: time })),
  }),
});
