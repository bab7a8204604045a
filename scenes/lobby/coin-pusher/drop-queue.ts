import type { Resolvers } from '../../parts/resolvers.ts';
import type { WaitingCoin } from './rail.ts';
import type { DropSettlement } from './types.ts';

/** A drop from its payment to its end. */
export interface PendingDrop {
  readonly id: string;
  readonly x: number;
  /** Time of its payment, scene ms. */
  readonly requestedAt: number;
  /** Its coin, while it waits on the rail. */
  waiting: WaitingCoin | undefined;
  settlement: DropSettlement | undefined;
  /** Whether no answer came in time. */
  isLost: boolean;
  /** Resolvers of its release from the rail and of its end. */
  readonly onReleased: Resolvers;
  readonly onShown: Resolvers;
}

/** Drops in order of payment: one is played, the others wait on the rail. */
export class DropQueue {
  readonly #pending: PendingDrop[] = [];

  get size(): number {
    return this.#pending.length;
  }

  /** True while a drop's answer is missing. */
  get hasLost(): boolean {
    return this.#pending.some(({ isLost }) => isLost);
  }

  add(pending: PendingDrop): void {
    this.#pending.push(pending);
  }

  find(id: string): PendingDrop | undefined {
    return this.#pending.find((pending) => pending.id === id);
  }

  /** Returns the first drop that waits for its answer. */
  unanswered(): PendingDrop | undefined {
    return this.#pending.find(({ settlement, isLost }) => settlement === undefined && !isLost);
  }

  /** Returns the next drop to play: answered, with none before it waiting for an answer. */
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

  /** Cancels all of them. */
  clear(): PendingDrop[] {
    return this.#pending.splice(0);
  }
}
