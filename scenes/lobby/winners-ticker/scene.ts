import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import { isJackpot, Line, type TickerItem } from './line.ts';
import { Playlist } from './playlist.ts';
import { LINE, REDUCED_HOLD } from './tuning.ts';
import type { TickerProps, WinnersTickerTypes } from './types.ts';

/**
 * Creates the winners ticker: a line rises, stays and leaves, and after a pause the next one rises. Frames are drawn
 * only during a change; new rows wait for the next gap, so that nothing on show jumps.
 */
export function createTickerScene(context: SceneContext<WinnersTickerTypes>): Scene<WinnersTickerTypes> {
  const { motion, settings } = context;
  const playlist = new Playlist();
  const line = new Line(context);
  context.view.addChild(line.view);

  const holdMs = settings.reduceMotion ? REDUCED_HOLD : LINE.hold;
  let props: TickerProps = { rows: [], paused: false };
  let showing: TickerItem | undefined;
  let shownStale: string | undefined;
  /** True between two lines, or while one enters: new rows are then included anyway. */
  let isChanging = false;
  /** Remaining ms of the hold, and when it started to run. */
  let restMs = 0;
  let runsSince: number | undefined;
  let cancelHold: (() => void) | undefined;

  const tween = (duration: number, ease: string, update: (progress: number) => void): Timeline => {
    const state = { progress: 0 };
    return motion
      .timeline()
      .to(state, { progress: 1, duration, ease, onUpdate: () => update(state.progress) });
  };

  function nextShowing(): TickerItem | undefined {
    const row = playlist.next();
    if (row) return { kind: 'row', row };
    return props.more === undefined ? undefined : { kind: 'link', text: props.more };
  }

  /** Returns whether the next gap would change what is shown. */
  function hasNews(): boolean {
    if (!showing) return !playlist.isEmpty || props.more !== undefined;
    if (showing.kind === 'link') return !playlist.isEmpty || showing.text !== props.more;
    return playlist.hasOther || shownStale !== props.stale;
  }

  function write(): void {
    showing = nextShowing();
    if (!showing) return;
    shownStale = props.stale;
    line.write(showing, props.stale);
    if (showing.kind === 'row') context.emit('line:shown', { id: showing.row.id });
  }

  function enter(): void {
    write();
    if (!showing) {
      line.leave(1);
      isChanging = false;
      return;
    }
    if (settings.reduceMotion) {
      line.enter(1);
      hold();
      return;
    }
    isChanging = true;
    line.enter(0);
    const timeline = tween(LINE.enter, 'power2.out', (progress) => line.enter(progress));
    if (showing.kind === 'row' && isJackpot(showing.row)) {
      const way = { at: LINE.enter, duration: LINE.shine, ease: 'power1.inOut' };
      fromTo(timeline, line.shine, { progress: 0 }, { progress: 1 }, way);
    }
    void motion.play(timeline, () => line.enter(1));
    motion.at(LINE.enter, hold);
  }

  function leave(): void {
    if (settings.reduceMotion) return enter();
    isChanging = true;
    void motion.play(
      tween(LINE.leave, 'power1.in', (progress) => line.leave(progress)),
      () => line.leave(1),
    );
    motion.at(LINE.leave + LINE.pause, enter);
  }

  function hold(): void {
    isChanging = false;
    restMs = holdMs;
    runsSince = undefined;
    settle();
  }

  /** Ends the hold: shows the next line, or rests until there is one. */
  function holdOver(): void {
    restMs = 0;
    runsSince = undefined;
    cancelHold = undefined;
    if (!props.paused && hasNews()) leave();
  }

  /** Runs or pauses the hold according to the props. */
  function settle(): void {
    if (isChanging) return;
    if (!showing) {
      if (hasNews()) enter();
      return;
    }
    if (props.paused) {
      cancelHold?.();
      cancelHold = undefined;
      if (runsSince !== undefined) restMs = Math.max(0, restMs - (motion.now - runsSince));
      runsSince = undefined;
      // A paused strip has no next gap, and its age must not be hidden.
      if (shownStale !== props.stale) rewrite();
      return;
    }
    if (runsSince !== undefined) return;
    if (restMs === 0) return holdOver();
    runsSince = motion.now;
    cancelHold = motion.at(restMs, holdOver);
  }

  function rewrite(): void {
    if (!showing) return;
    shownStale = props.stale;
    line.write(showing, props.stale);
  }

  function setProps(next: TickerProps): void {
    props = next;
    playlist.setRows(next.rows);
    settle();
  }

  return {
    props: setProps,
    cues: {
      arrive({ rows }) {
        setProps({ ...props, rows: [...rows, ...props.rows] });
        return Promise.resolve();
      },
    },
    press() {
      if (showing?.kind !== 'link') return false;
      context.emit('rules:asked', {});
      return true;
    },
  };
}
