import type { SceneContext } from '../../engine/definition.ts';
import type { JackpotBoard } from './board.ts';
import { cellAfter, stopSchedule, trailLength } from './schedule.ts';
import { TOCK, WALK } from './tuning.ts';
import type { LuckyJackpotTypes } from './types.ts';

/**
 * Moves the light over the cells: at constant speed until a result is known, then on a fixed schedule to the winning
 * cell.
 */
export class LightWalk {
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #board: JackpotBoard;
  readonly #onLanded: (cell: number) => void;
  #head: number = WALK.firstRest;
  #moved = 0;
  #target: number | undefined;
  #earliest = 0;
  /** Remaining waits, in ms, one before each move; undefined until a move has taken the result into account. */
  #waits: number[] | undefined;
  #cancel: (() => void) | undefined;

  constructor(
    context: SceneContext<LuckyJackpotTypes>,
    board: JackpotBoard,
    onLanded: (cell: number) => void,
  ) {
    this.#context = context;
    this.#board = board;
    this.#onLanded = onLanded;
  }

  /** The lit cell, or the cell from which the light will start. */
  get head(): number {
    return this.#head;
  }

  /** Sets the cell from which the light starts next. */
  restOn(cell: number): void {
    this.#head = cell;
  }

  /** Starts moving the light from the current cell; it lands at the time `earliest` (scene ms) or later. */
  start(earliest: number): void {
    this.stop();
    this.#moved = 0;
    this.#target = undefined;
    this.#waits = undefined;
    this.#earliest = earliest;
    this.#cancel = this.#context.motion.at(WALK.delay, () => this.#boundary());
  }

  /** Sets the cell of the result; the next move takes it into account. */
  land(cell: number): void {
    this.#target = cell;
  }

  /** Stops the light where it is and cancels all further moves. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#board.stopBounces();
  }

  #boundary(): void {
    const { motion, settings } = this.#context;
    if (this.#target !== undefined && !this.#waits) {
      this.#waits = stopSchedule({
        head: this.#head,
        target: this.#target,
        moved: this.#moved,
        laps: settings.turbo ? WALK.turboLaps : WALK.laps,
        atLeast: this.#earliest - motion.now,
      });
    }
    const wait = this.#waits ? this.#waits.shift() : WALK.cruise;
    if (wait === undefined) {
      this.#cancel = undefined;
      this.#board.stopBounces();
      this.#onLanded(this.#head);
      return;
    }
    this.#cancel = motion.at(wait, () => {
      this.#move(wait);
      this.#boundary();
    });
  }

  #move(wait: number): void {
    this.#head = cellAfter(this.#head, 1);
    this.#moved += 1;
    this.#board.light.show(this.#head, trailLength(wait));
    this.#board.bounceIcon(this.#head, wait);
    this.#tick(wait);
  }

  /**
   * Plays the sound of a move. The first moves of the slowdown sound like those at full speed: they pass the winning
   * cell, which must not stand out.
   */
  #tick(wait: number): void {
    const { motion, sound, settings } = this.#context;
    const when = motion.now;
    const rampMove = (wait - WALK.rampFrom) / WALK.rampBy + 1;
    if (rampMove < TOCK.fromMove || settings.calmMode) {
      sound.play('grid.tick', { when });
      return;
    }
    const lastMove = (WALK.rampBeyond - WALK.rampFrom) / WALK.rampBy + 2;
    const step = rampMove - TOCK.fromMove;
    sound.play(lastMove - rampMove < TOCK.felt ? 'grid.tock.felt' : 'grid.tock', {
      rate: TOCK.rateFrom + ((TOCK.rateTo - TOCK.rateFrom) * step) / (lastMove - TOCK.fromMove),
      gain: 10 ** ((TOCK.gainStep * step) / 20),
      when,
    });
  }
}
