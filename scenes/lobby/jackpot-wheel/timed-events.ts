import type { SceneContext } from '../../engine/definition.ts';
import { audibleTicks, TICKING_SPEED } from '../../parts/wheel/pegs.ts';
import { lastTimeAbove } from '../../parts/wheel/turn.ts';
import type { WheelLoop } from '../../parts/wheel/wheel-loop.ts';
import type { WheelRun } from './run.ts';
import { OPENING } from './tuning.ts';
import type { JackpotWheelTypes } from './types.ts';

/** An event that occurs once at a given time of a run; `at` is in ms from the moment the disc starts to turn. */
export interface TimedEvent {
  readonly at: number;
  /** A skip still reports events of kind `fact` to the page, but omits `passing` ones such as sounds. */
  readonly kind: 'fact' | 'passing';
  readonly run: () => void;
}

/** Number of clicks before the stop that also vibrate. */
const FELT_TICKS = 4;
/** Fade-out of the wheel's looping sound, ms. */
const WHEEL_LOOP_FADE = 300;

/** Returns the events of a run in order of time: facts reported to the page, and sounds. */
export function timedEventsOf(
  run: WheelRun,
  context: SceneContext<JackpotWheelTypes>,
  wheelLoop: WheelLoop,
): readonly TimedEvent[] {
  const { tier, landed } = run;
  const { motion, settings } = context;
  const play = (cue: string, rate = 1): void => context.sound.play(cue, { rate, when: motion.now });
  const events: TimedEvent[] = [];
  const fact = (at: number, report: () => void): void => void events.push({ at, kind: 'fact', run: report });
  const pass = (at: number, sound: () => void): void => void events.push({ at, kind: 'passing', run: sound });

  fact(0, () => context.emit('wheel:started', { tier }));
  if (!run.isReduced) {
    if (run.opens) pass(-run.lead, () => play('wheel.open'));
    if (!settings.calmMode) pass(-OPENING.windUp, () => play('wheel.windup'));
    pass(0, () => wheelLoop.begin('whirr'));
    pass(lastTimeAbove(run.spin, TICKING_SPEED), () => wheelLoop.stop(WHEEL_LOOP_FADE));
    const ticks = audibleTicks(run.pegs);
    for (const [index, { ms, speed }] of ticks.entries()) {
      const isFelt = !settings.calmMode && index >= ticks.length - FELT_TICKS;
      const rate = 0.9 + (0.2 * speed) / TICKING_SPEED;
      pass(ms, () => play(isFelt ? 'wheel.tick.felt' : 'wheel.tick', rate));
    }
    pass(landed, () => play('wheel.land'));
  }
  fact(landed, () => context.emit('wheel:landed', { tier }));
  fact(run.end, () => context.emit('wheel:closed', { tier }));
  return events.slice().sort((a, b) => a.at - b.at);
}
