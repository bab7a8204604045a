import { playingOriginals } from './playing/originals.ts';
import { playingPerya } from './playing/perya.ts';
import type { PlayingTitle, PlayingTitles } from './playing/playing-title.ts';
import { playingReels } from './playing/reels.ts';
import { playingScratch } from './playing/scratch.ts';

/**
 * Which titles can be played, by their ids: the one table that the lobby, the launch and the studio read, a file for each type.
 * A title that is not here has a tile alone.
 */
export const PLAYING: PlayingTitles = {
  ...playingReels,
  ...playingOriginals,
  ...playingPerya,
  ...playingScratch,
};

/** Returns what is behind a title's tile; undefined for a title that cannot be played yet. */
export const playingTitle = (gameId: number): PlayingTitle | undefined => PLAYING[gameId];

/** Whether the lobby opens a title: there is a game behind its tile, and a scene in its frame. */
export const hasScene = (gameId: number): boolean => playingTitle(gameId)?.hasScene === true;
