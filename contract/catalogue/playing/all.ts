import { playingOriginals } from './originals.ts';
import { playingPerya } from './perya.ts';
import type { PlayingTitles } from './playing-title.ts';
import { playingReels } from './reels.ts';
import { playingScratch } from './scratch.ts';

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
