/** Supported orientation of a title's frame. */
export type Orientation = 'any' | 'portrait' | 'landscape';

/** A title with a game behind its tile. */
export interface PlayingTitle {
  /** Name of its rules in fair/games.ts. */
  readonly kind: string;
  /** Name of the game that its frame shows, from contract/hall-games.ts; default: that of its kind. */
  readonly family?: string;
  readonly orientation: Orientation;
  /** Set once its frame has a scene; without it, the tile opens no game. */
  readonly hasScene?: true;
}

/** Playable titles of one type, by id. */
export type PlayingTitles = Readonly<Record<number, PlayingTitle>>;
