import { PRIZES } from '../../fair/coin-pusher/prizes.ts';
import { Drop, type Exit } from '../../fair/coin-pusher/drop.ts';
import { isSameTable, type Table } from '../../fair/coin-pusher/table.ts';
import type { SceneContext } from '../engine/definition.ts';
import { RAIL, railX } from './layout.ts';
import { Play } from './play.ts';
import { type Flight, Queue, tell } from './queue.ts';
import { Stand } from './stand.ts';
import { FADE, PACE } from './tuning.ts';
import type { CoinPusherTypes, Settlement } from './types.ts';

/** The course of the drops: coins wait on the rail, are played in their order, and end on the server's table. */
export class Course {
  readonly stand: Stand;
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #play: Play;
  readonly #queue = new Queue();
  readonly #changed: () => void;
  /** What a drop costs, hundredths. */
  price = 0;
  /** The table as it lies, or as the drop under way found it. */
  #table: Table | undefined;
  /** The drop that is played. */
  #flight: Flight | undefined;
  #won: { coins: number; worth: number } = { coins: 0, worth: 0 };
  /** A result did not come, and there is no coin for it: it was lost in an earlier visit. */
  #isAsking = false;
  #isSkipping = false;
  #cancels: (() => void)[] = [];

  /** `changed` is told when the rail or the button may look different. */
  constructor(context: SceneContext<CoinPusherTypes>, changed: () => void) {
    this.#context = context;
    this.#changed = changed;
    const { turboSteps, steps } = PACE;
    this.#play = new Play(context.settings.turbo ? turboSteps : steps, {
      released: () => this.#released(),
      landed: (body) => this.stand.land(body),
      stepping: () => this.stand.floor.mark(),
      stepped: (drop) => this.stand.voices.step(drop),
      left: (exit) => {
        this.#tally(exit);
        this.stand.leave(exit);
      },
      settled: (drop) => {
        this.stand.floor.settle();
        this.#conclude(drop);
      },
    });
    this.stand = new Stand(context, this.#play);
    this.stand.draw(context.motion.now);
    this.stand.idle.rest();
  }

  /** True when no drop is under way. */
  get isResting(): boolean {
    return this.#flight === undefined && this.#queue.size === 0;
  }

  /** True while the result of a drop is unknown. */
  get isAsking(): boolean {
    return this.#isAsking || this.#queue.hasLost;
  }

  /** The id that the next coin will have, for its face. */
  get nextFace(): number {
    return (this.#table?.nextId ?? 0) + this.#queue.size;
  }

  /** A fixed step of the player. */
  update(): void {
    this.#play.update(this.#context.motion.now);
  }

  /** Shows a table at rest at once. */
  lay(table: Table): void {
    if (this.#table && isSameTable(table, this.#table)) return;
    this.stand.floor.lay(table);
    this.#table = table;
  }

  /** A drop was paid for. Resolves when its coin has left the rail. */
  drop(id: string, x: number): Promise<void> {
    return new Promise((resolve) => {
      const known = this.#queue.find(id);
      if (known?.isLost && known.waiting) {
        // Asked for again.
        known.isLost = false;
        known.waiting.piece.sprite.tint = 0xffffff;
      }
      if (known === undefined || known.waiting)
        (known ?? this.#enqueue(id, x, true)).onReleased.push(resolve);
      else resolve();
      this.#changed();
    });
  }

  /** Its answer is there. Resolves when it has been shown. */
  settle(settlement: Settlement): Promise<void> {
    return new Promise((resolve) => {
      const { id, x, instant = false } = settlement;
      const flight = this.#queue.find(id) ?? this.#enqueue(id, x, !instant);
      flight.onShown.push(resolve);
      if (flight.settlement) return;
      flight.settlement = settlement;
      flight.isLost = false;
      this.#isAsking = false;
      if (flight.waiting) this.stand.rail.still(flight.waiting, false);
      this.#changed();
      this.#next();
    });
  }

  /** No answer came, or a refusal. Resolves when that is seen. */
  fail(id: string | undefined, isRefused: boolean): Promise<void> {
    const { rail } = this.stand;
    const flight = id === undefined ? this.#queue.unanswered() : this.#queue.find(id);
    if (!flight || flight.settlement || !flight.waiting) {
      if (!flight) this.#isAsking = !isRefused;
      this.#changed();
      return Promise.resolve();
    }
    this.#context.sound.play('ui.soft', { when: this.#context.motion.now });
    if (!isRefused) {
      flight.isLost = true;
      rail.still(flight.waiting, true);
      tell(flight.onReleased);
      this.#changed();
      // What was answered after it need not wait for it.
      this.#next();
      return Promise.resolve();
    }
    this.#queue.remove(flight);
    const lifted = rail.lift(flight.waiting);
    tell(flight.onReleased);
    this.#changed();
    this.#next();
    return lifted;
  }

  /** Another table takes this one's place; what is under way is given up. */
  replace(table: Table): Promise<void> {
    const { floor, rail, cheer } = this.stand;
    this.#abandon();
    for (const flight of this.#queue.clear()) {
      if (flight.waiting) void rail.lift(flight.waiting);
      tell(flight.onReleased);
      tell(flight.onShown);
    }
    this.#isAsking = false;
    cheer.hush();
    const faded = floor.fadeTo(table);
    this.#table = table;
    this.#changed();
    return faded;
  }

  /** Runs every drop whose answer is there to its end, unseen. */
  skip(): void {
    if (this.isResting) return;
    this.#isSkipping = true;
    const { drop } = this.#play;
    // Otherwise a fade or a wait is under way, and what comes after it is not shown.
    if (drop) this.#hurry(drop);
  }

  #enqueue(id: string, x: number, hasCoin: boolean): Flight {
    const { rail, idle } = this.stand;
    idle.stop();
    const flight: Flight = {
      id,
      x,
      askedAt: this.#context.motion.now,
      waiting: hasCoin ? rail.wait(x, this.nextFace) : undefined,
      settlement: undefined,
      isLost: false,
      onReleased: [],
      onShown: [],
    };
    this.#queue.add(flight);
    return flight;
  }

  /** Plays the next drop whose answer is there, or rests. */
  #next(): void {
    if (this.#flight) return;
    const flight = this.#queue.ready();
    const settlement = flight?.settlement;
    if (!flight || !settlement) {
      this.#isSkipping = false;
      this.stand.clock.steps(false);
      if (this.#queue.size === 0) this.stand.idle.rest();
      return;
    }
    this.#flight = flight;
    this.stand.cheer.hush();
    if (this.#table && isSameTable(settlement.before, this.#table)) {
      this.#begin(settlement);
      return;
    }
    this.stand.clock.steps(false);
    void this.stand.floor.fadeTo(settlement.before);
    this.#table = settlement.before;
    this.#cancels.push(this.#context.motion.at(FADE, () => this.#begin(settlement)));
  }

  #begin(settlement: Settlement): void {
    const { settings, motion } = this.#context;
    this.#won = { coins: 0, worth: 0 };
    const drop = this.#makeDrop(settlement);
    if (!drop) return;
    if (settings.reduceMotion || settlement.instant || this.#isSkipping) {
      this.#hurry(drop);
      return;
    }
    this.stand.floor.follow(drop.bodies);
    this.#play.start(drop, motion.now);
    this.stand.clock.steps(true);
  }

  /** A drop of another physics cannot be played here: the server's table is drawn, as when the tables differ. */
  #makeDrop(settlement: Settlement): Drop | undefined {
    try {
      return new Drop(settlement.before, settlement.draw);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#putAside();
      this.#end(settlement, undefined);
      return undefined;
    }
  }

  /** The shelf is at the seed's phase: the coin falls, and shows what it is. */
  #released(): void {
    const flight = this.#flight;
    const draw = this.#play.drop?.draw;
    if (!flight?.waiting || !draw) return;
    const { rail, voices, cheer } = this.stand;
    const piece = rail.release(flight.waiting);
    flight.waiting = undefined;
    if (draw.kind !== 'peso') {
      piece.dress(draw.kind, 0);
      cheer.revealed({ x: railX(flight.x), y: RAIL.y });
    }
    this.stand.pickUp(piece);
    voices.release();
    this.#leftRail(flight);
  }

  /** Runs a drop to its end unseen; its table fades in. */
  #hurry(drop: Drop): void {
    const { floor } = this.stand;
    const { motion } = this.#context;
    if (this.#play.drop === drop) floor.freeze(this.#play.part(motion.now));
    this.#play.stop();
    this.stand.clock.steps(false);
    this.#putAside();
    this.stand.clearAir();
    const told = drop.exits.length;
    while (!drop.isSettled) drop.step();
    let coins = 0;
    for (const exit of drop.exits.slice(told)) {
      this.#tally(exit);
      if (exit.out === 'front') coins += PRIZES[exit.kind].coins;
    }
    this.stand.gain(coins);
    if (this.#won.worth > 0) this.stand.voices.tray();
    void floor.fadeTo(drop.table());
    this.#cancels.push(motion.at(FADE, () => this.#conclude(drop)));
  }

  /** The coin of a drop that is not shown is gone from the rail. */
  #putAside(): void {
    const flight = this.#flight;
    if (!flight?.waiting) return;
    this.stand.box.give(this.stand.rail.release(flight.waiting));
    flight.waiting = undefined;
    this.#leftRail(flight);
  }

  #leftRail(flight: Flight): void {
    this.#context.emit('drop:released', { id: flight.id });
    tell(flight.onReleased);
    this.#changed();
  }

  #tally(exit: Exit): void {
    if (exit.out !== 'front') return;
    const { coins, worth } = PRIZES[exit.kind];
    this.#won.coins += coins;
    this.#won.worth += worth;
  }

  /** All is still: is it the server's table? */
  #conclude(drop: Drop): void {
    const settlement = this.#flight?.settlement;
    if (!settlement) return;
    this.#table = drop.table();
    this.#end(settlement, this.#table);
  }

  /** The drop that was played is over; `found` is the table that it ended on here. */
  #end({ id, after }: Settlement, found: Table | undefined): void {
    const flight = this.#flight;
    if (!flight) return;
    const { motion, settings, emit } = this.#context;
    this.#queue.remove(flight);
    this.#flight = undefined;
    if (!found || !isSameTable(found, after)) {
      emit('table:differed', { id });
      void this.stand.floor.fadeTo(after);
      this.#table = after;
    }
    this.#celebrate();
    const wait = flight.askedAt + settings.minRoundMs - motion.now;
    if (wait > 0) motion.at(wait, () => this.#shown(flight));
    else this.#shown(flight);
    this.#changed();
    this.#next();
  }

  #celebrate(): void {
    if (this.#won.worth > 0) this.stand.pop();
    this.stand.cheer.sum(this.#won, this.price);
  }

  #shown(flight: Flight): void {
    this.#context.emit('drop:shown', { id: flight.id });
    tell(flight.onShown);
  }

  /** What is under way is given up where it stands. */
  #abandon(): void {
    const { floor } = this.stand;
    for (const cancel of this.#cancels.splice(0)) cancel();
    if (this.#play.drop) floor.freeze(this.#play.part(this.#context.motion.now));
    this.#play.stop();
    this.stand.clock.steps(false);
    this.stand.clearAir();
    this.#flight = undefined;
    this.#isSkipping = false;
  }
}
