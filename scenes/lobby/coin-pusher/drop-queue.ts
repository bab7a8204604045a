import type { Resolvers } from '../../parts/resolvers.ts';
import type { WaitingCoin } from './rail.ts';
import type { DropSettlement } from './types.ts';

/** A drop from its payment until its result has been shown. */
export interface PendingDrop {
  readonly id: string;
  readonly x: number;
  /** Time of the drop's payment, in scene ms. */
  readonly requestedAt: number;
  /** The drop's coin while it waits on the rail, otherwise undefined. */
  waiting: WaitingCoin | undefined;
  settlement: DropSettlement | undefined;
  /** Whether the server's answer did not arrive in time. */
  isLost: boolean;
  /** Promise resolvers, called when the coin leaves the rail and when the result has been shown. */
  readonly onReleased: Resolvers;
  readonly onShown: Resolvers;
}

/** Drops in order of payment: the first is played while the others wait on the rail. */
export class DropQueue {
  readonly #pending: PendingDrop[] = [];

  get size(): number {
    return this.#pending.length;
  }

  /** True while the answer to at least one drop is overdue. */
  get hasLost(): boolean {
    return this.#pending.some(({ isLost }) => isLost);
  }

  add(pending: PendingDrop): void {
    this.#pending.push(pending);
  }

  find(id: string): PendingDrop | undefined {
    return this.#pending.find((pending) => pending.id === id);
  }

  /** Returns the first drop in the queue that still waits for its answer; drops whose answer is lost do not count. */
  unanswered(): PendingDrop | undefined {
    return this.#pending.find(({ settlement, isLost }) => settlement === undefined && !isLost);
  }

  /** Returns the next drop to play: an answered drop with no unanswered drop before it in the queue. */
  ready(): PendingDrop | undefined {
    for (const pending of this.#pending) {
      if (pending.settlement) return pending;
      if (!pending.isLost) return undefined;
    }
    return undefined;
  }

  remove(pending: PendingDrop): void {
    const index = this.#pending.indexOf(pending);
    if (index >= 0) this.#pending.splice(index, 1);
  }

  /** Empties the queue and returns the drops that were in it. */
  clear(): PendingDrop[] {
    return this.#pending.splice(0);
  }
}
