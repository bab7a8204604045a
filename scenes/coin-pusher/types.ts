import type { DropDraw } from '../../fair/coin-pusher/draw.ts';
import type { Table } from '../../fair/coin-pusher/table.ts';

/** A drop as the server answered it: everything that decides it, and what it must come to. */
export interface Settlement {
  /** The drop's own id, as it was named in `drop`; an unknown one is a stored drop that is shown now. */
  readonly id: string;
  /** Place on the rail, 0 … 1000. */
  readonly x: number;
  /** What its coin cost, hundredths; 0 for a free one. A win is celebrated in proportion to it. */
  readonly price: number;
  /** What chance decided of it. */
  readonly draw: DropDraw;
  /** The table that the drop was played on. */
  readonly before: Table;
  /** The table that it left behind: what the scene's own simulation is checked against, to the bit. */
  readonly after: Table;
  /** Shows a stored drop by its result alone: the table fades over. */
  readonly instant?: boolean;
}

/** The coin pusher's contract. */
export interface CoinPusherTypes {
  props: {
    /** The table at rest. Read while no drop is under way: the scene itself plays from table to table. */
    readonly table: Table;
    /** False greys the button and takes the coin off the rail. */
    readonly canDrop: boolean;
    /** What the next drop costs, hundredths. */
    readonly price: number;
    /** Coins in the tray, hundredths: all that was won while the player is here. Read while no drop is under way. */
    readonly tray: number;
    /** Where the carriage stands on the rail, 0 … 1000: keys and sliders aim by it. */
    readonly aim: number;
    /** A line under the button. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly hint?: string;
  };
  cues: {
    /** A drop was paid for and its request is on its way: a coin waits on the rail. Resolves when it has left the rail. */
    drop: { readonly id: string; readonly x: number };
    /** The answer is there. Drops are played in the order of their `drop`; resolves with `drop:shown`. */
    settle: Settlement;
    /**
     * No answer came: the coin stays on the rail, grey, and the button reads "Check result"; or the server refused and
     * the coin is lifted away. Without an id it means the first drop that waits. Resolves when that is seen.
     */
    fail: { readonly id?: string; readonly refused?: boolean };
    /** Another table from the server takes this one's place by a fade, after a win on its stage; drops under way are given up. */
    replace: { readonly table: Table };
    /** Runs every drop whose answer is there to its end, unseen; a win on its stage goes one step on. */
    skip: Record<string, never>;
  };
  events: {
    /** The player pressed the table or the button: decide, then send `drop`. */
    'drop:asked': { readonly x: number };
    /** The player pressed "Check result". */
    'result:asked': Record<string, never>;
    /** A coin has left the rail. */
    'drop:released': { readonly id: string };
    /** All is still, the table proven, a great win counted: the balance may follow. `run`: how many discs fell in one run, 0 without one. */
    'drop:shown': { readonly id: string; readonly run: number };
    /** The simulation here ended on another table than the server's; the server's has been drawn. */
    'table:differed': { readonly id: string };
  };
}
