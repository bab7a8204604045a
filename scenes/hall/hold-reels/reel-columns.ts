import type { SceneContext } from '../../engine/definition.ts';
import { Container } from '../../engine/pixi.ts';
import { brakeTimes } from '../../parts/reels/brake-times.ts';
import { mod, ReelRun } from '../../parts/reels/reel-run.ts';
import type { ReelTiming } from '../../parts/reels/reel-timing.ts';
import { type Face, ReelView } from '../../parts/reels/reel-view.ts';
import { TITLE_SYMBOL } from '../../parts/reels/title-art.ts';
import { CELL, COLUMNS, LAYOUT, ROWS, STRIP, WAIT } from './tuning.ts';
import type { HoldTypes } from './types.ts';

/** Names of the symbol pictures in the art of a game title, by the symbols' letters in the rules; `*` is a coin. */
export const SYMBOLS = {
  A: 'a',
  B: 'b',
  C: 'c',
  D: 'd',
  E: 'e',
  F: 'f',
  G: 'g',
  W: 'wild',
  '*': 'coin',
} as const;

/** Symbols that fill a reel strip wherever no result is written; they pass too fast to be read. */
const FILLERS = 'ABCDEFGGFEDC*';

/** Height of the fade above and below the window, in cells; this part lies behind the frame. */
const FADE = 0.5;

interface Column {
  readonly run: ReelRun;
  readonly view: ReelView;
  readonly strip: (Face | undefined)[];
  /** Position on the strip of the symbol in the window's top row. */
  top: number;
}

/**
 * Five reels, drawn symbol by symbol. A reel spins through filler symbols and stops on the three symbols of the result,
 * which are written on the part of the strip where the reel will stop. Times are ms since the start of the spin.
 */
export class ReelColumns {
  readonly view = new Container();
  readonly #columns: readonly Column[];
  readonly #faces = new Map<string, Face>();

  constructor(context: SceneContext<HoldTypes>) {
    for (const [symbol, name] of Object.entries(SYMBOLS))
      this.#faces.set(symbol, {
        sharp: context.texture(`symbol-${name}`),
        blurred: context.texture(`blur-${name}`),
      });
    const random = context.random.fork('strips');
    const cell = { width: CELL.width / CELL.scale, height: TITLE_SYMBOL.height };
    this.view.position.set(LAYOUT.window.x, LAYOUT.window.y);
    this.view.scale.set(CELL.scale);
    this.#columns = Array.from({ length: COLUMNS }, (_, index) => {
      const strip = Array.from({ length: STRIP }, () =>
        this.#faces.get(FILLERS[random.int(FILLERS.length)] ?? 'G'),
      );
      const view = new ReelView({ strip, rows: ROWS, cell, fade: FADE });
      view.view.x = (index + 0.5) * cell.width;
      this.view.addChild(view.view);
      return { run: new ReelRun(STRIP, 0), view, strip, top: 0 };
    });
  }

  /** Returns the sharp and the blurred picture of a symbol. */
  face(symbol: string): Face | undefined {
    return this.#faces.get(symbol);
  }

  /** Shows resting reels with these symbols in their windows. */
  rest(window: readonly string[]): void {
    for (const [index, column] of this.#columns.entries()) {
      this.#write(column, window[index] ?? '', column.top);
      column.run.rest(0, -column.top);
      column.view.settle();
    }
    this.show(0);
  }

  /** Starts all reels at time 0. */
  start(timing: ReelTiming): void {
    for (const [index, { run, view }] of this.#columns.entries()) {
      view.settle();
      run.start(index * timing.spinDelay, timing);
      run.slowDown(WAIT.lateAfter, WAIT.slowTo, WAIT.slowMs);
    }
  }

  /**
   * Plans how the reels stop on the symbols of `window` after a result that arrived at `resultAt`; returns the time at
   * which each reel rests, ms.
   */
  land(window: readonly string[], resultAt: number, timing: ReelTiming, minRoundMs: number): number[] {
    const teases = this.#columns.map(() => false);
    const brakes = brakeTimes({ timing, startedAt: 0, resultAt, minRoundMs, teases });
    return this.#columns.map((column, index) => {
      // The strip is a ring: its opposite side is invisible, so the final symbols can be written there.
      const target = mod(column.top + STRIP / 2, STRIP);
      this.#write(column, window[index] ?? '', target);
      column.top = target;
      column.run.stop(brakes[index] ?? resultAt, -target, timing);
      return column.run.restAt;
    });
  }

  /** Shows all reels `ms` after they began to spin. */
  show(ms: number): void {
    for (const { run, view } of this.#columns) view.show(run.place(ms), run.speed(ms));
  }

  /** Tint of all symbols. */
  set tint(colour: number) {
    for (const { view } of this.#columns) view.tint = colour;
  }

  #write({ strip, view }: Column, symbols: string, top: number): void {
    for (const [row, symbol] of [...symbols].entries())
      strip[mod(top + row, STRIP)] = this.#faces.get(symbol);
    view.refresh();
  }
}
