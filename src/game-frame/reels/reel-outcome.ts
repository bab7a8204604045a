import * as v from 'valibot';
import type { HallRound } from '../../../contract/game-server.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const wholes = v.array(whole);

/**
 * Schema of the part of a spin that the scene shows, for reels with lines or ways (fair/slots.ts,
 * fair/reels/ways-reels.ts).
 */
const reelSpin = v.object({
  stops: wholes,
  window: v.array(v.string()),
  lines: v.optional(v.array(v.object({ line: whole, pay: v.string(), reels: wholes, win: whole })), []),
  wins: v.optional(v.array(v.object({ symbol: v.string(), reels: whole, ways: whole, win: whole })), []),
  scatters: whole,
  scatterWin: whole,
  freeSpins: whole,
  win: whole,
});
const reelOutcome = v.object({ bet: whole, total: whole, spins: v.array(reelSpin) });

/** One spin of reels with lines or ways. */
export type ReelSpin = v.InferOutput<typeof reelSpin>;
/** Outcome of a bet: the bought spin first, then its free spins. */
export type ReelRoundOutcome = v.InferOutput<typeof reelOutcome>;

/** Reads the outcome of a settled round; undefined if the round has none. */
export function reelOutcomeOf({ outcome }: HallRound): ReelRoundOutcome | undefined {
  const parsed = v.safeParse(reelOutcome, outcome);
  return parsed.success ? parsed.output : undefined;
}
