import type { DropDraw } from '../../../fair/coin-pusher/draw.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';

/** The server's answer to a drop: everything needed to simulate it, and the expected result. */
export interface DropSettlement {
  /** Id of the drop, as in the cue `drop`; an unknown id belongs to a stored drop, which is shown immediately. */
  readonly id: string;
  /** Place on the rail where the coin was dropped, 0 … 1000. */
  readonly x: number;
  /**
   * Price of the dropped coin, in hundredths of a peso; 0 if it was free. A win is celebrated in proportion to the
   * price.
   */
  readonly price: number;
  /** Random part of the drop, drawn by the server. */
  readonly draw: DropDraw;
  /** Table before the drop. */
  readonly before: DiscTable;
  /** Table after the drop. The scene's simulation must end on exactly the same numbers. */
  readonly after: DiscTable;
  /** If true, only the result of a stored drop is shown: the final table fades in. */
  readonly instant?: boolean;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the coin pusher. */
export interface CoinPusherTypes {
  props: {
    /** Table at rest. It is read only while no drop is running; during drops the scene plays from table to table. */
    readonly table: DiscTable;
    /** If false, the button is grey and the rail offers no coin. */
    readonly canDrop: boolean;
    /** Price of the next drop, in hundredths of a peso. */
    readonly price: number;
    /** Amount in the tray, in hundredths of a peso: all wins of this visit. Read only while no drop is running. */
    readonly tray: number;
    /** Position of the pointer on the rail, 0 … 1000, set by keys and sliders. */
    readonly aim: number;
    /** Text under the button. Only ASCII, ₱ and ñ have glyphs; other characters stay blank. */
    readonly hint?: string;
  };
  cues: {
    /** A drop was paid and its request was sent: a coin waits on the rail. Resolves when the coin has left the rail. */
    drop: { readonly id: string; readonly x: number };
    /** A drop's answer arrived. Drops are played in the order of their `drop` cues; resolves with `drop:shown`. */
    settle: DropSettlement;
    /**
     * A drop has no result. If no answer came, its coin stays on the rail, grey, and the button reads "Check result";
     * if the server `refused`, the coin is lifted away. Without `id`, the first waiting drop has failed. Resolves when
     * the failure has been shown.
     */
    fail: { readonly id?: string; readonly refused?: boolean };
    /** Fades to another table from the server; a running celebration ends first, running drops are cancelled. */
    replace: { readonly table: DiscTable };
    /** Skips every answered drop to its end; during a celebration, has the same effect as a press. */
    skip: Record<string, never>;
  };
  events: {
    /** The player pressed the table or the button to drop a coin; if the page accepts, it sends the cue `drop`. */
    'drop:asked': { readonly x: number };
    /** The player pressed "Check result". */
    'result:asked': Record<string, never>;
    /** A coin has left the rail. */
    'drop:released': { readonly id: string };
    /**
     * All discs lie still, the table has been compared with the server's, and the win is counted: the page may update
     * the balance. `run` is the number of discs in the longest combo, or 0.
     */
    'drop:shown': { readonly id: string; readonly run: number };
    /** The scene's simulation ended on another table than the server's; the server's table is shown instead. */
    'table:differed': { readonly id: string };
  };
}
