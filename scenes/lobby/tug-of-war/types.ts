/** Name of a camp. */
export type TugCamp = 'red' | 'blue';

/** Props (state), cues (commands from the page) and events (reports to the page) of the tug of war. */
export interface TugOfWarTypes {
  props: {
    /**
     * Position of the knot by the bets: -1 if all are for red, 0 if both camps are level, 1 if all are for blue. The
     * camp that has the knot on its side is ahead.
     */
    readonly pull: number;
    /** The player's camp: its star shines, and the player's figure holds the rope. Undefined before joining. */
    readonly own?: TugCamp | undefined;
  };
  cues: {
    /**
     * The player joined a camp: the figure runs up, takes the rope, and the camp cheers. Resolves when all are at rest
     * again.
     */
    joined: { readonly camp: TugCamp };
    /**
     * The week is over: the winners pull the rope to their end and cheer, then all return to the props. Resolves after
     * the cheer.
     */
    ended: { readonly winner: TugCamp | 'tie' };
  };
  events: {
    /** The knot has reached the position of the props. */
    'rope:settled': Record<string, never>;
  };
}
