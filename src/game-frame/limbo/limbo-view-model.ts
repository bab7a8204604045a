import * as v from 'valibot';
import { formatExact, parseAmount } from '../../../contract/money.ts';
import { limbo as manifest } from '../../../contract/catalogue/games/limbo.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { LIMBO } from '../../../fair/instant/limbo.ts';
import { asNumber, type Ratio } from '../../../fair/ratio.ts';
import { LEAST_TARGET, reachChance } from '../../../fair/rising.ts';
import { formatPpm } from '../../ui/percent.ts';

/** What the player chooses with a bet on Limbo: the target. */
export type LimboChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Highest target that the player can enter, in hundredths: a million times the stake. */
export const MAX_LIMBO_TARGET = 100_000_000;

/** Choice at the start of a visit. */
export const DEFAULT_LIMBO: LimboChoice = { target: 200 };

/** Targets that have a button of their own, in hundredths. */
export const LIMBO_TARGET_PRESETS = [150, 200, 500, 1_000, 10_000] as const;

/** Targets at which the arrow keys stop, in hundredths. */
const STOPS = [
  101, 110, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 2_500, 5_000, 7_500, 10_000,
  25_000, 50_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
] as const;

/** Returns the target on offer that is nearest to a number, in hundredths. */
export const nearestLimboTarget = (target: number): number =>
  Math.min(MAX_LIMBO_TARGET, Math.max(LEAST_TARGET, Math.round(target)));

/** Returns a choice with the next stop below (`by` < 0) or above its target. */
export function stepLimboChoice({ target }: LimboChoice, by: number): LimboChoice {
  const next = by < 0 ? STOPS.findLast((stop) => stop < target) : STOPS.find((stop) => stop > target);
  return { target: next ?? target };
}

/** Formats a target for its input field: 200 becomes 2.00. */
export const limboTargetText = (target: number): string => formatExact(target, '');

/** Parses a typed target. Returns it in hundredths; undefined if it is not a number or out of range. */
export function readLimboTarget(typed: string): number | undefined {
  const target = parseAmount(typed.replace(/[x×]\s*$/i, ''));
  return target !== undefined && target >= LEAST_TARGET && target <= MAX_LIMBO_TARGET ? target : undefined;
}

/** Formats a result: 347 becomes 3.47×. */
export const limboResultText = (result: number): string => `${formatExact(result, '')}×`;

/** Formats a probability as a percentage, with as many decimals as it needs, down to one in a million. */
export function limboChanceText(chance: Ratio): string {
  const share = asNumber(chance);
  if (share >= 0.0001) return formatPpm(share * 1_000_000);
  return `${(share * 100).toFixed(7).replace(/\.?0+$/, '')}%`;
}

/** Returns the return (RTP) of a choice, in millionths. */
const backOf = (choice: LimboChoice): number => Math.round(asNumber(LIMBO.exactReturn(choice)) * 1_000_000);

/** Target with the lowest return, in hundredths. */
const WORST_TARGET = 99_976_902;

/** Returns (RTP) of the worst and of the best target, in millionths. */
export const LIMBO_RETURNS = [backOf({ target: WORST_TARGET }), backOf(DEFAULT_LIMBO)] as const;

/** Returns the win probability of a choice, and its return (RTP) in millionths, computed exactly from the rules. */
export const limboOddsOf = (choice: LimboChoice): { readonly chance: Ratio; readonly back: number } => ({
  chance: reachChance(choice.target),
  back: backOf(choice),
});

/** Reads the result of a settled round, in hundredths; undefined if the round has none. */
export function limboResultOf({ outcome }: HallRound): number | undefined {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.result : undefined;
}
