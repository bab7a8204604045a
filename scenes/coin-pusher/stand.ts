import { PRIZES } from '../../fair/coin-pusher/prizes.ts';
import type { Body } from '../../fair/coin-pusher/contacts.ts';
import type { Exit } from '../../fair/coin-pusher/drop.ts';
import type { SceneContext } from '../engine/definition.ts';
import { Container } from '../engine/pixi.ts';
import { Button } from './button.ts';
import { Cheer } from './cheer.ts';
import { Clock } from './clock.ts';
import { Counter } from './counter.ts';
import { type Falling, fallAt } from './fall.ts';
import { Floor } from './floor.ts';
import { Gains } from './gains.ts';
import { Heap } from './heap.ts';
import { Hint } from './hint.ts';
import { Idle } from './idle.ts';
import { TABLE, toX, toY } from './layout.ts';
import { Leaving } from './leaving.ts';
import { createGround, Machine } from './machine.ts';
import { type Piece, PieceBox } from './piece.ts';
import { type Play, STEP_MS } from './play.ts';
import { Rail } from './rail.ts';
import { EXIT, SHADOW } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';
import { Voices } from './voices.ts';

/** Pieces made ahead: a full table, a rail of coins and what is just leaving. */
const PIECES = 110;
/** Where a coin goes that finds no more room in the heap. */
const HEAP_FULL = { x: 360, y: 1030 } as const;

/** Everything that is seen, and how it looks at an instant. */
export class Stand {
  readonly clock: Clock;
  readonly box: PieceBox;
  readonly floor: Floor;
  readonly rail: Rail;
  readonly cheer: Cheer;
  readonly button: Button;
  readonly hint: Hint;
  readonly idle: Idle;
  readonly voices: Voices;
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #machine: Machine;
  readonly #leaving: Leaving;
  readonly #gains: Gains;
  readonly #heap: Heap;
  readonly #counter: Counter;
  readonly #play: Play;
  readonly #falling: Falling = { x: 0, y: 0, scale: 1, height: 0 };
  readonly #arrivals = new Set<() => void>();
  /** The disc that falls from the rail to the table. */
  #hand: Piece | undefined;
  /** Coins in the tray, those in the air included, and those that the counter shows. */
  #tray = -1;
  #counted = 0;

  constructor(context: SceneContext<CoinPusherTypes>, play: Play) {
    this.#context = context;
    this.#play = play;
    this.clock = new Clock(context.motion, (now) => this.draw(now));
    this.box = new PieceBox(context, PIECES);
    this.floor = new Floor(context, this.box);
    this.rail = new Rail(context, this.box, this.clock);
    this.button = new Button(context);
    this.hint = new Hint(context);
    this.idle = new Idle(context, this.button, this.floor);
    this.voices = new Voices(context);
    this.#machine = new Machine(context);
    this.#leaving = new Leaving(this.box);
    this.#gains = new Gains(context);
    this.#heap = new Heap(context, context.random.fork('heap'));
    this.#counter = new Counter(context);
    const shaken = new Container({ label: 'machine' });
    this.cheer = new Cheer(context, shaken);
    shaken.addChild(
      this.#machine.floor,
      this.#leaving.sunk,
      this.#machine.shelf,
      this.floor.shadows,
      this.floor.discs,
      this.#machine.shade,
      this.#heap.view,
      this.#leaving.over,
      this.#machine.front,
      this.#machine.board,
      this.rail.view,
      this.rail.shadows,
      this.rail.coins,
      this.idle.view,
    );
    context.view.addChild(
      createGround(context),
      this.#counter.plate,
      shaken,
      this.button.view,
      this.hint.view,
      this.cheer.below,
      this.#counter.figures,
      this.#gains.view,
      this.cheer.figures,
    );
    context.onDispose(() => this.box.dispose());
  }

  /** Coins in the tray from now on, hundredths, those in the air included. */
  fill(tray: number): void {
    if (tray === this.#tray) return;
    this.#tray = tray;
    this.#arrive();
  }

  /** What is on its way to the tray is there. */
  #arrive(): void {
    for (const cancel of this.#arrivals) cancel();
    this.#arrivals.clear();
    this.#count(this.#tray);
  }

  /** Coins fall into the tray unseen. */
  gain(coins: number): void {
    this.#tray += coins;
    this.#arrive();
  }

  /** The sum of a drop is told: the counter swells. */
  pop(): void {
    this.#counter.pop();
  }

  /** A coin from the rail begins to fall. */
  pickUp(piece: Piece): void {
    this.#hand = piece;
  }

  /** The falling disc is on the table from now on. */
  land(body: Body): void {
    if (!this.#hand) return;
    this.floor.land(this.#hand, body);
    this.#hand = undefined;
    this.voices.land();
    this.cheer.landed({ x: toX(body.x), y: toY(body.y) });
  }

  /** A disc crosses an edge: it is seen to leave, and what it brings is on its way. */
  leave(exit: Exit): void {
    const { motion, settings, format } = this.#context;
    const piece = this.floor.release(exit.id);
    if (!piece) return;
    const isTurbo = settings.turbo;
    if (exit.out !== 'front') {
      const side = exit.out === 'left' ? -1 : 1;
      const to = { x: toX(exit.x) + side * EXIT.gutterBy, y: toY(exit.y) + 10 };
      this.#leaving.add(piece, exit, motion.now, STEP_MS, to);
      this.voices.gutter();
      this.clock.span(STEP_MS + Leaving.ms(exit.out));
      return;
    }
    const { coins, thing } = PRIZES[exit.kind];
    const spot = this.#heap.next(this.#leaving.falling) ?? { x: toX(exit.x), y: HEAP_FULL.y };
    this.#leaving.add(piece, exit, motion.now, STEP_MS, spot);
    if (!isTurbo || exit.kind !== 'peso') {
      const words = thing ? `+${thing.count}` : `+${format.prize(coins)}`;
      this.#gains.rise(words, toX(exit.x), TABLE.front + 26, motion.now + STEP_MS);
    }
    if (exit.kind !== 'peso') this.cheer.special(exit.kind, { x: toX(exit.x), y: toY(exit.y) });
    this.clock.span(STEP_MS + Math.max(EXIT.front, EXIT.gain));
    this.#tray += coins;
    const arrive = (): void => {
      this.#arrivals.delete(cancel);
      this.#count(this.#counted + coins);
      this.voices.tray();
    };
    const cancel = motion.at(STEP_MS + EXIT.front, arrive);
    this.#arrivals.add(cancel);
  }

  /** What is in the air is gone: a table comes by a fade. */
  clearAir(): void {
    if (this.#hand) this.box.give(this.#hand);
    this.#hand = undefined;
    this.#leaving.clear();
    this.#gains.hide();
    this.#arrive();
  }

  /** Draws an instant, once a frame: not at the steps of the simulation that lie in it. */
  draw(now: number): void {
    const play = this.#play;
    if (play.isDue(now)) return;
    this.#machine.push(play.shelf(now));
    this.floor.draw(play.part(now));
    this.#drawHand(play, now);
    this.rail.draw(now);
    this.#leaving.draw(now);
    this.#gains.draw(now);
  }

  #drawHand(play: Play, now: number): void {
    const part = play.fall(now);
    const draw = play.drop?.draw;
    if (!this.#hand || part === undefined || !draw) return;
    const at = this.#falling;
    fallAt(draw.path, draw.landX, part, at);
    const { sprite, shadow } = this.#hand;
    const reach = SHADOW.far + (SHADOW.high - SHADOW.far) * at.height;
    this.#hand.put(at.x, at.y, reach * 0.75, reach);
    sprite.scale.set(at.scale);
    shadow.scale.set(at.scale);
    shadow.alpha = SHADOW.alpha * (1 - 0.45 * at.height);
  }

  #count(tray: number): void {
    this.#counted = tray;
    this.#counter.show(tray);
    this.#heap.show(tray);
  }
}
