import * as v from 'valibot';
import { call, count, hundredths, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/**
 * Opening and leaving a game of the hall (docs/providers.md, The game server). The game itself uses
 * contract/game-server.ts.
 */

/** Play modes: coins of the wallet, or fun coins that exist in this session only. */
export const PLAY_MODES = ['coins', 'fun'] as const;
/** A play mode. */
export type PlayMode = (typeof PLAY_MODES)[number];

/** Unguessable id of an opened game. */
const gameSessionId = v.pipe(v.string(), v.uuid());

/** Opens a game, to be shown in the frame of /game/start. */
export const startGame = call('startGame', {
  response: v.object({
    sessionId: gameSessionId,
    /** Full address of the frame on the game server's own origin; its fragment contains the player token. */
    frameUrl: v.pipe(v.string(), v.url()),
    mode: v.picklist(PLAY_MODES),
    title: v.string(),
    orientation: v.picklist(['any', 'portrait', 'landscape']),
  }),
});

/** Leaves a game: no new bets, but wins still due are paid. Idempotent. */
export const exitGame = call('exitGame', {
  response: v.object({
    /** Amounts staked and won in this session of the game, in hundredths. */
    staked: hundredths,
    won: hundredths,
    playedMs: count,
    /** Balance after leaving the game, in hundredths; 0 for a guest. */
    coin: hundredths,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const gameLaunchCalls = forServer(() => ({
  startGame: serverCall(startGame, {
    about:
      'Opens a game for coins, or for fun with `tryIt`, which guests may too; `unauthorized` to a guest who asks for coins.',
    token: 'optional',
    request: v.object({
      gameId: count,
      tryIt: v.optional(v.boolean(), false),
      /**
       * The activity whose link opened the game (ActivityId): stored with the session while it is open, ignored when it
       * is closed, refused when it is unknown.
       */
      activityId: v.optional(count),
      /** Amount to transfer to a provider that keeps coins itself, in hundredths; default: the whole balance. */
      amount: v.optional(v.pipe(count, v.minValue(1))),
    }),
    errors: [
      ErrorCode.noSuchGame,
      ErrorCode.gameNotReady,
      ErrorCode.gameSilent,
      ErrorCode.playerExcluded,
      ErrorCode.balanceTooLow,
    ],
  }),
  exitGame: serverCall(exitGame, {
    about: 'Leaves a game: it takes no more bets. Tells what was staked and won in it; 0 for fun coins.',
    token: 'optional',
    request: v.object({ sessionId: gameSessionId }),
    errors: [ErrorCode.noSuchGame, ErrorCode.balanceTooLow],
  }),
}));
