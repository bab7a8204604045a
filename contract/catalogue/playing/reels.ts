import type { PlayingTitles } from './playing-title.ts';

/** The reel titles that can be played; a kind is `reels-<model>-<volatility>-<declared return>`. */
export const playingReels: PlayingTitles = {
  1001: { kind: 'reels-lines-mid-9600', family: 'line-reels', orientation: 'any' },
  1002: { kind: 'reels-ways-mid-9600', family: 'ways-reels', orientation: 'any' },
  1003: { kind: 'reels-hold-high-9600', family: 'hold-reels', orientation: 'any' },
  1004: { kind: 'reels-tumble-high-9600', family: 'tumble-reels', orientation: 'any' },
  1010: { kind: 'reels-classic-low-9600', family: 'classic-reels', orientation: 'any' },
};
