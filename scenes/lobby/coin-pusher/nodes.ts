import { PRIZES } from '../../../fair/coin-pusher/prizes.ts';
import type { DiscBody } from '../../../fair/coin-pusher/contacts.ts';
import type { Exit } from '../../../fair/coin-pusher/drop.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { Container } from '../../engine/pixi.ts';
import type { Celebration } from '../../parts/celebration/celebration.ts';
import { DropButton } from './drop-button.ts';
import { FrameClock } from './frame-clock.ts';
import { TrayCounter } from './tray-counter.ts';
import type { DropEffects } from './drop-effects.ts';
import type { Falling } from './fall.ts';
import { TableDiscs } from './table-discs.ts';
import { TrayCoins } from './tray-coins.ts';
import { Hint } from './hint.ts';
import { Idle } from './idle.ts';
import { TABLE, toX, toY } from './layout.ts';
import { createBackground, PusherMachine } from './machine.ts';
import { type Disc, DiscPool } from './disc.ts';
import { type DropSimulation, STEP_MS } from './drop-simulation.ts';
import { Rail } from './rail.ts';
import { lateDrops } from './late-drops.ts';
import { EXIT, exitMs, SHADOW } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Number of discs created in advance: enough for a full table, a full rail and some discs that are leaving. */
const PIECES = 110;
/** Where a falling coin goes when the tray has no free place, in design pixels. */
const TRAY_FULL = { x: 360, y: 1030 } as const;

/** All display nodes of the scene; `draw` sets their state at a given time. */
export class SceneNodes {
  readonly clock: FrameClock;
  readonly pool: DiscPool;
  readonly tableDiscs: TableDiscs;
  readonly rail: Rail;
  readonly button: DropButton;
  readonly hint: Hint;
  readonly idle: Idle;
  /** Container of the machine, which the celebration's camera moves; its rest position is 0,0. */
  readonly machine = new Container({ label: 'machine' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #machine: PusherMachine;
  readonly #trayCoins: TrayCoins;
  readonly #counter: TrayCounter;
  readonly #simulation: DropSimulation;
  /** Layers that hold the effects of a drop. */
  readonly #layers = {
    sunk: new Container(),
    over: new Container(),
    below: new Container(),
    above: new Container(),
  } as const;
  #effects: DropEffects | undefined;
  readonly #fallPose: Falling = { x: 0, y: 0, scale: 1, height: 0 };
  readonly #arrivals = new Set<() => void>();
  /** The disc that is falling from the rail to the table; undefined when none is. */
  #fallingDisc: Disc | undefined;
  /** Amount in the tray including coins still falling, and the amount on the counter; both in hundredths of a peso. */
  #tray = -1;
  #counted = 0;

  constructor(context: SceneContext<CoinPusherTypes>, simulation: DropSimulation) {
    this.#context = context;
    this.#simulation = simulation;
    this.clock = new FrameClock(context.motion, (now) => this.draw(now));
    this.pool = new DiscPool(context, PIECES);
    this.tableDiscs = new TableDiscs(context, this.pool);
    this.rail = new Rail(context, this.pool, this.clock);
    this.button = new DropButton(context);
    this.hint = new Hint(context);
    this.idle = new Idle(context, this.button, this.tableDiscs);
    this.#machine = new PusherMachine(context);
    this.#trayCoins = new TrayCoins(context, context.random.fork('heap'));
    this.#counter = new TrayCounter(context);
    this.machine.addChild(
      this.#machine.floor,
      this.#layers.sunk,
      this.#machine.shelf,
      this.tableDiscs.shadowLayer,
      this.tableDiscs.discLayer,
      this.#machine.shade,
      this.#trayCoins.view,
      this.#layers.over,
      this.#machine.front,
      this.#machine.board,
      this.rail.view,
      this.rail.shadows,
      this.rail.coins,
      this.idle.view,
    );
    context.view.addChild(
      createBackground(context),
      this.#counter.plate,
      this.machine,
      this.button.view,
      this.hint.view,
      this.#layers.below,
      this.#counter.figures,
      this.#layers.above,
    );
    context.onDispose(() => this.pool.dispose());
  }

  /** Adds a celebration's two layers: one over the machine but under the button, one over everything. */
  addCelebration({ behind, above }: Celebration): void {
    const { view } = this.#context;
    view.addChildAt(behind, view.getChildIndex(this.button.view));
    view.addChild(above);
  }

  /** Sets the amount in the tray, in hundredths of a peso, including coins that are still falling. */
  fill(tray: number): void {
    if (tray === this.#tray) return;
    this.#tray = tray;
    this.#arrive();
  }

  /** Shows all falling coins as arrived in the tray. */
  #arrive(): void {
    for (const cancel of this.#arrivals) cancel();
    this.#arrivals.clear();
    this.#count(this.#tray);
  }

  /** Adds an amount to the tray without showing coins fall. */
  gain(coins: number): void {
    this.#tray += coins;
    this.#arrive();
  }

  /** Briefly enlarges the counter when a drop's total is shown. */
  pop(): void {
    this.#counter.pop();
  }

  /** Effects and sounds of a drop; undefined until their code is loaded. */
  get effects(): DropEffects | undefined {
    const { machine } = this;
    return (this.#effects ??= lateDrops.part?.DROP_PARTS.createEffects(this.#context, this.pool, {
      machine,
      layers: this.#layers,
    }));
  }

  /** Starts the fall of a coin from the rail; `disc` is that coin. */
  pickUp(disc: Disc): void {
    this.#fallingDisc = disc;
  }

  /** Puts the falling disc on the table, where it follows `body`. */
  land(body: DiscBody): void {
    if (!this.#fallingDisc) return;
    this.tableDiscs.land(this.#fallingDisc, body);
    this.#fallingDisc = undefined;
    const { effects } = this;
    if (!effects) return;
    effects.sounds.land();
    const spot = { x: toX(body.x), y: toY(body.y) };
    effects.winEffects.landed(spot);
    const { now } = this.#context.motion;
    if (body.kind !== 'peso') this.clock.span(effects.sign.landed(body.kind, spot, now));
  }

  /**
   * Shows a disc crossing an edge and the rising amount of its win. `place` is the disc's number in its combo; 0 in a
   * gutter.
   */
  leave(exit: Exit, place: number): void {
    const { motion, settings, format } = this.#context;
    const { effects } = this;
    const disc = this.tableDiscs.release(exit.id);
    if (!disc || !effects) return;
    const isTurbo = settings.turbo;
    if (exit.out !== 'front') {
      const side = exit.out === 'left' ? -1 : 1;
      const to = { x: toX(exit.x) + side * EXIT.gutterBy, y: toY(exit.y) + 10 };
      effects.exits.add(disc, exit, motion.now, STEP_MS, to);
      effects.sounds.gutter();
      this.clock.span(STEP_MS + exitMs(exit.out));
      return;
    }
    const { coins } = PRIZES[exit.kind];
    const spot = this.#trayCoins.next(effects.exits.falling) ?? { x: toX(exit.x), y: TRAY_FULL.y };
    effects.exits.add(disc, exit, motion.now, STEP_MS, spot);
    if (exit.kind !== 'peso') {
      effects.winEffects.special(exit.kind, { x: toX(exit.x), y: toY(exit.y) });
      this.announce(exit);
    } else if (!isTurbo) {
      const text = `+${format.prize(coins)}`;
      effects.floatingAmounts.rise(text, toX(exit.x), TABLE.front + 26, motion.now + STEP_MS);
    }
    this.clock.span(
      Math.max(STEP_MS + Math.max(EXIT.front, EXIT.gain), effects.runCounter.add(place, motion.now)),
    );
    this.#tray += coins;
    const arrive = (): void => {
      this.#arrivals.delete(cancel);
      this.#count(this.#counted + coins);
      effects.sounds.tray(place);
    };
    const cancel = motion.at(STEP_MS + EXIT.front, arrive);
    this.#arrivals.add(cancel);
  }

  /** Shows a sign with the prize of a special disc that went over the front edge. */
  announce({ kind, x, y }: Exit): void {
    const { effects } = this;
    if (kind === 'peso' || !effects) return;
    const { coins, thing } = PRIZES[kind];
    const spot = { x: toX(x), y: toY(y) };
    this.clock.span(effects.sign.gives(kind, coins, thing?.count ?? 0, spot, this.#context.motion.now));
  }

  /** Time that the combo counter still needs to finish, in ms. */
  get runLeft(): number {
    return this.#effects?.runCounter.left(this.#context.motion.now) ?? 0;
  }

  /** Prepares a celebration: hides the combo counter and stops the table's shake. */
  clearStage(): void {
    this.#effects?.runCounter.leave(this.#context.motion.now);
    this.#effects?.winEffects.stopQuake();
  }

  /** Begins a new drop: hides what the last drop left on the screen. */
  begin(): void {
    this.effects?.clearSigns();
    this.effects?.winEffects.begin();
  }

  /** Removes everything in the air before another table fades in. */
  clearAir(): void {
    if (this.#fallingDisc) this.pool.release(this.#fallingDisc);
    this.#fallingDisc = undefined;
    this.#effects?.clear();
    this.#arrive();
  }

  /** Draws the scene at a time; called once per frame, not once per simulation step. */
  draw(now: number): void {
    const simulation = this.#simulation;
    if (simulation.isDue(now)) return;
    this.#machine.push(simulation.shelf(now));
    this.tableDiscs.draw(simulation.part(now));
    this.#drawFallingDisc(simulation, now);
    this.rail.draw(now);
    this.#effects?.draw(now);
  }

  #drawFallingDisc(simulation: DropSimulation, now: number): void {
    const part = simulation.fall(now);
    const draw = simulation.drop?.draw;
    if (!this.#fallingDisc || part === undefined || !draw) return;
    const at = this.#fallPose;
    lateDrops.part?.DROP_PARTS.fallAt(draw.path, draw.landX, part, at);
    const { sprite, shadow } = this.#fallingDisc;
    const reach = SHADOW.far + (SHADOW.high - SHADOW.far) * at.height;
    this.#fallingDisc.put(at.x, at.y, reach * 0.75, reach);
    sprite.scale.set(at.scale);
    shadow.scale.set(at.scale);
    shadow.alpha = SHADOW.alpha * (1 - 0.45 * at.height);
  }

  #count(tray: number): void {
    this.#counted = tray;
    this.#counter.show(tray);
    this.#trayCoins.show(tray);
  }
}
