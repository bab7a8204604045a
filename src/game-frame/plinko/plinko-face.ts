import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { PLINKO, PLINKO_RISKS, PLINKO_ROWS } from '../../../fair/instant/plinko.ts';
import { asNumber, choose } from '../../../fair/ratio.ts';
import { PLINKO_TABLES } from '../../../fair/tables/plinko.ts';

/** What is bet on in plinko. */
export type PlinkoChoice = v.InferOutput<typeof instantGames.plinko.choice>;

/** Where a visit begins. */
export const FIRST: PlinkoChoice = { rows: 12, risk: 'medium' };

const FEWEST = Math.min(...PLINKO_ROWS);
const MOST = Math.max(...PLINKO_ROWS);

/** How many rows can be chosen. */
export const ROWS = { fewest: FEWEST, most: MOST } as const;

/** A choice with so many rows more, within what is offered. */
export const moved = (choice: PlinkoChoice, by: number): PlinkoChoice => ({
  ...choice,
  rows: Math.min(MOST, Math.max(FEWEST, choice.rows + by)),
});

/** What the bins of a choice pay, hundredths of the stake, from the left. */
export const binsOf = ({ rows, risk }: PlinkoChoice): readonly number[] => PLINKO_TABLES[rows]?.[risk] ?? [];

/** A share of the stake that comes back on average, millionths. */
const backOf = (choice: PlinkoChoice): number => Math.round(asNumber(PLINKO.exactReturn(choice)) * 1_000_000);

/** What a choice can pay, how likely a payment above the stake is and what comes back, as the rules have it; shares in millionths. */
export function oddsOf(choice: PlinkoChoice): {
  readonly top: number;
  readonly least: number;
  readonly chance: number;
  readonly back: number;
} {
  const bins = binsOf(choice);
  const won = bins.reduce(
    (ways, pays, bin) => (pays > 100 ? ways + Number(choose(choice.rows, bin)) : ways),
    0,
  );
  return {
    top: PLINKO.topMultiplier(choice),
    least: Math.min(...bins),
    chance: Math.round((won / 2 ** choice.rows) * 1_000_000),
    back: backOf(choice),
  };
}

/** What comes back on average of the worst and of the best choice, millionths. */
export function returnRange(): readonly [least: number, most: number] {
  const returns = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => backOf({ rows, risk })));
  return [Math.min(...returns), Math.max(...returns)];
}

/** A pair of bins that lie alike on both sides, or the middle one alone. */
export interface BinOdds {
  /** Counted from 1 at the left; one number for the middle bin. */
  readonly bins: readonly number[];
  /** Hundredths of the stake. */
  readonly pays: number;
  /** Of all `of` ways through the rows so many end here. */
  readonly ways: number;
  readonly of: number;
}

/** The bins of a choice from the sides to the middle with their exact chances. */
export function binOdds(choice: PlinkoChoice): readonly BinOdds[] {
  const { rows } = choice;
  const bins = binsOf(choice);
  return bins.slice(0, Math.floor(rows / 2) + 1).map((pays, bin) => {
    const places = bin === rows - bin ? [bin + 1] : [bin + 1, rows - bin + 1];
    return { bins: places, pays, ways: places.length * Number(choose(rows, bin)), of: 2 ** rows };
  });
}

/** The path of a settled round and what its board pays; undefined when it tells none. */
export function ballOf({ outcome, choice }: StudioRound):
  | {
      readonly path: readonly number[];
      readonly choice: PlinkoChoice;
      readonly bins: readonly number[];
    }
  | undefined {
  const ball = v.safeParse(instantGames.plinko.outcome, outcome);
  const chosen = v.safeParse(instantGames.plinko.choice, choice);
  if (!ball.success || !chosen.success) return undefined;
  return { path: ball.output.path, choice: chosen.output, bins: binsOf(chosen.output) };
}
