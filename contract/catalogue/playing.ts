import { generatedById } from './hall.ts';
import { PLAYING } from './playing/all.ts';
import type { PlayingTitle } from './playing/playing-title.ts';

/** Returns the game behind a title's tile, undefined if the title is not playable yet. */
export const playingTitle = (gameId: number): PlayingTitle | undefined =>
  PLAYING[gameId] ?? generatedById.get(gameId)?.playing;

/** Returns whether the lobby can open a title: it has a game and a scene. */
export const hasScene = (gameId: number): boolean => playingTitle(gameId)?.hasScene === true;
