import { playingOriginals } from './originals.ts';
import { playingPerya } from './perya.ts';
import type { PlayingTitles } from './playing-title.ts';
import { playingReels } from './reels.ts';
import { playingScratch } from './scratch.ts';

/**
 * Playable titles by id, used by the lobby, the launch and the game server; one file per type. A title missing here has
 * only a tile.
 */
export const PLAYING: PlayingTitles = {
  ...playingReels,
  ...playingOriginals,
  ...playingPerya,
  ...playingScratch,
};
