import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import { isJackpot, Line, type TickerItem } from './line.ts';
import { Playlist } from './playlist.ts';
import { LINE, REDUCED_HOLD } from './tuning.ts';
import type { TickerProps, WinnersTickerTypes } from './types.ts';

/**
 * The winners ticker: a line rises, stays and leaves; after a pause the next line rises. Frames are drawn only during a
 * change. New rows wait for the next pause, so that no visible line jumps.
 */
export class TickerScene implements Scene<WinnersTickerTypes> {
  readonly cues = {
    arrive: ({ rows }: Pick<TickerProps, 'rows'>) => {
      this.props({ ...this.#props, rows: [...rows, ...this.#props.rows] });
      return Promise.resolve();
    },
  };
  readonly #context: SceneContext<WinnersTickerTypes>;
  readonly #playlist = new Playlist();
  readonly #line: Line;
  readonly #holdMs: number;
  #props: TickerProps = { rows: [], paused: false };
  #showing: TickerItem | undefined;
  #shownStale: string | undefined;
  /** True in the pause between two lines and while a line enters: new rows are then taken into account anyway. */
  #isChanging = false;
  /** Remaining time of the current line in ms, and the scene time at which that time began to run. */
  #restMs = 0;
  #runsSince: number | undefined;
  #cancelHold: (() => void) | undefined;

  constructor(context: SceneContext<WinnersTickerTypes>) {
    this.#context = context;
    this.#line = new Line(context);
    context.view.addChild(this.#line.view);
    this.#holdMs = context.settings.reduceMotion ? REDUCED_HOLD : LINE.hold;
  }

  props(next: TickerProps): void {
    this.#props = next;
    this.#playlist.setRows(next.rows);
    this.#settle();
  }

  press(): boolean {
    if (this.#showing?.kind !== 'link') return false;
    this.#context.emit('rules:asked', {});
    return true;
  }

  #tween(duration: number, ease: string, update: (progress: number) => void): Timeline {
    const state = { progress: 0 };
    return this.#context.motion
      .timeline()
      .to(state, { progress: 1, duration, ease, onUpdate: () => update(state.progress) });
  }

  #next(): TickerItem | undefined {
    const row = this.#playlist.next();
    if (row) return { kind: 'row', row };
    return this.#props.more === undefined ? undefined : { kind: 'link', text: this.#props.more };
  }

  /** Returns whether the next pause would change what the strip shows. */
  #hasNews(): boolean {
    const showing = this.#showing;
    if (!showing) return !this.#playlist.isEmpty || this.#props.more !== undefined;
    if (showing.kind === 'link') return !this.#playlist.isEmpty || showing.text !== this.#props.more;
    return this.#playlist.hasOther || this.#shownStale !== this.#props.stale;
  }

  #write(showing: TickerItem): void {
    this.#shownStale = this.#props.stale;
    this.#line.write(showing, this.#props.stale);
  }

  #enter(): void {
    const { motion, settings } = this.#context;
    const line = this.#line;
    const showing = this.#next();
    this.#showing = showing;
    if (!showing) {
      line.leave(1);
      this.#isChanging = false;
      return;
    }
    this.#write(showing);
    if (showing.kind === 'row') this.#context.emit('line:shown', { id: showing.row.id });
    if (settings.reduceMotion) {
      line.enter(1);
      this.#hold();
      return;
    }
    this.#isChanging = true;
    line.enter(0);
    const timeline = this.#tween(LINE.enter, 'power2.out', (progress) => line.enter(progress));
    if (showing.kind === 'row' && isJackpot(showing.row)) {
      const way = { at: LINE.enter, duration: LINE.shine, ease: 'power1.inOut' };
      fromTo(timeline, line.shine, { progress: 0 }, { progress: 1 }, way);
    }
    void motion.play(timeline, () => line.enter(1));
    motion.at(LINE.enter, () => this.#hold());
  }

  #leave(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) return this.#enter();
    this.#isChanging = true;
    void motion.play(
      this.#tween(LINE.leave, 'power1.in', (progress) => this.#line.leave(progress)),
      () => this.#line.leave(1),
    );
    motion.at(LINE.leave + LINE.pause, () => this.#enter());
  }

  #hold(): void {
    this.#isChanging = false;
    this.#restMs = this.#holdMs;
    this.#runsSince = undefined;
    this.#settle();
  }

  /** Called when a line's time is over: shows the next line, or rests until there is one. */
  #holdOver(): void {
    this.#restMs = 0;
    this.#runsSince = undefined;
    this.#cancelHold = undefined;
    if (!this.#props.paused && this.#hasNews()) this.#leave();
  }

  /** Runs or pauses the current line's time according to the props. */
  #settle(): void {
    if (this.#isChanging) return;
    if (!this.#showing) {
      if (this.#hasNews()) this.#enter();
      return;
    }
    if (this.#props.paused) return this.#pause(this.#showing);
    if (this.#runsSince !== undefined) return;
    if (this.#restMs === 0) return this.#holdOver();
    const { motion } = this.#context;
    this.#runsSince = motion.now;
    this.#cancelHold = motion.at(this.#restMs, () => this.#holdOver());
  }

  #pause(showing: TickerItem): void {
    this.#cancelHold?.();
    this.#cancelHold = undefined;
    if (this.#runsSince !== undefined)
      this.#restMs = Math.max(0, this.#restMs - (this.#context.motion.now - this.#runsSince));
    this.#runsSince = undefined;
    // A paused strip has no next pause between lines, but must show immediately that its rows are old.
    if (this.#shownStale !== this.#props.stale) this.#write(showing);
  }
}
