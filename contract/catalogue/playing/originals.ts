import type { PlayingTitles } from './playing-title.ts';

/** The playable instant and step games of the house. */
export const playingOriginals: PlayingTitles = {
  2001: { kind: 'crash', orientation: 'any', hasScene: true },
  2002: { kind: 'dice', orientation: 'any', hasScene: true },
  2003: { kind: 'mines', orientation: 'any', hasScene: true },
  2004: { kind: 'plinko', orientation: 'any', hasScene: true },
  2005: { kind: 'limbo', orientation: 'any', hasScene: true },
  2006: { kind: 'wheel', orientation: 'any', hasScene: true },
  2007: { kind: 'hilo', orientation: 'any', hasScene: true },
  2008: { kind: 'keno', orientation: 'any', hasScene: true },
  2009: { kind: 'towers', orientation: 'any', hasScene: true },
  2010: { kind: 'coin-flips', orientation: 'any', hasScene: true },
  2011: { kind: 'cups', orientation: 'any', hasScene: true },
  2012: { kind: 'diamonds', orientation: 'any', hasScene: true },
  2013: { kind: 'pump', orientation: 'any', hasScene: true },
  2014: { kind: 'snakes', orientation: 'any', hasScene: true },
  2015: { kind: 'karera', orientation: 'any', hasScene: true },
};
