import { generatedById } from './hall.ts';
import { PLAYING } from './playing/all.ts';
import type { PlayingTitle } from './playing/playing-title.ts';

/** Returns what is behind a title's tile; undefined for a title that cannot be played yet. */
export const playingTitle = (gameId: number): PlayingTitle | undefined =>
  PLAYING[gameId] ?? generatedById.get(gameId)?.playing;

/** Whether the lobby opens a title: there is a game behind its tile, and a scene in its frame. */
export const hasScene = (gameId: number): boolean => playingTitle(gameId)?.hasScene === true;
