import * as v from 'valibot';
import { formatExact, parseAmount } from '../../../contract/money.ts';
import { limbo as manifest } from '../../../contract/catalogue/games/limbo.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { LIMBO } from '../../../fair/instant/limbo.ts';
import { asNumber, type Ratio } from '../../../fair/ratio.ts';
import { LEAST_TARGET, reachChance } from '../../../fair/rising.ts';
import { formatPpm } from '../../ui/percent.ts';

/** Choice of a limbo bet. */
export type LimboChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Highest target offered, hundredths: a million times the bet. */
export const MAX_LIMBO_TARGET = 100_000_000;

/** Initial choice of a visit. */
export const DEFAULT_LIMBO: LimboChoice = { target: 200 };

/** Targets with a button of their own, hundredths. */
export const LIMBO_TARGET_PRESETS = [150, 200, 500, 1_000, 10_000] as const;

/** Stops of the arrow keys, hundredths. */
const STOPS = [
  101, 110, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 2_500, 5_000, 7_500, 10_000,
  25_000, 50_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
] as const;

/** Returns the offered target nearest to a number in hundredths. */
export const nearestLimboTarget = (target: number): number =>
  Math.min(MAX_LIMBO_TARGET, Math.max(LEAST_TARGET, Math.round(target)));

/** Returns a choice with the target at the next stop below or above it. */
export function stepLimboChoice({ target }: LimboChoice, by: number): LimboChoice {
  const next = by < 0 ? STOPS.findLast((stop) => stop < target) : STOPS.find((stop) => stop > target);
  return { target: next ?? target };
}

/** Formats a target for its field: 200 is 2.00. */
export const limboTargetText = (target: number): string => formatExact(target, '');

/** Parses a typed target, hundredths; undefined if it is not a number or not offered. */
export function readLimboTarget(typed: string): number | undefined {
  const target = parseAmount(typed.replace(/[x×]\s*$/i, ''));
  return target !== undefined && target >= LEAST_TARGET && target <= MAX_LIMBO_TARGET ? target : undefined;
}

/** Formats a result: 347 is 3.47×. */
export const limboResultText = (result: number): string => `${formatExact(result, '')}×`;

/** Formats a probability as a percentage, with the decimals that the rarest needs: one in a million. */
export function limboChanceText(chance: Ratio): string {
  const share = asNumber(chance);
  if (share >= 0.0001) return formatPpm(share * 1_000_000);
  return `${(share * 100).toFixed(7).replace(/\.?0+$/, '')}%`;
}

/** Returns the return (RTP) of a choice, millionths. */
const backOf = (choice: LimboChoice): number => Math.round(asNumber(LIMBO.exactReturn(choice)) * 1_000_000);

/** The target with the lowest return, hundredths. */
const WORST_TARGET = 99_976_902;

/** Returns (RTP) of the worst and of the best target, millionths. */
export const LIMBO_RETURNS = [backOf({ target: WORST_TARGET }), backOf(DEFAULT_LIMBO)] as const;

/** Returns the win probability of a choice, and its return in millionths, exactly by the rules. */
export const limboOddsOf = (choice: LimboChoice): { readonly chance: Ratio; readonly back: number } => ({
  chance: reachChance(choice.target),
  back: backOf(choice),
});

/** Reads the result of a settled round, hundredths; undefined if it has none. */
export function limboResultOf({ outcome }: HallRound): number | undefined {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.result : undefined;
}
