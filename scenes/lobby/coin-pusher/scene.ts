import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import type { Scene, SceneContext } from '../../engine/definition.ts';
import { DropSequence } from './drop-sequence.ts';
import { BOARD, placeOf } from './layout.ts';
import { PRESS } from './tuning.ts';
import type { CoinPusherTypes, DropSettlement } from './types.ts';

/** The coin pusher scene: the simulation decides what happens, the scene only draws it. */
export class CoinPusherScene implements Scene<CoinPusherTypes> {
  readonly cues = {
    drop: ({ id, x }: { readonly id: string; readonly x: number }) => this.#drops.drop(id, x),
    settle: (settlement: DropSettlement) => this.#drops.settle(settlement),
    fail: ({ id, refused = false }: { readonly id?: string; readonly refused?: boolean }) =>
      this.#drops.fail(id, refused),
    replace: ({ table }: { readonly table: DiscTable }) => this.#drops.replace(table),
    skip: () => {
      this.#drops.skip();
      return Promise.resolve();
    },
  };
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #drops: DropSequence;
  #props: CoinPusherTypes['props'] | undefined;
  #askedAt = -Infinity;

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    this.#drops = new DropSequence(context, () => this.#arrange());
  }

  props(next: CoinPusherTypes['props']): void {
    const { button, hint, rail } = this.#drops.nodes;
    const before = this.#props;
    this.#props = next;
    button.price(next.price);
    hint.write(next.hint ?? '');
    if (next.aim !== before?.aim) rail.glideTo(next.aim, before === undefined);
    if (this.#drops.isResting) {
      // Only a changed value is applied: an unchanged one may be older than the last drop.
      if (next.tray !== before?.tray) this.#drops.nodes.fill(next.tray);
      if (next.table !== before?.table) this.#drops.showTable(next.table);
    }
    this.#arrange();
  }

  update(): void {
    this.#drops.update();
  }

  press(x: number, y: number): boolean {
    if (this.#drops.isOnStage) {
      this.#drops.pressStage();
      return true;
    }
    const { button, rail } = this.#drops.nodes;
    if (button.holds(x, y)) {
      button.press();
      this.#ask(rail.aim);
      return true;
    }
    if (y >= BOARD.top && y <= BOARD.bottom) {
      const place = placeOf(x);
      if (button.state === 'ready') rail.glideTo(place);
      this.#ask(place);
      return true;
    }
    if (this.#drops.isResting || this.#context.motion.now - this.#askedAt < PRESS.doubleTapMs) return false;
    this.#drops.skip();
    return true;
  }

  /** Requests a drop at a place on the rail, or the result of a lost drop. */
  #ask(x: number): void {
    const { button, rail, hint } = this.#drops.nodes;
    if (button.state === 'blocked') hint.shake();
    else if (button.state === 'check') this.#context.emit('result:asked', {});
    else {
      rail.press();
      this.#askedAt = this.#context.motion.now;
      this.#context.emit('drop:asked', { x });
    }
  }

  /** Updates the button and the coin offered on the rail after a change of state. */
  #arrange(): void {
    const { isResultUnknown, nextCoinId, nodes } = this.#drops;
    const canDrop = this.#props?.canDrop ?? false;
    nodes.button.setState(isResultUnknown ? 'check' : canDrop ? 'ready' : 'blocked');
    nodes.rail.offer(canDrop && !isResultUnknown, nextCoinId);
  }
}
