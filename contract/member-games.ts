import * as v from 'valibot';
import { call, count, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Maximum length of a player's list of liked games, and of the list of played games. */
export const LISTED_GAMES = 500;

/** Maximum number of titles whose open rounds are listed. */
export const LISTED_ROUNDS = 3;

/** Likes or unlikes a game. */
export const gameLike = call('gameLike', { response: v.object({ isLiked: v.boolean() }) });

/** The games that a player likes and has played. */
export const memberGames = call('memberGames', {
  response: v.object({
    gameLikeIds: v.array(count),
    gameHistory: v.array(v.object({ gameId: count, at: time })),
    /** Titles of the hall in which a round of steps waits for the player, the latest first; `at` is its bet's time. */
    openRounds: v.array(v.object({ gameId: count, at: time })),
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const memberGamesCalls = forServer(() => ({
  gameLike: serverCall(gameLike, {
    about: 'Likes a game of the catalogue, or takes the like back. Said twice it is the same as once.',
    token: 'required',
    request: v.object({ gameId: count, isLiked: v.optional(v.boolean(), true) }),
    errors: [ErrorCode.notFound],
  }),
  memberGames: serverCall(memberGames, {
    about:
      'The games that the player likes, those that the player has opened, and those with a round left open, each the latest first.',
    token: 'required',
    request: nothing,
  }),
}));
