import { PRIZES } from '../../../fair/coin-pusher/prizes.ts';
import type { Drop } from '../../../fair/coin-pusher/drop.ts';
import { isSameTable, type DiscTable } from '../../../fair/coin-pusher/table.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { resolveAll } from '../../parts/resolvers.ts';
import { RAIL, railX } from './layout.ts';
import { DropSimulation } from './drop-simulation.ts';
import { DropQueue, type PendingDrop } from './drop-queue.ts';
import { DropWin } from './drop-win.ts';
import { lateDrops } from './late-drops.ts';
import { SceneNodes } from './nodes.ts';
import { FADE, QUAKE, SIMULATION_STEPS } from './tuning.ts';
import type { CoinPusherTypes, DropSettlement } from './types.ts';

/** Plays drops in order: each coin waits on the rail, falls when its turn comes, and ends on the server's table. */
export class DropSequence {
  readonly nodes: SceneNodes;
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #simulation: DropSimulation;
  readonly #queue = new DropQueue();
  readonly #changed: () => void;
  /** The table at rest, or the table before the current drop; undefined until the first table is shown. */
  #table: DiscTable | undefined;
  /** Drop being played; undefined between drops. */
  #current: PendingDrop | undefined;
  readonly #win: DropWin;
  /** Drop whose win is celebrated at the moment; the next drop waits until the celebration closes. */
  #staged: PendingDrop | undefined;
  /** Table to show after the celebration, if the server sent another one meanwhile. */
  #tableAfter: DiscTable | undefined;
  /** Ends the wait for the combo counter, which may still be counting when all discs lie still. */
  #endRun: (() => void) | undefined;
  /** Whether a result from an earlier visit is missing; that drop has no coin on the rail. */
  #isResultUnknown = false;
  #isSkipping = false;
  #cancels: (() => void)[] = [];

  /** `changed` is called when the rail or the button may need an update. */
  constructor(context: SceneContext<CoinPusherTypes>, changed: () => void) {
    this.#context = context;
    this.#changed = changed;
    const { turboSteps, steps } = SIMULATION_STEPS;
    this.#simulation = new DropSimulation(context.settings.turbo ? turboSteps : steps, {
      released: () => this.#released(),
      landed: (body) => this.nodes.land(body),
      stepping: () => this.nodes.tableDiscs.mark(),
      stepped: (drop) => {
        const { effects } = this.nodes;
        if (effects && effects.sounds.step(drop) >= QUAKE.discs) effects.winEffects.quake();
      },
      left: (exit) => this.nodes.leave(exit, this.#win.add(exit)),
      settled: (drop) => {
        this.nodes.tableDiscs.settle();
        this.#concludeAfterRun(drop);
      },
    });
    this.nodes = new SceneNodes(context, this.#simulation);
    this.#win = new DropWin(context, this.nodes, {
      shown: () => {
        if (this.#staged) this.#tell(this.#staged);
      },
      closed: () => this.#leaveStage(),
    });
    this.nodes.draw(context.motion.now);
    this.nodes.idle.rest();
  }

  /** True when no drop is queued or played and no win is celebrated. */
  get isResting(): boolean {
    return this.#current === undefined && this.#queue.size === 0;
  }

  /** True while a win is celebrated; a press then skips or closes the celebration. */
  get isOnStage(): boolean {
    return this.#win.isOnStage;
  }

  /** True while the result of at least one drop is missing. */
  get isResultUnknown(): boolean {
    return this.#isResultUnknown || this.#queue.hasLost;
  }

  /** Id that the next coin will have on the table; it selects the picture of the waiting coin. */
  get nextCoinId(): number {
    return (this.#table?.nextId ?? 0) + this.#queue.size;
  }

  /** Advances the simulation by one fixed step of the scene player. */
  update(): void {
    this.#simulation.update(this.#context.motion.now);
  }

  /** Shows a table at rest immediately, without a fade. */
  showTable(table: DiscTable): void {
    if (this.#table && isSameTable(table, this.#table)) return;
    this.nodes.tableDiscs.show(table);
    this.#table = table;
  }

  /** Adds a paid drop. Resolves when its coin has left the rail. */
  drop(id: string, x: number): Promise<void> {
    // A player who pays for the next drop has seen the last win.
    this.#win.close();
    return new Promise((resolve) => {
      const known = this.#queue.find(id);
      if (known?.isLost && known.waiting) {
        // The player asks again for the result of a lost drop.
        known.isLost = false;
        known.waiting.disc.sprite.tint = 0xffffff;
      }
      if (known === undefined || known.waiting)
        (known ?? this.#enqueue(id, x, true)).onReleased.push(resolve);
      else resolve();
      this.#changed();
    });
  }

  /** Adds a drop's answer. Resolves when the drop's result has been shown. */
  settle(settlement: DropSettlement): Promise<void> {
    return new Promise((resolve) => {
      const { id, x, instant = false } = settlement;
      const pending = this.#queue.find(id) ?? this.#enqueue(id, x, !instant);
      pending.onShown.push(resolve);
      if (pending.settlement) return;
      pending.settlement = settlement;
      pending.isLost = false;
      this.#isResultUnknown = false;
      if (pending.waiting) this.nodes.rail.stopBobbing(pending.waiting, false);
      this.#changed();
      this.#next();
    });
  }

  /** Handles a missing answer or a refusal of a drop. Resolves when the scene shows the failure. */
  fail(id: string | undefined, isRefused: boolean): Promise<void> {
    const { rail } = this.nodes;
    const pending = id === undefined ? this.#queue.unanswered() : this.#queue.find(id);
    if (!pending || pending.settlement || !pending.waiting) {
      if (!pending) this.#isResultUnknown = !isRefused;
      this.#changed();
      return Promise.resolve();
    }
    this.#context.sound.play('ui.soft', { when: this.#context.motion.now });
    if (!isRefused) {
      pending.isLost = true;
      rail.stopBobbing(pending.waiting, true);
      resolveAll(pending.onReleased);
      this.#changed();
      // Drops behind a lost one do not wait for its answer.
      this.#next();
      return Promise.resolve();
    }
    this.#queue.remove(pending);
    const lifted = rail.liftAway(pending.waiting);
    resolveAll(pending.onReleased);
    this.#changed();
    this.#next();
    return lifted;
  }

  /** Fades to another table and cancels all drops. */
  replace(table: DiscTable): Promise<void> {
    if (this.#staged) {
      this.#tableAfter = table;
      return Promise.resolve();
    }
    const { tableDiscs, rail } = this.nodes;
    this.#abandon();
    for (const pending of this.#queue.clear()) {
      if (pending.waiting) void rail.liftAway(pending.waiting);
      resolveAll(pending.onReleased);
      resolveAll(pending.onShown);
    }
    this.#isResultUnknown = false;
    const faded = tableDiscs.fadeTo(table);
    this.#table = table;
    this.#changed();
    return faded;
  }

  /** Skips all answered drops to their end, or moves a celebration one step on. */
  skip(): void {
    if (this.#staged) return this.pressStage();
    if (this.isResting) return;
    this.#isSkipping = true;
    const { drop } = this.#simulation;
    // Without a simulation, a table fades in, which a skip leaves alone, or the combo counter is still counting.
    if (drop) this.#finishUnseen(drop);
    else this.#endRun?.();
  }

  /** Handles a press during a celebration: the first press skips to its last frame, the second closes it. */
  pressStage(): void {
    this.#win.press();
  }

  #enqueue(id: string, x: number, hasCoin: boolean): PendingDrop {
    const { rail, idle } = this.nodes;
    idle.stop();
    const pending: PendingDrop = {
      id,
      x,
      requestedAt: this.#context.motion.now,
      waiting: hasCoin ? rail.wait(x, this.nextCoinId) : undefined,
      settlement: undefined,
      isLost: false,
      onReleased: [],
      onShown: [],
    };
    this.#queue.add(pending);
    return pending;
  }

  /** Plays the next answered drop; without one, the scene rests. */
  #next(): void {
    if (this.#current) return;
    if (this.#staged) return this.nodes.clock.steps(false);
    const pending = this.#queue.ready();
    const settlement = pending?.settlement;
    if (!pending || !settlement) {
      this.#isSkipping = false;
      this.nodes.clock.steps(false);
      if (this.#queue.size === 0) this.nodes.idle.rest();
      return;
    }
    this.#current = pending;
    this.nodes.begin();
    if (this.#table && isSameTable(settlement.before, this.#table)) {
      this.#begin(settlement);
      return;
    }
    this.nodes.clock.steps(false);
    void this.nodes.tableDiscs.fadeTo(settlement.before);
    this.#table = settlement.before;
    this.#cancels.push(this.#context.motion.at(FADE, () => this.#begin(settlement)));
  }

  #begin(settlement: DropSettlement): void {
    const { settings, motion } = this.#context;
    this.#win.begin();
    const drop = this.#makeDrop(settlement);
    if (!drop) return;
    if (settings.reduceMotion || settlement.instant || this.#isSkipping) {
      this.#finishUnseen(drop);
      return;
    }
    this.nodes.tableDiscs.follow(drop.bodies);
    this.#simulation.start(drop, motion.now);
    this.nodes.clock.steps(true);
  }

  /** Returns the simulation of a drop. If it cannot be played here, shows the server's table and returns undefined. */
  #makeDrop(settlement: DropSettlement): Drop | undefined {
    const drop = lateDrops.part?.DROP_PARTS.createDrop(settlement.before, settlement.draw);
    if (drop) return drop;
    this.#removeWaitingCoin();
    this.#end(settlement, undefined);
    return undefined;
  }

  /** Drops the coin from the rail, and shows its kind, when the shelf has reached the position given by the seed. */
  #released(): void {
    const pending = this.#current;
    const draw = this.#simulation.drop?.draw;
    if (!pending?.waiting || !draw) return;
    const { rail, effects } = this.nodes;
    const disc = rail.release(pending.waiting);
    pending.waiting = undefined;
    if (draw.kind !== 'peso') {
      disc.setKind(draw.kind, 0);
      effects?.winEffects.revealed({ x: railX(pending.x), y: RAIL.y });
    }
    this.nodes.pickUp(disc);
    effects?.sounds.release();
    this.#leftRail(pending);
  }

  /** Computes the rest of a drop at once and fades to the table on which the drop ends. */
  #finishUnseen(drop: Drop): void {
    const { tableDiscs } = this.nodes;
    const { motion } = this.#context;
    if (this.#simulation.drop === drop) tableDiscs.freeze(this.#simulation.part(motion.now));
    this.#simulation.stop();
    this.nodes.clock.steps(false);
    this.#removeWaitingCoin();
    this.nodes.clearAir();
    const firstUnseen = drop.exits.length;
    while (!drop.isSettled) drop.step();
    let coins = 0;
    for (const exit of drop.exits.slice(firstUnseen)) {
      if (this.#win.add(exit) === 0) continue;
      coins += PRIZES[exit.kind].coins;
      this.nodes.announce(exit);
    }
    this.nodes.gain(coins);
    if (this.#win.isAny) this.nodes.effects?.sounds.tray();
    void tableDiscs.fadeTo(drop.table());
    this.#cancels.push(motion.at(FADE, () => this.#conclude(drop)));
  }

  /** Removes the waiting coin of the current drop from the rail when its fall is not shown. */
  #removeWaitingCoin(): void {
    const pending = this.#current;
    if (!pending?.waiting) return;
    this.nodes.pool.release(this.nodes.rail.release(pending.waiting));
    pending.waiting = undefined;
    this.#leftRail(pending);
  }

  #leftRail(pending: PendingDrop): void {
    this.#context.emit('drop:released', { id: pending.id });
    resolveAll(pending.onReleased);
    this.#changed();
  }

  /** Waits until the combo counter has finished, then ends the drop. */
  #concludeAfterRun(drop: Drop): void {
    const wait = this.nodes.runLeft;
    if (wait === 0) return this.#conclude(drop);
    const end = (): void => {
      cancel();
      this.#endRun = undefined;
      this.#conclude(drop);
    };
    const cancel = this.#context.motion.at(wait, end);
    this.#cancels.push(cancel);
    this.#endRun = end;
  }

  /** Ends the drop with the table that the simulation ended on. */
  #conclude(drop: Drop): void {
    const settlement = this.#current?.settlement;
    if (!settlement) return;
    this.#table = drop.table();
    this.#end(settlement, this.#table);
  }

  /**
   * Ends the current drop. `found` is the table at the end of the simulation, to be compared with the server's table;
   * undefined without a simulation.
   */
  #end({ id, after, price }: DropSettlement, found: DiscTable | undefined): void {
    const pending = this.#current;
    if (!pending) return;
    const { emit } = this.#context;
    this.#queue.remove(pending);
    this.#current = undefined;
    if (!found || !isSameTable(found, after)) {
      emit('table:differed', { id });
      void this.nodes.tableDiscs.fadeTo(after);
      this.#table = after;
    }
    const isSkipping = this.#isSkipping;
    this.#staged = pending;
    this.#win.celebrate(price, { hasRoom: !isSkipping || !this.#queue.ready(), instant: isSkipping });
    if (!this.#win.isOnStage) {
      this.#staged = undefined;
      this.#tell(pending);
    }
    this.#changed();
    this.#next();
  }

  /** Continues after a celebration: shows a table that arrived meanwhile, then plays the next drop. */
  #leaveStage(): void {
    this.#staged = undefined;
    const table = this.#tableAfter;
    this.#tableAfter = undefined;
    if (!table) return this.#next();
    void this.nodes.tableDiscs.fadeTo(table);
    this.#table = table;
    this.#cancels.push(this.#context.motion.at(FADE, () => this.#next()));
  }

  /** Reports a drop as shown, at the earliest after the minimum duration of a round. */
  #tell(pending: PendingDrop): void {
    const { motion, settings, emit } = this.#context;
    const { run } = this.#win;
    const tell = (): void => {
      emit('drop:shown', { id: pending.id, run });
      resolveAll(pending.onShown);
    };
    const wait = pending.requestedAt + settings.minRoundMs - motion.now;
    if (wait > 0) motion.at(wait, tell);
    else tell();
  }

  /** Cancels the current drop; its discs stop where they are drawn. */
  #abandon(): void {
    const { tableDiscs } = this.nodes;
    for (const cancel of this.#cancels.splice(0)) cancel();
    if (this.#simulation.drop) tableDiscs.freeze(this.#simulation.part(this.#context.motion.now));
    this.#simulation.stop();
    this.nodes.clock.steps(false);
    this.nodes.clearAir();
    this.#endRun = undefined;
    this.#current = undefined;
    this.#isSkipping = false;
  }
}
