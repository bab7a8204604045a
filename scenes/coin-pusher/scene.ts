import type { Table } from '../../fair/coin-pusher/table.ts';
import type { Scene, SceneContext } from '../engine/definition.ts';
import { Course } from './course.ts';
import { BOARD, placeOf } from './layout.ts';
import { PRESS } from './tuning.ts';
import type { CoinPusherTypes, Settlement } from './types.ts';

/** The coin pusher: the simulation decides, here it is only drawn. */
export class CoinPusherScene implements Scene<CoinPusherTypes> {
  readonly cues = {
    drop: ({ id, x }: { readonly id: string; readonly x: number }) => this.#course.drop(id, x),
    settle: (settlement: Settlement) => this.#course.settle(settlement),
    fail: ({ id, refused = false }: { readonly id?: string; readonly refused?: boolean }) =>
      this.#course.fail(id, refused),
    replace: ({ table }: { readonly table: Table }) => this.#course.replace(table),
    skip: () => {
      this.#course.skip();
      return Promise.resolve();
    },
  };
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #course: Course;
  #props: CoinPusherTypes['props'] | undefined;
  #askedAt = -Infinity;

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    this.#course = new Course(context, () => this.#arrange());
  }

  props(next: CoinPusherTypes['props']): void {
    const { button, hint, rail } = this.#course.stand;
    const before = this.#props;
    this.#props = next;
    this.#course.price = next.price;
    button.price(next.price);
    hint.write(next.hint ?? '');
    if (next.aim !== before?.aim) rail.glideTo(next.aim, before === undefined);
    if (this.#course.isResting) {
      // What is set anew counts; what stays as it was may be older than what was played since.
      if (next.tray !== before?.tray) this.#course.stand.fill(next.tray);
      if (next.table !== before?.table) this.#course.lay(next.table);
    }
    this.#arrange();
  }

  update(): void {
    this.#course.update();
  }

  press(x: number, y: number): boolean {
    const { button, rail, idle } = this.#course.stand;
    idle.touch();
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
    if (this.#course.isResting || this.#context.motion.now - this.#askedAt < PRESS.deaf) return false;
    this.#course.skip();
    return true;
  }

  /** The player wants a drop, or the result of one that was lost. */
  #ask(x: number): void {
    const { button, rail, hint } = this.#course.stand;
    if (button.state === 'blocked') hint.shake();
    else if (button.state === 'check') this.#context.emit('result:asked', {});
    else {
      rail.press();
      this.#askedAt = this.#context.motion.now;
      this.#context.emit('drop:asked', { x });
    }
  }

  /** Button and rail as the state is now. */
  #arrange(): void {
    const { isAsking, nextFace, stand } = this.#course;
    const canDrop = this.#props?.canDrop ?? false;
    stand.button.become(isAsking ? 'check' : canDrop ? 'ready' : 'blocked');
    stand.rail.offer(canDrop && !isAsking, nextFace);
  }
}
