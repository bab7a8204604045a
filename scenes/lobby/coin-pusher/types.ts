import type { DropDraw } from '../../../fair/coin-pusher/draw.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';

/** A drop's answer from the server: everything that decides it, and its expected result. */
export interface DropSettlement {
  /** Id of the drop as in `drop`; an unknown one means a stored drop to be shown now. */
  readonly id: string;
  /** Place on the rail, 0 … 1000. */
  readonly x: number;
  /** Price of its coin, hundredths; 0 for a free one. A win is celebrated in proportion to it. */
  readonly price: number;
  /** Random part of it. */
  readonly draw: DropDraw;
  /** Table on which the drop was played. */
  readonly before: DiscTable;
  /** Resulting table: the scene's own simulation is checked against it, to the bit. */
  readonly after: DiscTable;
  /** Shows only the result of a stored drop: the table fades over. */
  readonly instant?: boolean;
}

/** The coin pusher's contract. */
export interface CoinPusherTypes {
  props: {
    /** Table at rest. Read while no drop is running: the scene itself plays from table to table. */
    readonly table: DiscTable;
    /** False greys the button and takes the coin off the rail. */
    readonly canDrop: boolean;
    /** Price of the next drop, hundredths. */
    readonly price: number;
    /** Coins in the tray, hundredths: all wins of the visit. Read while no drop is running. */
    readonly tray: number;
    /** Position of the carriage on the rail, 0 … 1000, set by keys and sliders. */
    readonly aim: number;
    /** A line under the button. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly hint?: string;
  };
  cues: {
    /** A drop was paid for and its request is on its way: a coin waits on the rail. Resolves when it has left the rail. */
    drop: { readonly id: string; readonly x: number };
    /** The answer has arrived. Drops are played in the order of their `drop`; resolves with `drop:shown`. */
    settle: DropSettlement;
    /**
     * No answer came: the coin stays on the rail, grey, and the button reads "Check result"; or the server refused
     * and the coin is lifted away. Without an id it means the first waiting drop. Resolves when this has been shown.
     */
    fail: { readonly id?: string; readonly refused?: boolean };
    /** Another table from the server fades in, after a win on its stage; running drops are cancelled. */
    replace: { readonly table: DiscTable };
    /** Skips every answered drop to its end; a win on its stage goes one step on. */
    skip: Record<string, never>;
  };
  events: {
    /** The player pressed the table or the button: decide, then send `drop`. */
    'drop:asked': { readonly x: number };
    /** The player pressed "Check result". */
    'result:asked': Record<string, never>;
    /** A coin has left the rail. */
    'drop:released': { readonly id: string };
    /**
     * Everything is at rest, the table verified, a big win counted: the balance may follow. `run`: length of the
     * longest counted run, 0 without one.
     */
    'drop:shown': { readonly id: string; readonly run: number };
    /** The simulation here ended on a table other than the server's, which has been drawn instead. */
    'table:differed': { readonly id: string };
  };
}
