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

/** Callbacks of a win on its stage. */
export interface StageEvents {
  /** The amount is final. */
  shown(): void;
  /** The stage is free again. */
  closed(): void;
}

/** A drop's win over the front edge, and its celebration. */
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

  /** True while a big win is on its stage: the next drop waits, and presses go to it. */
  get isOnStage(): boolean {
    return this.#isOnStage;
  }

  /** True if anything went over the front edge. */
  get isAny(): boolean {
    return this.#run.longest > 0;
  }

  /** Length of the longest run of discs; 0 if none was long enough to be counted. */
  get run(): number {
    return this.#run.longest >= RUN.from ? this.#run.longest : 0;
  }

  /** Begins a new drop. */
  begin(): void {
    this.#coins = 0;
    this.#run = new Run();
  }

  /** Counts an exit; returns its place in a run, 0 for one into a gutter. */
  add(exit: Exit): number {
    const place = this.#run.add(exit);
    if (place > 0) this.#coins += PRIZES[exit.kind].coins;
    return place;
  }

  /**
   * Celebrates it in proportion to the drop's price (docs/scenes.md, Prize tiers); a win up to the price only gets a
   * tick, and a thing has its sign. Without `hasRoom` a big win gets no stage; `instant` shows its last frame.
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

  /** Handles a press on the stage: first skips to its end, then closes it. */
  press(): void {
    this.#celebration.press();
  }

  /** Closes the stage immediately, with its amount reported. */
  close(): void {
    if (this.#isOnStage) this.#celebration.close();
  }
}
