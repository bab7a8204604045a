import type { DropRecord, PusherTable, SettledDrop } from '../../../contract/coin-pusher.ts';

/** A drop as the stage shows it: everything that decides it, and what it must come to. */
export type ShownDrop = Pick<SettledDrop, 'x' | 'price' | 'draw' | 'before' | 'after'>;

/** A past drop with the tables that it is shown from. */
export type PastDrop = DropRecord & { readonly tables: Pick<SettledDrop, 'draw' | 'before' | 'after'> };

/** Shows drops on the machine. Each promise settles when it has been shown, also when it cannot be. */
export interface DropPresenter {
  /** A coin waits on the rail. */
  wait(id: string, x: number): void;
  /** `instant`: it was left before; the table fades over to what it left. */
  settle(id: string, drop: ShownDrop, instant: boolean): Promise<void>;
  fail(id: string, refused: boolean): void;
  /** The table that lies there again after a past drop was shown. */
  replace(table: PusherTable): void;
}
