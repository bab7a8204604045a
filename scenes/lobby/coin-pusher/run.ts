import type { Exit } from '../../../fair/coin-pusher/drop.ts';
import { RUN } from './tuning.ts';

/**
 * Finds runs (combos) in a drop: discs that go over the front edge shortly after each other, measured in simulation
 * steps.
 */
export class Run {
  /** Number of discs in the drop's longest combo. */
  longest = 0;
  #count = 0;
  #last = -Infinity;

  /** Returns a leaving disc's number in its combo, from 1; 0 if the disc fell into a gutter. */
  add({ out, step }: Pick<Exit, 'out' | 'step'>): number {
    if (out !== 'front') return 0;
    this.#count = step - this.#last <= RUN.window ? this.#count + 1 : 1;
    this.#last = step;
    this.longest = Math.max(this.longest, this.#count);
    return this.#count;
  }
}
