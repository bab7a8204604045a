import type { Body } from '../../fair/coin-pusher/contacts.ts';
import type { Drop, Exit } from '../../fair/coin-pusher/drop.ts';
import { MACHINE, shelfAt, STEPS_PER_SECOND } from '../../fair/coin-pusher/machine.ts';

/** One of the player's fixed steps, ms. */
export const STEP_MS = 1000 / STEPS_PER_SECOND;

/** Callbacks of a simulation. */
export interface SimulationEvents {
  /** The shelf has come to the drop's phase: the disc leaves the rail. */
  released(): void;
  /** The disc is on the table from now on. */
  landed(body: Body): void;
  /** Before a step of the simulation: everything is where it was drawn last. */
  stepping(): void;
  /** After each step; `exits` are those of this step. */
  stepped(drop: Drop): void;
  left(exit: Exit): void;
  settled(drop: Drop): void;
}

/**
 * The shelf's strokes and the simulation, in the player's fixed steps. Before a drop the shelf runs, drawn and not
 * simulated, until it has the phase that the drop's seed gives; then the drop is stepped to its end.
 */
export class DropSimulation {
  readonly #events: SimulationEvents;
  readonly #stepsPerUpdate: number;
  #drop: Drop | undefined;
  #phase = MACHINE.period / 2;
  #shelf = shelfAt(MACHINE.period / 2);
  #shelfBefore = this.#shelf;
  #isReleased = false;
  #isLandingReported = false;
  #stepsBefore = 0;
  #exits = 0;
  #stepAt = 0;

  /** `pace`: simulation steps in a fixed step. */
  constructor(stepsPerUpdate: number, events: SimulationEvents) {
    this.#stepsPerUpdate = stepsPerUpdate;
    this.#events = events;
  }

  /** The drop that waits for its phase or is stepped. */
  get drop(): Drop | undefined {
    return this.#drop;
  }

  /** Starts a drop; `now` is the instant from which its steps count. */
  start(drop: Drop, now: number): void {
    this.#drop = drop;
    this.#isReleased = false;
    this.#isLandingReported = false;
    this.#stepsBefore = 0;
    this.#exits = 0;
    this.#stepAt = now;
    this.#shelfBefore = this.#shelf;
  }

  /** Cancels a drop where it stands; the shelf rests. */
  stop(): void {
    this.#drop = undefined;
    this.#shelfBefore = this.#shelf;
  }

  /** A fixed step of the player. */
  update(now: number): void {
    if (!this.#drop) return;
    this.#stepAt = now;
    this.#shelfBefore = this.#shelf;
    this.#stepsBefore = this.#drop.stepCount;
    this.#reportLanding();
    this.#events.stepping();
    for (let step = 0; step < this.#stepsPerUpdate && this.#drop; step++) this.#step(this.#drop);
  }

  /** True at the instant of a step that is still to be made: what is drawn now is drawn again a moment later. */
  isDue(now: number): boolean {
    return this.#drop !== undefined && now - this.#stepAt > STEP_MS - 1e-6;
  }

  /** Part 0..1 of the way from the last step but one to the last that is drawn at an instant. */
  part(now: number): number {
    return Math.min(1, Math.max(0, (now - this.#stepAt) / STEP_MS));
  }

  /** Front of the shelf as drawn at an instant, u. */
  shelf(now: number): number {
    return this.#shelfBefore + (this.#shelf - this.#shelfBefore) * this.part(now);
  }

  /** Part 0..1 of the fall as drawn at an instant; undefined when no disc falls. */
  fall(now: number): number | undefined {
    if (!this.#drop || !this.#isReleased || this.#isLandingReported) return undefined;
    const steps = this.#stepsBefore + (this.#drop.stepCount - this.#stepsBefore) * this.part(now);
    return Math.min(1, steps / MACHINE.fall);
  }

  #step(drop: Drop): void {
    if (!this.#isReleased) {
      if (this.#phase % MACHINE.period !== drop.draw.phase) {
        this.#phase += 1;
        this.#shelf = shelfAt(this.#phase);
        return;
      }
      this.#isReleased = true;
      this.#events.released();
    }
    drop.step();
    this.#phase = drop.phase;
    this.#shelf = drop.shelf;
    for (; this.#exits < drop.exits.length; this.#exits++) {
      const exit = drop.exits[this.#exits];
      if (exit) this.#events.left(exit);
    }
    this.#events.stepped(drop);
    if (!drop.isSettled) return;
    this.#reportLanding();
    this.#drop = undefined;
    this.#events.settled(drop);
  }

  /** A disc that landed in the last step lies on the table from this one on: until then it was drawn falling. */
  #reportLanding(): void {
    const drop = this.#drop;
    if (!drop?.hasLanded || this.#isLandingReported) return;
    const body = drop.bodies.at(-1);
    this.#isLandingReported = true;
    if (body) this.#events.landed(body);
  }
}
