/** One of the two. */
export type Camp = 'red' | 'blue';

/** What the tug of war is made of. */
export interface TugOfWarTypes {
  props: {
    /**
     * How the rope stands: -1 when all that was bet pulls for red, 0 level, 1 when all of it pulls for blue. Whoever has it
     * on its side is ahead.
     */
    readonly pull: number;
    /** The player's own camp: its star shines, and one more holds the rope. */
    readonly own?: Camp | undefined;
  };
  cues: {
    /** The player joins: runs up and takes the rope, and the camp cheers. Resolves when all stand again. */
    joined: { readonly camp: Camp };
    /** The week is over: the rope is pulled through and the winners cheer; then all stand as the props say. */
    ended: { readonly winner: Camp | 'tie' };
  };
  events: {
    /** The knot lies where the props have it. */
    'rope:settled': Record<string, never>;
  };
}
