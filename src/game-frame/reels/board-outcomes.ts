import * as v from 'valibot';
import type { HallRound } from '../../../contract/game-server.ts';

const whole = v.pipe(v.number(), v.safeInteger());

/**
 * Schema of the outcome of a bet on a tumbling board, whose winning symbols are replaced (fair/reels/tumble-reels.ts).
 */
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

/** Schema of the outcome of a bet on hold reels, where coins stay during respins (fair/reels/hold-reels.ts). */
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

/** Outcome of a bet on a tumbling board, with its free spins. */
export type TumbleOutcome = v.InferOutput<typeof tumbleOutcome>;
/** Outcome of a bet on hold reels, with its respins. */
export type HoldOutcome = v.InferOutput<typeof holdOutcome>;

/** Reads the outcome of a settled round of a tumbling board; undefined if the round has none. */
export function tumbleOutcomeOf({ outcome }: HallRound): TumbleOutcome | undefined {
  const parsed = v.safeParse(tumbleOutcome, outcome);
  return parsed.success ? parsed.output : undefined;
}

/** Reads the outcome of a settled round of hold reels; undefined if the round has none. */
export function holdOutcomeOf({ outcome }: HallRound): HoldOutcome | undefined {
  const parsed = v.safeParse(holdOutcome, outcome);
  return parsed.success ? parsed.output : undefined;
}
