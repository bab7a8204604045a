import type { Scene, SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { CountUp } from '../parts/count-up.ts';
import { TICKING_SPEED } from '../parts/wheel/pegs.ts';
import { lastTimeAbove, speedAt } from '../parts/wheel/turn.ts';
import { createWheelLoop } from '../parts/wheel/wheel-loop.ts';
import { timedEventsOf, type TimedEvent } from './timed-events.ts';
import { planRun, type Run } from './run.ts';
import { createRunRenderer } from './run-renderer.ts';
import { createNodes, showIdle, writeOdds } from './nodes.ts';
import { DOUBLE_TAP_MS, RESULT } from './tuning.ts';
import type { JackpotWheelTypes, SpinCue } from './types.ts';

/** A run under way. */
interface Playing {
  readonly run: Run;
  readonly timeline: Timeline;
  readonly startedAt: number;
  /** The events not yet reached, with how to cancel each. */
  readonly pending: Map<TimedEvent, () => void>;
}

/** Creates the jackpot wheel. */
export function createWheelScene(context: SceneContext<JackpotWheelTypes>): Scene<JackpotWheelTypes> {
  const { motion, settings } = context;
  const offsets = context.random.fork('offset');
  const coins = context.random.fork('coins');
  const nodes = createNodes(context);
  const count = new CountUp((value) => nodes.amount.count(value));
  const renderRun = createRunRenderer(motion, nodes, count);
  const wheelLoop = createWheelLoop(context.sound);
  context.onDispose(() => wheelLoop.stop(0));

  let angle = 0;
  let isOpen = false;
  let playing: Playing | undefined;
  let shownRun: Run | undefined;
  let shownAt = 0;
  let leaving: Timeline | undefined;

  function finish(): void {
    if (!playing) return;
    const { timeline, pending } = playing;
    const left = [...pending];
    pending.clear();
    for (const [, cancel] of left) cancel();
    wheelLoop.stop(80);
    for (const [event] of left) if (event.kind !== 'passing') event.run();
    motion.finish(timeline);
  }

  function play(run: Run): Promise<void> {
    const clock = { ms: -run.lead };
    const timeline = motion.timeline();
    timeline.to(clock, {
      ms: run.end,
      duration: run.lead + run.end,
      ease: 'none',
      onUpdate: () => {
        renderRun(run, clock.ms);
        const isFast = clock.ms >= 0 && clock.ms < lastTimeAbove(run.spin, TICKING_SPEED);
        if (isFast && !run.isReduced) wheelLoop.setSpeed(speedAt(run.spin, clock.ms));
      },
    });
    const pending = new Map<TimedEvent, () => void>();
    playing = { run, timeline, startedAt: motion.now, pending };
    for (const event of timedEventsOf(run, context, wheelLoop)) {
      const cancel = motion.at(run.lead + event.at, () => {
        pending.delete(event);
        event.run();
      });
      pending.set(event, cancel);
    }
    renderRun(run, -run.lead);
    return motion.play(timeline, () => {
      // The last frame by its own number, not by the tween's rounding.
      renderRun(run, run.end);
      playing = undefined;
      shownRun = run;
      shownAt = motion.now;
    });
  }

  function spin({ tier, amount, offset, instant }: SpinCue): Promise<void> {
    finish();
    if (leaving) motion.finish(leaving);
    const opens = !isOpen || shownRun !== undefined;
    shownRun = undefined;
    // Drawn always and before anything of the award is looked at: the stream knows nothing of the outcome.
    const own = offsets.next();
    const run = planRun({ tier, amount, from: angle, offset: offset ?? own, opens, settings }, coins);
    angle = run.spin.rest;
    showIdle(nodes, !opens, run.spin.from);
    nodes.amount.write(context.format.exact(amount));
    count.aim(0, amount);
    const shown = play(run);
    if (instant) finish();
    return shown;
  }

  function close(): Promise<void> {
    finish();
    if (leaving || !shownRun) return Promise.resolve();
    const { tier } = shownRun;
    shownRun = undefined;
    isOpen = false;
    leaving = motion.timeline();
    const leave = { duration: RESULT.leave, ease: 'power1.in' };
    leaving.to(nodes.award, { alpha: 0, ...leave }, 0).to(nodes.veil, { alpha: 0, ...leave }, 0);
    return motion.play(leaving, () => {
      leaving = undefined;
      showIdle(nodes, false, angle);
      context.emit('award:closed', { tier });
    });
  }

  return {
    props(next) {
      writeOdds(nodes, next.oddsLine);
      if (playing || shownRun || leaving) return;
      isOpen = next.isOpen ?? false;
      showIdle(nodes, isOpen, angle);
    },
    cues: {
      spin,
      skip() {
        finish();
        return Promise.resolve();
      },
      close,
    },
    press() {
      if (playing) {
        if (motion.now - playing.startedAt < DOUBLE_TAP_MS) return false;
        finish();
        return true;
      }
      if (!shownRun || motion.now - shownAt < RESULT.doubleTapMs) return false;
      void close();
      return true;
    },
  };
}
