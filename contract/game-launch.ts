import * as v from 'valibot';
import { count, hundredths } from './call.ts';

/** Opening a game of the hall and leaving it (docs/providers.md, Our own studio). The game itself speaks contract/studio.ts. */

/** What a game is played for: coins of the wallet, or fun coins that exist in this session alone. */
export const PLAY_MODES = ['coins', 'fun'] as const;
/** What a game is played for. */
export type PlayMode = (typeof PLAY_MODES)[number];

/** Names an opened game; nobody else can guess it. */
const gameSessionId = v.pipe(v.string(), v.uuid());

/** What startGame asks. */
export const startGameRequest = v.object({
  gameId: count,
  tryIt: v.optional(v.boolean(), false),
  /** The activity whose page led here; told to nobody yet. */
  activityId: v.optional(count),
});

/** What startGame answers: what the page /game/start shows in its frame. Errors: noSuchGame, gameNotReady, playerExcluded. */
export const startGameResponse = v.object({
  sessionId: gameSessionId,
  /** Whole address of the frame on the studio's own origin; its fragment holds the player token. */
  frameUrl: v.pipe(v.string(), v.url()),
  mode: v.picklist(PLAY_MODES),
  title: v.string(),
  orientation: v.picklist(['any', 'portrait', 'landscape']),
});

/** What exitGame asks. No new bets afterwards; a win that is owed still comes. Twice is as good as once. */
export const exitGameRequest = v.object({ sessionId: gameSessionId });

/** What exitGame answers: what was staked and won in the session, 0 for fun coins. Error: noSuchGame. */
export const exitGameResponse = v.object({
  /** Hundredths. */
  staked: hundredths,
  won: hundredths,
  playedMs: count,
  /** The balance after it, in hundredths; 0 for a guest. */
  coin: hundredths,
});
