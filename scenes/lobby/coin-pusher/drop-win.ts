import type { Exit } from '../../../fair/coin-pusher/drop.ts';
import { PRIZES } from '../../../fair/coin-pusher/prizes.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { hasStage, stepOf } from '../../parts/celebration/steps.ts';
import { CELEBRATION, WON_AT } from './layout.ts';
import type { SceneNodes } from './nodes.ts';
import { Run } from './run.ts';
import { RUN } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Callbacks of the celebration of a win. */
export interface StageEvents {
  /** Called when the shown amount is final. */
  shown(): void;
  /** Called when the celebration has closed. */
  closed(): void;
}

/** The win of one drop, counted from discs that go over the front edge, and its celebration. */
export class DropWin {
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #nodes: SceneNodes;
  readonly #celebration: Celebration;
  #isOnStage = false;
  #coins = 0;
  #run = new Run();

  constructor(context: SceneContext<CoinPusherTypes>, nodes: SceneNodes, events: StageEvents) {
    this.#context = context;
    this.#nodes = nodes;
    const { machine } = nodes;
    this.#celebration = new Celebration(
      context,
      CELEBRATION,
      {
        shown: () => {
          if (this.#isOnStage) events.shown();
        },
        closed: () => {
          if (!this.#isOnStage) return;
          this.#isOnStage = false;
          events.closed();
        },
      },
      { pushed: machine, shaken: machine },
    );
    nodes.addCelebration(this.#celebration);
  }

  /** True while a big win is celebrated: the next drop waits, and a press skips or closes the celebration. */
  get isOnStage(): boolean {
    return this.#isOnStage;
  }

  /** True if at least one disc of this drop went over the front edge. */
  get isAny(): boolean {
    return this.#run.longest > 0;
  }

  /**
   * Number of discs in the drop's longest combo (discs that fall shortly after each other); 0 if no combo was long
   * enough to be shown.
   */
  get run(): number {
    return this.#run.longest >= RUN.from ? this.#run.longest : 0;
  }

  /** Begins a new drop: resets the win to 0. */
  begin(): void {
    this.#coins = 0;
    this.#run = new Run();
  }

  /**
   * Adds a disc that left the table. Returns the disc's number in its combo, from 1, or 0 for a disc that fell into a
   * gutter.
   */
  add(exit: Exit): number {
    const place = this.#run.add(exit);
    if (place > 0) this.#coins += PRIZES[exit.kind].coins;
    return place;
  }

  /**
   * Celebrates the win in proportion to the drop's price (docs/scenes.md, Prize tiers). A win of at most the price only
   * plays a tick. Without `hasRoom` a big win gets no full celebration; with `instant` only the celebration's last
   * frame is shown.
   */
  celebrate(
    price: number,
    { hasRoom, instant }: { readonly hasRoom: boolean; readonly instant: boolean },
  ): void {
    if (!this.isAny) return;
    this.#nodes.pop();
    const { motion, sound } = this.#context;
    const amount = this.#coins;
    const step = stepOf(amount, price > 0 ? price : undefined);
    if (step === 'return') sound.play('ui.tick', { when: motion.now });
    if (step === 'return' || step === 'nothing' || (hasStage(step) && !hasRoom)) return;
    this.#isOnStage = hasStage(step);
    if (this.#isOnStage) this.#nodes.clearStage();
    this.#celebration.begin({ amount, step, from: WON_AT }, instant);
  }

  /** Handles a press during the celebration: the first skips to its last frame, the second closes it. */
  press(): void {
    this.#celebration.press();
  }

  /** Closes the celebration immediately and reports its final amount. */
  close(): void {
    if (this.#isOnStage) this.#celebration.close();
  }
}
