/** How a title's frame is held. */
export type Orientation = 'any' | 'portrait' | 'landscape';

/** A title that has a game behind its tile. */
export interface PlayingTitle {
  /** Whose rules it is played by: a name of fair/games.ts. */
  readonly kind: string;
  /** Which game its frame shows, a name of contract/studio-games.ts; that of its own kind where nothing is said. */
  readonly family?: string;
  readonly orientation: Orientation;
  /** There once its frame has a scene for it: until then its tile offers no game. */
  readonly hasScene?: true;
}

/** Titles of one type that can be played, by their ids. */
export type PlayingTitles = Readonly<Record<number, PlayingTitle>>;
