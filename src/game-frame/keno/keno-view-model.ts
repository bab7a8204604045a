import * as v from 'valibot';
import { keno as manifest } from '../../../contract/catalogue/games/keno.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { KENO, KENO_BOARD, KENO_RISKS } from '../../../fair/instant/keno.ts';
import { asNumber, choose } from '../../../fair/ratio.ts';
import { KENO_TABLES } from '../../../fair/tables/keno.ts';

/** What the player chooses with a bet on Keno: the numbers and the pay table. */
export type KenoChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_KENO: KenoChoice = { risk: 'classic', picks: [4, 11, 18, 23, 29, 36] };

/** All numbers on the board, in order. */
export const KENO_NUMBERS: readonly number[] = Array.from(
  { length: KENO_BOARD.numbers },
  (_, index) => index + 1,
);
export const MAX_KENO_PICKS = KENO_BOARD.picks;

/** Returns the payouts of 0, 1, 2 … hits in hundredths of the stake; empty if no number is picked. */
export const kenoMultipliersOf = ({ risk, picks }: KenoChoice): readonly number[] =>
  KENO_TABLES[risk][picks.length] ?? [];

/**
 * Returns a choice after a press on a number: picks it or removes it. Returns the same choice if the maximum is already
 * picked.
 */
export function toggleKenoPick(choice: KenoChoice, number: number): KenoChoice {
  const { picks } = choice;
  if (picks.includes(number)) return { ...choice, picks: picks.filter((pick) => pick !== number) };
  if (picks.length >= MAX_KENO_PICKS) return choice;
  return { ...choice, picks: [...picks, number].sort((a, b) => a - b) };
}

/** Returns `count` different random numbers of the board. `next` returns random numbers from 0 to below 1. */
export function randomKenoPicks(count: number, next: () => number): readonly number[] {
  const left = [...KENO_NUMBERS];
  const picks = Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0] ?? 0);
  return picks.slice().sort((a, b) => a - b);
}

/** Returns a choice whose pay table is `by` positions further in the list; stops at both ends. */
export function stepKenoRisk(choice: KenoChoice, by: number): KenoChoice {
  return { ...choice, risk: KENO_RISKS[KENO_RISKS.indexOf(choice.risk) + Math.sign(by)] ?? choice.risk };
}

/** Odds of one number of hits: `ways` of `of` possible draws have it, and it pays `pays` hundredths of the stake. */
export interface KenoHitOdds {
  readonly hits: number;
  readonly pays: number;
  readonly ways: number;
  readonly of: number;
}

/** Returns the odds of each number of hits, most hits first. */
export function kenoHitOdds(choice: KenoChoice): readonly KenoHitOdds[] {
  const { numbers, drawn } = KENO_BOARD;
  const count = choice.picks.length;
  const of = Number(choose(numbers, count));
  return kenoMultipliersOf(choice)
    .map((pays, hits) => ({
      hits,
      pays,
      ways: Number(choose(drawn, hits) * choose(numbers - drawn, count - hits)),
      of,
    }))
    .reverse();
}

/**
 * Returns the highest payout of a choice in hundredths of the stake, and its hit rate and return (RTP) in millionths.
 * All are 0 if no number is picked.
 */
export function kenoOddsOf(choice: KenoChoice): {
  readonly top: number;
  readonly chance: number;
  readonly back: number;
} {
  if (choice.picks.length === 0) return { top: 0, chance: 0, back: 0 };
  const won = kenoHitOdds(choice)
    .filter(({ pays }) => pays > 100)
    .reduce((sum, { ways, of }) => sum + ways / of, 0);
  return {
    top: KENO.topMultiplier(choice),
    chance: Math.round(won * 1_000_000),
    back: Math.round(asNumber(KENO.exactReturn(choice)) * 1_000_000),
  };
}

/** Returns the lowest and the highest return (RTP) of all choices, in millionths. */
export function kenoReturnRange(): readonly [least: number, most: number] {
  const returns = KENO_RISKS.flatMap((risk) =>
    Array.from(
      { length: MAX_KENO_PICKS },
      (_, more) => kenoOddsOf({ risk, picks: KENO_NUMBERS.slice(0, more + 1) }).back,
    ),
  );
  return [Math.min(...returns), Math.max(...returns)];
}

/** Reads the balls, the hits and the choice of a settled round; undefined if the round has none. */
export function kenoDrawOf({ outcome, choice }: HallRound):
  | {
      readonly drawn: readonly number[];
      readonly hits: number;
      readonly choice: KenoChoice;
    }
  | undefined {
  const drawn = v.safeParse(manifest.shapes.outcome, outcome);
  const chosen = v.safeParse(manifest.shapes.choice, choice);
  if (!drawn.success || !chosen.success) return undefined;
  return { ...drawn.output, choice: chosen.output };
}
