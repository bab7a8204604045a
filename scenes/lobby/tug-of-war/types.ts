/** One of the two camps. */
export type TugCamp = 'red' | 'blue';

/** Contract of the tug of war. */
export interface TugOfWarTypes {
  props: {
    /**
     * Pull of the rope: -1 if all bets are for red, 0 level, 1 if all are for blue. The camp on whose side it is is
     * ahead.
     */
    readonly pull: number;
    /** The player's camp: its star shines, and one more figure holds the rope. */
    readonly own?: TugCamp | undefined;
  };
  cues: {
    /** The player joins: runs up and takes the rope, and the camp cheers. Resolves when all are at rest again. */
    joined: { readonly camp: TugCamp };
    /** The week is over: the rope is pulled through and the winners cheer; then everything returns to the props. */
    ended: { readonly winner: TugCamp | 'tie' };
  };
  events: {
    /** The knot has reached the position of the props. */
    'rope:settled': Record<string, never>;
  };
}
