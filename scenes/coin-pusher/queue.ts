import type { Waiting } from './rail.ts';
import type { Settlement } from './types.ts';

/** A drop from its payment to its end. */
export interface Flight {
  readonly id: string;
  readonly x: number;
  /** When it was paid for, scene ms. */
  readonly askedAt: number;
  /** Its coin, while that waits on the rail. */
  waiting: Waiting | undefined;
  settlement: Settlement | undefined;
  /** No answer came in time. */
  isLost: boolean;
  /** Whom to tell that it has left the rail, and that it has been shown. */
  readonly onReleased: (() => void)[];
  readonly onShown: (() => void)[];
}

/** Tells everybody who waits, once. */
export function tell(waiting: (() => void)[]): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/** The drops in the order in which they were paid for: one is played, the others wait on the rail. */
export class Queue {
  readonly #flights: Flight[] = [];

  get size(): number {
    return this.#flights.length;
  }

  /** True while a drop's answer did not come. */
  get hasLost(): boolean {
    return this.#flights.some(({ isLost }) => isLost);
  }

  add(flight: Flight): void {
    this.#flights.push(flight);
  }

  find(id: string): Flight | undefined {
    return this.#flights.find((flight) => flight.id === id);
  }

  /** The first that waits for its answer. */
  unanswered(): Flight | undefined {
    return this.#flights.find(({ settlement, isLost }) => settlement === undefined && !isLost);
  }

  /** The one to be played next: answered, and nothing before it still waits for an answer. */
  ready(): Flight | undefined {
    for (const flight of this.#flights) {
      if (flight.settlement) return flight;
      if (!flight.isLost) return undefined;
    }
    return undefined;
  }

  remove(flight: Flight): void {
    const index = this.#flights.indexOf(flight);
    if (index >= 0) this.#flights.splice(index, 1);
  }

  /** Gives up all of them. */
  clear(): Flight[] {
    return this.#flights.splice(0);
  }
}
