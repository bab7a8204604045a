import type { DiscBody } from '../../../fair/coin-pusher/contacts.ts';
import type { Drop, Exit } from '../../../fair/coin-pusher/drop.ts';
import { MACHINE, shelfAt, STEPS_PER_SECOND } from '../../../fair/coin-pusher/machine.ts';

/** Duration of one fixed step of the scene player, in ms. */
export const STEP_MS = 1000 / STEPS_PER_SECOND;

/** Callbacks of the simulation of one drop. */
export interface SimulationEvents {
  /** Called when the shelf has reached the position given by the seed: the disc leaves the rail. */
  released(): void;
  /** Called when the falling disc becomes a body on the table. */
  landed(body: DiscBody): void;
  /** Called before each simulation step, while every disc is still where it was drawn last. */
  stepping(): void;
  /** Called after each simulation step; `drop.exits` then includes the discs that left the table in this step. */
  stepped(drop: Drop): void;
  left(exit: Exit): void;
  settled(drop: Drop): void;
}

/**
 * Moves the shelf and steps the simulation in fixed steps of the scene player. Before a drop the shelf moves without
 * simulation until it reaches the phase given by the drop's seed; then the drop is simulated to its end.
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

  /** `stepsPerUpdate`: simulation steps in each fixed step of the scene player. */
  constructor(stepsPerUpdate: number, events: SimulationEvents) {
    this.#stepsPerUpdate = stepsPerUpdate;
    this.#events = events;
  }

  /** The current drop: waiting for the shelf or being simulated. Undefined between drops. */
  get drop(): Drop | undefined {
    return this.#drop;
  }

  /** Starts a drop; its steps are counted from the scene time `now`. */
  start(drop: Drop, now: number): void {
    this.#drop = drop;
    this.#isReleased = false;
    this.#isLandingReported = false;
    this.#stepsBefore = 0;
    this.#exits = 0;
    this.#stepAt = now;
    this.#shelfBefore = this.#shelf;
  }

  /** Cancels the current drop; the shelf stops. */
  stop(): void {
    this.#drop = undefined;
    this.#shelfBefore = this.#shelf;
  }

  /** Advances the shelf or the simulation by one fixed step of the scene player. */
  update(now: number): void {
    if (!this.#drop) return;
    this.#stepAt = now;
    this.#shelfBefore = this.#shelf;
    this.#stepsBefore = this.#drop.stepCount;
    this.#reportLanding();
    this.#events.stepping();
    for (let step = 0; step < this.#stepsPerUpdate && this.#drop; step++) this.#step(this.#drop);
  }

  /** Returns true if a step is still due at this time: a frame drawn now would be outdated immediately. */
  isDue(now: number): boolean {
    return this.#drop !== undefined && now - this.#stepAt > STEP_MS - 1e-6;
  }

  /** Returns how far, 0..1, a time lies between the last two simulation steps, for interpolation. */
  part(now: number): number {
    return Math.min(1, Math.max(0, (now - this.#stepAt) / STEP_MS));
  }

  /** Returns the depth of the shelf's front edge to draw at a time, in table units. */
  shelf(now: number): number {
    return this.#shelfBefore + (this.#shelf - this.#shelfBefore) * this.part(now);
  }

  /** Returns the progress 0..1 of the fall to draw at a time; undefined if no disc is falling. */
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

  /**
   * Reports the disc that landed in the last step. It was drawn falling until now, so it joins the table one step late.
   */
  #reportLanding(): void {
    const drop = this.#drop;
    if (!drop?.hasLanded || this.#isLandingReported) return;
    const body = drop.bodies.at(-1);
    this.#isLandingReported = true;
    if (body) this.#events.landed(body);
  }
}
