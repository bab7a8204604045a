import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { KENO, KENO_BOARD, KENO_RISKS } from '../../../fair/instant/keno.ts';
import { asNumber, choose } from '../../../fair/ratio.ts';
import { KENO_TABLES } from '../../../fair/tables/keno.ts';
import type { StepTile } from '../step-tiles.tsx';

/** What is bet on in keno. */
export type KenoChoice = v.InferOutput<typeof instantGames.keno.choice>;

/** Where a visit begins. */
export const FIRST: KenoChoice = { risk: 'classic', picks: [4, 11, 18, 23, 29, 36] };

/** Numbers on the board, and how many of them can be picked. */
export const NUMBERS: readonly number[] = Array.from({ length: KENO_BOARD.numbers }, (_, index) => index + 1);
export const MOST_PICKS = KENO_BOARD.picks;

/** Where the scene has a number's ticket and how large it is, dpx (scenes/keno/ticket-places.ts; a test compares). */
export const placeOf = (number: number): Pick<StepTile, 'x' | 'y' | 'width' | 'height'> => ({
  x: 66 + ((number - 1) % 8) * 84,
  y: 304 + Math.floor((number - 1) / 8) * 62,
  width: 84,
  height: 62,
});

/** What 0, 1, 2 … hits of a choice pay, hundredths of the stake; nothing without a pick. */
export const paysOf = ({ risk, picks }: KenoChoice): readonly number[] =>
  KENO_TABLES[risk][picks.length] ?? [];

/** A choice with a number picked, or not any longer; as it is when there is no pick left. */
export function toggled(choice: KenoChoice, number: number): KenoChoice {
  const { picks } = choice;
  if (picks.includes(number)) return { ...choice, picks: picks.filter((pick) => pick !== number) };
  if (picks.length >= MOST_PICKS) return choice;
  return { ...choice, picks: [...picks, number].toSorted((a, b) => a - b) };
}

/** So many different numbers, at random; `next` gives 0 to below 1. */
export function quickPicks(count: number, next: () => number): readonly number[] {
  const left = [...NUMBERS];
  const picks = Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0] ?? 0);
  return picks.toSorted((a, b) => a - b);
}

/** A choice with the next table, within what is offered. */
export function moved(choice: KenoChoice, by: number): KenoChoice {
  return { ...choice, risk: KENO_RISKS[KENO_RISKS.indexOf(choice.risk) + Math.sign(by)] ?? choice.risk };
}

/** How many hits are how likely: of all `of` draws so many bring them; `pays` in hundredths of the stake. */
export interface HitOdds {
  readonly hits: number;
  readonly pays: number;
  readonly ways: number;
  readonly of: number;
}

/** What each number of hits pays and how likely it is, the most hits first. */
export function hitOdds(choice: KenoChoice): readonly HitOdds[] {
  const { numbers, drawn } = KENO_BOARD;
  const count = choice.picks.length;
  const of = Number(choose(numbers, count));
  return paysOf(choice)
    .map((pays, hits) => ({
      hits,
      pays,
      ways: Number(choose(drawn, hits) * choose(numbers - drawn, count - hits)),
      of,
    }))
    .toReversed();
}

/** The most that a choice pays, hundredths of the stake; how likely a win is and what comes back, millionths; 0 without a pick. */
export function oddsOf(choice: KenoChoice): {
  readonly top: number;
  readonly chance: number;
  readonly back: number;
} {
  if (choice.picks.length === 0) return { top: 0, chance: 0, back: 0 };
  const won = hitOdds(choice)
    .filter(({ pays }) => pays > 100)
    .reduce((sum, { ways, of }) => sum + ways / of, 0);
  return {
    top: KENO.topMultiplier(choice),
    chance: Math.round(won * 1_000_000),
    back: Math.round(asNumber(KENO.exactReturn(choice)) * 1_000_000),
  };
}

/** What comes back on average of the worst and of the best choice, millionths. */
export function returnRange(): readonly [least: number, most: number] {
  const returns = KENO_RISKS.flatMap((risk) =>
    Array.from({ length: MOST_PICKS }, (_, more) => oddsOf({ risk, picks: NUMBERS.slice(0, more + 1) }).back),
  );
  return [Math.min(...returns), Math.max(...returns)];
}

/** The balls of a settled round and what was picked; undefined when it tells none. */
export function drawnOf({ outcome, choice }: StudioRound):
  | {
      readonly drawn: readonly number[];
      readonly hits: number;
      readonly choice: KenoChoice;
    }
  | undefined {
  const drawn = v.safeParse(instantGames.keno.outcome, outcome);
  const chosen = v.safeParse(instantGames.keno.choice, choice);
  if (!drawn.success || !chosen.success) return undefined;
  return { ...drawn.output, choice: chosen.output };
}
