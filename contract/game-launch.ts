import * as v from 'valibot';
import { call, count, hundredths } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Opening a game of the hall and leaving it (docs/providers.md, Our own studio). The game itself speaks contract/studio.ts. */

/** What a game is played for: coins of the wallet, or fun coins that exist in this session alone. */
export const PLAY_MODES = ['coins', 'fun'] as const;
/** What a game is played for. */
export type PlayMode = (typeof PLAY_MODES)[number];

/** Names an opened game; nobody else can guess it. */
const gameSessionId = v.pipe(v.string(), v.uuid());

/** Opens a game: what the page /game/start shows in its frame. */
export const startGame = call('startGame', {
  about:
    'Opens a game for coins, or for fun with `tryIt`, which guests may too; `unauthorized` to a guest who asks for coins.',
  token: 'optional',
  request: v.object({
    gameId: count,
    tryIt: v.optional(v.boolean(), false),
    /** The activity whose page led here; told to nobody yet. */
    activityId: v.optional(count),
    /** Hundredths that go to a provider which keeps coins itself; everything when left out. */
    amount: v.optional(v.pipe(count, v.minValue(1))),
  }),
  response: v.object({
    sessionId: gameSessionId,
    /** Whole address of the frame on the studio's own origin; its fragment holds the player token. */
    frameUrl: v.pipe(v.string(), v.url()),
    mode: v.picklist(PLAY_MODES),
    title: v.string(),
    orientation: v.picklist(['any', 'portrait', 'landscape']),
  }),
  errors: [
    ErrorCode.noSuchGame,
    ErrorCode.gameNotReady,
    ErrorCode.gameSilent,
    ErrorCode.playerExcluded,
    ErrorCode.balanceTooLow,
  ],
});

/** Leaves a game: no new bets; a win that is owed still comes. Twice is as good as once. */
export const exitGame = call('exitGame', {
  about: 'Leaves a game: it takes no more bets. Tells what was staked and won in it; 0 for fun coins.',
  token: 'optional',
  request: v.object({ sessionId: gameSessionId }),
  response: v.object({
    /** Hundredths. */
    staked: hundredths,
    won: hundredths,
    playedMs: count,
    /** The balance after it, in hundredths; 0 for a guest. */
    coin: hundredths,
  }),
  errors: [ErrorCode.noSuchGame, ErrorCode.balanceTooLow],
});
