import type { PlayingTitles } from './playing-title.ts';

/** The playable stalls of the fair. */
export const playingPerya: PlayingTitles = {
  5001: { kind: 'drop-ball-daze', orientation: 'any', hasScene: true },
  5002: { kind: 'beto-beto', orientation: 'any', hasScene: true },
  5003: { kind: 'ferris-fortune', orientation: 'any', hasScene: true },
  5004: { kind: 'carousel-cash', orientation: 'any', hasScene: true },
  5005: { kind: 'ring-toss', orientation: 'any', hasScene: true },
  5006: { kind: 'balloon-pop', orientation: 'any', hasScene: true },
  5007: { kind: 'duck-pond', orientation: 'any', hasScene: true },
  5008: { kind: 'tent-treasure', orientation: 'any', hasScene: true },
  5009: { kind: 'popcorn-plunge', orientation: 'any', hasScene: true },
  5010: { kind: 'coaster-climb', orientation: 'any', hasScene: true },
  5011: { kind: 'palo-sebo', orientation: 'any', hasScene: true },
  5012: { kind: 'coin-toss-fair', orientation: 'any', hasScene: true },
};
