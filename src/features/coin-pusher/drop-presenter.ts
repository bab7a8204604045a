import type { DropRecord, PusherTable, SettledDrop } from '../../../contract/coin-pusher.ts';

/** A drop for the stage: all inputs of the simulation, and its required result. */
export type ShownDrop = Pick<SettledDrop, 'x' | 'price' | 'draw' | 'before' | 'after'>;

/** A past drop with the tables to show it from. */
export type PastDrop = DropRecord & { readonly tables: Pick<SettledDrop, 'draw' | 'before' | 'after'> };

/** Shows drops on the machine. Each promise settles when the drop has been shown or could not be. */
export interface DropPresenter {
  /** Puts a waiting coin on the rail. */
  wait(id: string, x: number): void;
  /** With `instant`, for a drop of an earlier visit, the table fades to its result. */
  settle(id: string, drop: ShownDrop, instant: boolean): Promise<void>;
  fail(id: string, refused: boolean): void;
  /** Restores the table after a past drop was shown. */
  replace(table: PusherTable): void;
}
