import type { DropRecord, PusherTable, SettledDrop } from '../../../contract/coin-pusher.ts';

/** What the scene needs to show a drop: the inputs of the simulation, and the result it must reach. */
export type ShownDrop = Pick<SettledDrop, 'x' | 'price' | 'draw' | 'before' | 'after'>;

/** A past drop with the tables before and after it, from which it can be replayed. */
export type PastDrop = DropRecord & { readonly tables: Pick<SettledDrop, 'draw' | 'before' | 'after'> };

/** Shows drops on the machine. A promise settles when the drop has been shown or cannot be shown. */
export interface DropPresenter {
  /** Puts a coin on the rail at `x`, 0 to 1000, where it waits for its result. */
  wait(id: string, x: number): void;
  /** Shows the result of a drop. With `instant`, for a drop of an earlier visit, the table only fades to its result. */
  settle(id: string, drop: ShownDrop, instant: boolean): Promise<void>;
  fail(id: string, refused: boolean): void;
  /** Puts the player's current table back after a past drop was replayed. */
  replace(table: PusherTable): void;
}
