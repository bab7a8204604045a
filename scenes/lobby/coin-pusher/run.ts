import type { Exit } from '../../../fair/coin-pusher/drop.ts';
import { RUN } from './tuning.ts';

/** Runs of a drop: discs that go over the front edge in quick succession, by the simulation's own steps. */
export class Run {
  /** Length of the longest run. */
  longest = 0;
  #count = 0;
  #last = -Infinity;

  /** Returns the place of an exit in its run, from 1; 0 for one into a gutter. */
  add({ out, step }: Pick<Exit, 'out' | 'step'>): number {
    if (out !== 'front') return 0;
    this.#count = step - this.#last <= RUN.window ? this.#count + 1 : 1;
    this.#last = step;
    this.longest = Math.max(this.longest, this.#count);
    return this.#count;
  }
}
