import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { TICKING_SPEED } from '../../parts/wheel/pegs.ts';
import { lastTimeAbove, speedAt } from '../../parts/wheel/turn.ts';
import { createWheelLoop } from '../../parts/wheel/wheel-loop.ts';
import { timedEventsOf, type TimedEvent } from './timed-events.ts';
import { planRun, type WheelRun } from './run.ts';
import { createRunRenderer } from './run-renderer.ts';
import { createNodes, showIdle, writeOdds } from './nodes.ts';
import { CELEBRATION, DOUBLE_TAP_MS } from './tuning.ts';
import type { JackpotWheelTypes, SpinCue } from './types.ts';

/** A run in progress. */
interface Playing {
  readonly run: WheelRun;
  readonly timeline: Timeline;
  readonly startedAt: number;
  /** Pending events, each with the function that cancels it. */
  readonly pending: Map<TimedEvent, () => void>;
}

/** Creates the jackpot wheel. */
export function createWheelScene(context: SceneContext<JackpotWheelTypes>): Scene<JackpotWheelTypes> {
  const { motion, settings } = context;
  const offsets = context.random.fork('offset');
  const nodes = createNodes(context);
  const renderRun = createRunRenderer(motion, nodes);
  const wheelLoop = createWheelLoop(context.sound);
  context.onDispose(() => wheelLoop.stop(0));

  let angle = 0;
  let isOpen = false;
  let playing: Playing | undefined;
  /** The award on show. */
  let award: SpinCue | undefined;
  const onShown: Resolvers = [];
  const onClosed: Resolvers = [];

  const show = new Celebration(
    context,
    CELEBRATION,
    {
      shown() {
        if (award) context.emit('award:shown', { tier: award.tier, amount: award.amount });
        resolveAll(onShown);
      },
      closed() {
        const tier = award?.tier;
        award = undefined;
        resolveAll(onClosed);
        if (tier) context.emit('award:closed', { tier });
      },
    },
    { pushed: nodes.room, shaken: nodes.board },
  );
  context.view.addChild(show.behind, show.above);

  /** Ends a running spin, where the show begins. */
  function finish(): void {
    if (!playing) return;
    const { timeline, pending } = playing;
    const left = [...pending];
    pending.clear();
    for (const [, cancel] of left) cancel();
    wheelLoop.stop(80);
    for (const [event] of left) if (event.kind === 'fact') event.run();
    motion.finish(timeline);
  }

  function play(run: WheelRun, cue: SpinCue): void {
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
    void motion.play(timeline, () => {
      // Draws the last frame at its exact time, free of the tween's rounding.
      renderRun(run, run.end);
      playing = undefined;
      award = cue;
      show.begin({ amount: cue.amount, step: 'jackpot', pool: cue.tier });
    });
  }

  function spin(cue: SpinCue): Promise<void> {
    finish();
    if (show.isOn) {
      show.press();
      show.clear();
    }
    award = undefined;
    resolveAll(onShown);
    resolveAll(onClosed);
    const opens = !isOpen;
    isOpen = true;
    // Always drawn, and before the award is read: the stream is independent of the outcome.
    const own = offsets.next();
    const run = planRun({ tier: cue.tier, from: angle, offset: cue.offset ?? own, opens, settings });
    angle = run.spin.rest;
    showIdle(nodes, !opens, run.spin.from);
    const shown = promiseIn(onShown);
    play(run, cue);
    if (cue.instant) skip();
    return shown;
  }

  /** Skips straight to the amount. */
  function skip(): void {
    finish();
    show.skip();
  }

  return {
    props(next) {
      writeOdds(nodes, next.oddsLine);
      if (playing || award) return;
      if (next.isOpen !== true || isOpen) return;
      isOpen = true;
      showIdle(nodes, true, angle);
    },
    cues: {
      spin,
      skip() {
        skip();
        return Promise.resolve();
      },
      close() {
        skip();
        if (!award) return Promise.resolve();
        const closed = promiseIn(onClosed);
        show.close();
        return closed;
      },
    },
    press() {
      if (playing) {
        if (motion.now - playing.startedAt < DOUBLE_TAP_MS) return false;
        // A press on the running wheel skips to the stop; another one skips the show that follows.
        finish();
        return true;
      }
      return show.press();
    },
  };
}
