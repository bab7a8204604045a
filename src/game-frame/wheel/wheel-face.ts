import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { WHEEL, WHEEL_SEGMENTS } from '../../../fair/instant/wheel.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { WHEEL_TABLES } from '../../../fair/tables/wheel.ts';

/** What is bet on at the wheel. */
export type WheelChoice = v.InferOutput<typeof instantGames.wheel.choice>;

/** Where a visit begins. */
export const FIRST: WheelChoice = { segments: 20, risk: 'medium' };

/** What the segments of a choice pay, hundredths of the stake, clockwise. */
export const segmentsOf = ({ segments, risk }: WheelChoice): readonly number[] =>
  WHEEL_TABLES[segments]?.[risk] ?? [];

/** A choice with the next smaller or larger wheel, within what is offered. */
export function moved(choice: WheelChoice, by: number): WheelChoice {
  const at = WHEEL_SEGMENTS.indexOf(choice.segments) + Math.sign(by);
  return { ...choice, segments: WHEEL_SEGMENTS[at] ?? choice.segments };
}

/** What a wheel can pay, hundredths of the stake, the most first, and on how many of its segments. */
export function paysOf(choice: WheelChoice): readonly { readonly pays: number; readonly ways: number }[] {
  const segments = segmentsOf(choice);
  return [...new Set(segments)]
    .toSorted((a, b) => b - a)
    .map((pays) => ({ pays, ways: segments.filter((one) => one === pays).length }));
}

/** The most that a choice pays, hundredths of the stake; how likely a win is and what comes back, millionths. */
export function oddsOf(choice: WheelChoice): {
  readonly top: number;
  readonly chance: number;
  readonly back: number;
} {
  const segments = segmentsOf(choice);
  const winning = segments.filter((pays) => pays > 100).length;
  return {
    top: WHEEL.topMultiplier(choice),
    chance: Math.round((winning / segments.length) * 1_000_000),
    back: Math.round(asNumber(WHEEL.exactReturn(choice)) * 1_000_000),
  };
}

/** The drawn segment of a settled round and its wheel; undefined when it tells none. */
export function drawnOf({ outcome, choice }: StudioRound):
  | {
      readonly segment: number;
      readonly choice: WheelChoice;
      readonly segments: readonly number[];
    }
  | undefined {
  const drawn = v.safeParse(instantGames.wheel.outcome, outcome);
  const chosen = v.safeParse(instantGames.wheel.choice, choice);
  if (!drawn.success || !chosen.success) return undefined;
  return { segment: drawn.output.segment, choice: chosen.output, segments: segmentsOf(chosen.output) };
}
