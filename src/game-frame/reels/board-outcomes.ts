import * as v from 'valibot';
import type { StudioRound } from '../../../contract/studio.ts';

const whole = v.pipe(v.number(), v.safeInteger());

/** What a bet on a tumbling board came to (fair/reels/tumble-reels.ts). */
const tumbleOutcome = v.object({
  bet: whole,
  total: whole,
  spins: v.array(
    v.array(
      v.object({
        board: v.array(v.string()),
        wins: v.array(v.object({ symbol: v.string(), count: whole, pay: whole })),
        multiplier: whole,
        win: whole,
      }),
    ),
  ),
});

const coin = v.object({ cell: whole, name: v.string(), multiplier: whole });

/** What a bet on reels whose coins stay came to (fair/reels/hold-reels.ts). */
const holdOutcome = v.object({
  bet: whole,
  total: whole,
  window: v.array(v.string()),
  wins: v.array(v.object({ symbol: v.string(), reels: whole, ways: whole, win: whole })),
  coins: v.array(coin),
  respins: v.array(v.array(coin)),
  coinWin: whole,
  isGrand: v.boolean(),
});

/** Everything that a bet on a tumbling board came to. */
export type TumbleOutcome = v.InferOutput<typeof tumbleOutcome>;
/** Everything that a bet on reels whose coins stay came to. */
export type HoldOutcome = v.InferOutput<typeof holdOutcome>;

/** The outcome of a settled round of a tumbling board; undefined when it tells none. */
export function tumbleOutcomeOf({ outcome }: StudioRound): TumbleOutcome | undefined {
  const parsed = v.safeParse(tumbleOutcome, outcome);
  return parsed.success ? parsed.output : undefined;
}

/** The outcome of a settled round of reels whose coins stay; undefined when it tells none. */
export function holdOutcomeOf({ outcome }: StudioRound): HoldOutcome | undefined {
  const parsed = v.safeParse(holdOutcome, outcome);
  return parsed.success ? parsed.output : undefined;
}
