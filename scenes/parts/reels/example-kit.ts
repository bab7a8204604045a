import type { SlotOutcome, SlotRules } from './outcome.ts';
import type { Example } from '../../engine/definition.ts';
import { PACES, type Pace } from './pace.ts';
import { brakesOf, teasesOf } from './plan.ts';
import { ReelRun } from './run.ts';
import type { ReelGame, ReelProps } from './types.ts';

/** When the outcome of an example arrives, ms after the spin. */
export const ANSWER = 260;

/** When each reel of a spin rests that starts at 0 from a window and gets its outcome at `answer`, ms. */
export function restsOf(
  slot: SlotRules,
  from: readonly number[],
  outcome: SlotOutcome,
  {
    pace = PACES.normal,
    answer = ANSWER,
    minRoundMs = 0,
    teases = true,
  }: {
    readonly pace?: Pace;
    readonly answer?: number;
    readonly minRoundMs?: number;
    readonly teases?: boolean;
  } = {},
): number[] {
  const [spin] = outcome.spins;
  if (!spin) throw new Error('an outcome has a spin');
  const teased =
    teases && slot.scatter ? teasesOf(spin.window, slot.scatter.symbol) : spin.stops.map(() => false);
  const brakes = brakesOf({ pace, startedAt: 0, resultAt: answer, minRoundMs, teases: teased });
  return brakes.map((brake, reel) => {
    const length = slot.strips[reel]?.length ?? 1;
    const run = new ReelRun(length, -(from[reel] ?? 0));
    run.start(reel * pace.spinDelay, pace);
    if (teased[reel] === true) run.tease(brake - pace.teaseMs, pace.teaseMs);
    run.stop(brake, -(spin.stops[reel] ?? 0), pace);
    return run.restAt;
  });
}

/** A spin at 0 whose outcome comes at `ANSWER`, photographed at instants counted from the last rest. */
export function round(
  props: ReelProps,
  outcome: SlotOutcome,
  photos: readonly number[],
  settings?: Example<ReelGame>['settings'],
): Example<ReelGame> {
  return {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: ANSWER, cue: 'land', detail: { outcome } },
    ],
    photos,
    ...(settings ? { settings } : {}),
  };
}
