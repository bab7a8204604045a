import type { Scene, SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { CountUp } from '../parts/count-up.ts';
import { TICKING_SPEED } from '../parts/wheel/pegs.ts';
import { lastTimeAbove, speedAt } from '../parts/wheel/turn.ts';
import { createWheelLoop } from '../parts/wheel/wheel-loop.ts';
import { beatsOf, type Beat } from './beats.ts';
import { planRun, type Run } from './run.ts';
import { createShow } from './show.ts';
import { buildStand, showIdle, writeOdds } from './stand.ts';
import { DEAF_MS, RESULT } from './tuning.ts';
import type { JackpotWheelTypes, SpinCue } from './types.ts';

/** A run under way. */
interface Playing {
  readonly run: Run;
  readonly timeline: Timeline;
  readonly startedAt: number;
  /** The beats not yet reached, with how to call each off. */
  readonly pending: Map<Beat, () => void>;
}

/** Makes the jackpot wheel. */
export function createWheelScene(context: SceneContext<JackpotWheelTypes>): Scene<JackpotWheelTypes> {
  const { motion, settings } = context;
  const offsets = context.random.fork('offset');
  const coins = context.random.fork('coins');
  const stand = buildStand(context);
  const count = new CountUp((value) => stand.amount.count(value));
  const show = createShow(motion, stand, count);
  const wheelLoop = createWheelLoop(context.sound);
  context.onDispose(() => wheelLoop.stop(0));

  let angle = 0;
  let isOpen = false;
  let playing: Playing | undefined;
  let standing: Run | undefined;
  let stoodAt = 0;
  let leaving: Timeline | undefined;

  function finish(): void {
    if (!playing) return;
    const { timeline, pending } = playing;
    const left = [...pending];
    pending.clear();
    for (const [, cancel] of left) cancel();
    wheelLoop.stop(80);
    for (const [beat] of left) if (beat.kind !== 'passing') beat.run();
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
        show(run, clock.ms);
        const isFast = clock.ms >= 0 && clock.ms < lastTimeAbove(run.spin, TICKING_SPEED);
        if (isFast && !run.isStill) wheelLoop.setSpeed(speedAt(run.spin, clock.ms));
      },
    });
    const pending = new Map<Beat, () => void>();
    playing = { run, timeline, startedAt: motion.now, pending };
    for (const beat of beatsOf(run, context, wheelLoop)) {
      const cancel = motion.at(run.lead + beat.at, () => {
        pending.delete(beat);
        beat.run();
      });
      pending.set(beat, cancel);
    }
    show(run, -run.lead);
    return motion.play(timeline, () => {
      // The last frame by its own number, not by the tween's rounding.
      show(run, run.end);
      playing = undefined;
      standing = run;
      stoodAt = motion.now;
    });
  }

  function spin({ tier, amount, offset, instant }: SpinCue): Promise<void> {
    finish();
    if (leaving) motion.finish(leaving);
    const opens = !isOpen || standing !== undefined;
    standing = undefined;
    // Drawn always and before anything of the award is looked at: the stream knows nothing of the outcome.
    const own = offsets.next();
    const run = planRun({ tier, amount, from: angle, offset: offset ?? own, opens, settings }, coins);
    angle = run.spin.rest;
    showIdle(stand, !opens, run.spin.from);
    stand.amount.write(context.format.exact(amount));
    count.aim(0, amount);
    const shown = play(run);
    if (instant) finish();
    return shown;
  }

  function close(): Promise<void> {
    finish();
    if (leaving || !standing) return Promise.resolve();
    const { tier } = standing;
    standing = undefined;
    isOpen = false;
    leaving = motion.timeline();
    const leave = { duration: RESULT.leave, ease: 'power1.in' };
    leaving.to(stand.award, { alpha: 0, ...leave }, 0).to(stand.veil, { alpha: 0, ...leave }, 0);
    return motion.play(leaving, () => {
      leaving = undefined;
      showIdle(stand, false, angle);
      context.emit('award:closed', { tier });
    });
  }

  return {
    props(next) {
      writeOdds(stand, next.oddsLine);
      if (playing || standing || leaving) return;
      isOpen = next.isOpen ?? false;
      showIdle(stand, isOpen, angle);
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
        if (motion.now - playing.startedAt < DEAF_MS) return false;
        finish();
        return true;
      }
      if (!standing || motion.now - stoodAt < RESULT.deaf) return false;
      void close();
      return true;
    },
  };
}
