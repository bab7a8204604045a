/** How a title's frame is held. */
export type Orientation = 'any' | 'portrait' | 'landscape';

/** A title that has a game behind its tile. */
export interface PlayingTitle {
  /** The kind of game of the house studio, a name of contract/studio-games.ts and fair/games.ts. */
  readonly kind: string;
  readonly orientation: Orientation;
  /** There once its frame has a scene for it: until then its tile offers no game. */
  readonly hasScene?: true;
}

/**
 * Which titles can be played, by their ids: the one table that the lobby, the launch and the studio read. A title that is not
 * here has a tile alone.
 */
export const PLAYING = {
  2002: { kind: 'dice', orientation: 'any', hasScene: true },
  2003: { kind: 'mines', orientation: 'any' },
  2004: { kind: 'plinko', orientation: 'any', hasScene: true },
  2005: { kind: 'limbo', orientation: 'any', hasScene: true },
  2006: { kind: 'wheel', orientation: 'any' },
  2007: { kind: 'hilo', orientation: 'any' },
  2008: { kind: 'keno', orientation: 'any' },
  2009: { kind: 'towers', orientation: 'any' },
  2010: { kind: 'coin-flips', orientation: 'any' },
  2011: { kind: 'cups', orientation: 'any' },
  2012: { kind: 'diamonds', orientation: 'any' },
  2013: { kind: 'pump', orientation: 'any' },
  2014: { kind: 'snakes', orientation: 'any' },
} as const satisfies Readonly<Record<number, PlayingTitle>>;

const playing: ReadonlyMap<number, (typeof PLAYING)[keyof typeof PLAYING]> = new Map(
  Object.entries(PLAYING).map(([id, title]) => [Number(id), title]),
);

/** Returns what is behind a title's tile; undefined for a title that cannot be played yet. */
export const playingTitle = (gameId: number): (typeof PLAYING)[keyof typeof PLAYING] | undefined =>
  playing.get(gameId);

/** Whether the lobby opens a title: there is a game behind its tile, and a scene in its frame. */
export function hasScene(gameId: number): boolean {
  const title: PlayingTitle | undefined = playingTitle(gameId);
  return title?.hasScene === true;
}
