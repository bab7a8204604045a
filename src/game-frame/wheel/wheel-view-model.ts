import * as v from 'valibot';
import { wheel as manifest } from '../../../contract/catalogue/games/wheel.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { WHEEL, WHEEL_SEGMENTS } from '../../../fair/instant/wheel.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { WHEEL_TABLES } from '../../../fair/tables/wheel.ts';

/** What the player chooses with a bet on Wheel: the risk and the number of segments. */
export type WheelChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_WHEEL: WheelChoice = { segments: 20, risk: 'medium' };

/** Returns the payouts of the wheel's segments clockwise, in hundredths of the stake. */
export const wheelSegmentsOf = ({ segments, risk }: WheelChoice): readonly number[] =>
  WHEEL_TABLES[segments]?.[risk] ?? [];

/** Returns a choice with the next smaller or larger wheel; stops at the smallest and the largest. */
export function stepWheelSegments(choice: WheelChoice, by: number): WheelChoice {
  const at = WHEEL_SEGMENTS.indexOf(choice.segments) + Math.sign(by);
  return { ...choice, segments: WHEEL_SEGMENTS[at] ?? choice.segments };
}

/** Returns the payouts of a wheel in hundredths of the stake, highest first, each with its number of segments. */
export function wheelPayoutsOf(
  choice: WheelChoice,
): readonly { readonly pays: number; readonly ways: number }[] {
  const segments = wheelSegmentsOf(choice);
  return [...new Set(segments)]
    .sort((a, b) => b - a)
    .map((pays) => ({ pays, ways: segments.filter((one) => one === pays).length }));
}

/** Returns a choice's highest payout in hundredths of the stake, and its hit rate and return (RTP) in millionths. */
export function wheelOddsOf(choice: WheelChoice): {
  readonly top: number;
  readonly chance: number;
  readonly back: number;
} {
  const segments = wheelSegmentsOf(choice);
  const winning = segments.filter((pays) => pays > 100).length;
  return {
    top: WHEEL.topMultiplier(choice),
    chance: Math.round((winning / segments.length) * 1_000_000),
    back: Math.round(asNumber(WHEEL.exactReturn(choice)) * 1_000_000),
  };
}

/**
 * Reads the drawn segment, the choice and the wheel's payouts from a settled round; undefined if the round has none.
 */
export function wheelDrawOf({ outcome, choice }: HallRound):
  | {
      readonly segment: number;
      readonly choice: WheelChoice;
      readonly segments: readonly number[];
    }
  | undefined {
  const drawn = v.safeParse(manifest.shapes.outcome, outcome);
  const chosen = v.safeParse(manifest.shapes.choice, choice);
  if (!drawn.success || !chosen.success) return undefined;
  return { segment: drawn.output.segment, choice: chosen.output, segments: wheelSegmentsOf(chosen.output) };
}
