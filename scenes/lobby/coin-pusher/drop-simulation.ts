import type { DiscBody } from '../../../fair/coin-pusher/contacts.ts';
import type { Drop, Exit } from '../../../fair/coin-pusher/drop.ts';
import { MACHINE, shelfAt, STEPS_PER_SECOND } from '../../../fair/coin-pusher/machine.ts';

/** Duration of the player's fixed step, ms. */
export const STEP_MS = 1000 / STEPS_PER_SECOND;

/** Callbacks of a simulation. */
export interface SimulationEvents {
  /** The shelf has reached the drop's phase: the disc leaves the rail. */
  released(): void;
  /** The disc is on the table from now on. */
  landed(body: DiscBody): void;
  /** Before a step of the simulation: everything is where it was last drawn. */
  stepping(): void;
  /** After each step; `exits` are those of this step. */
  stepped(drop: Drop): void;
  left(exit: Exit): void;
  settled(drop: Drop): void;
}

/**
 * Runs the shelf's strokes and the simulation in the player's fixed steps. Before a drop the shelf runs, drawn but
 * not simulated, until it reaches the phase that the drop's seed gives; then the drop is stepped to its end.
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

  /** `pace`: simulation steps per fixed step. */
  constructor(stepsPerUpdate: number, events: SimulationEvents) {
    this.#stepsPerUpdate = stepsPerUpdate;
    this.#events = events;
  }

  /** Drop that waits for its phase or is being stepped. */
  get drop(): Drop | undefined {
    return this.#drop;
  }

  /** Starts a drop; its steps count from `now`. */
  start(drop: Drop, now: number): void {
    this.#drop = drop;
    this.#isReleased = false;
    this.#isLandingReported = false;
    this.#stepsBefore = 0;
    this.#exits = 0;
    this.#stepAt = now;
    this.#shelfBefore = this.#shelf;
  }

  /** Cancels a drop where it is; the shelf rests. */
  stop(): void {
    this.#drop = undefined;
    this.#shelfBefore = this.#shelf;
  }

  /** Runs a fixed step of the player. */
  update(now: number): void {
    if (!this.#drop) return;
    this.#stepAt = now;
    this.#shelfBefore = this.#shelf;
    this.#stepsBefore = this.#drop.stepCount;
    this.#reportLanding();
    this.#events.stepping();
    for (let step = 0; step < this.#stepsPerUpdate && this.#drop; step++) this.#step(this.#drop);
  }

  /** Returns true at the time of a step that is still pending: this frame would be redrawn a moment later. */
  isDue(now: number): boolean {
    return this.#drop !== undefined && now - this.#stepAt > STEP_MS - 1e-6;
  }

  /** Returns the interpolation 0..1 between the last two steps at a time. */
  part(now: number): number {
    return Math.min(1, Math.max(0, (now - this.#stepAt) / STEP_MS));
  }

  /** Returns the drawn front of the shelf at a time, u. */
  shelf(now: number): number {
    return this.#shelfBefore + (this.#shelf - this.#shelfBefore) * this.part(now);
  }

  /** Returns the drawn progress 0..1 of the fall at a time; undefined when no disc falls. */
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

  /** A disc that landed in the last step is on the table from this one on: until then it was drawn falling. */
  #reportLanding(): void {
    const drop = this.#drop;
    if (!drop?.hasLanded || this.#isLandingReported) return;
    const body = drop.bodies.at(-1);
    this.#isLandingReported = true;
    if (body) this.#events.landed(body);
  }
}
