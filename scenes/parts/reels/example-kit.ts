import type { ShownOutcome, SlotRules } from './outcome.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { REEL_TIMINGS, type ReelTiming } from './reel-timing.ts';
import { brakeTimes, teasingReels } from './brake-times.ts';
import { ReelRun } from './reel-run.ts';
import type { ReelTypes, ReelProps } from './types.ts';

/** Time from the spin to its outcome in the examples, ms. */
export const RESULT_AT = 260;

/**
 * Returns the time at which each reel rests, in ms, in a spin that starts at 0 from a window and gets its outcome at
 * `answer`.
 */
export function restTimes(
  slot: SlotRules,
  from: readonly number[],
  outcome: ShownOutcome,
  {
    timing = REEL_TIMINGS.normal,
    answer = RESULT_AT,
    minRoundMs = 0,
    teases = true,
  }: {
    readonly timing?: ReelTiming;
    readonly answer?: number;
    readonly minRoundMs?: number;
    readonly teases?: boolean;
  } = {},
): number[] {
  const [spin] = outcome.spins;
  if (!spin) throw new Error('an outcome has a spin');
  const teased =
    teases && slot.scatter ? teasingReels(spin.window, slot.scatter.symbol) : spin.stops.map(() => false);
  const brakes = brakeTimes({ timing, startedAt: 0, resultAt: answer, minRoundMs, teases: teased });
  return brakes.map((brake, reel) => {
    const length = slot.strips[reel]?.length ?? 1;
    const run = new ReelRun(length, -(from[reel] ?? 0));
    run.start(reel * timing.spinDelay, timing);
    if (teased[reel] === true) run.tease(brake - timing.teaseMs, timing.teaseMs);
    run.stop(brake, -(spin.stops[reel] ?? 0), timing);
    return run.restAt;
  });
}

/**
 * Returns an example of a spin at 0 with its outcome at RESULT_AT, photographed at times relative to the last reel's
 * rest.
 */
export function spinExample(
  props: ReelProps,
  outcome: ShownOutcome,
  photos: readonly number[],
  settings?: Example<ReelTypes>['settings'],
): Example<ReelTypes> {
  return {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: RESULT_AT, cue: 'land', detail: { outcome } },
    ],
    photos,
    ...(settings ? { settings } : {}),
  };
}
