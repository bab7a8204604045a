import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { PLINKO, PLINKO_RISKS, PLINKO_ROWS } from '../../../fair/instant/plinko.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { PLINKO_TABLES } from '../../../fair/tables/plinko.ts';
import { winChanceOf } from '../drop/bin-odds.ts';

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
  return {
    top: PLINKO.topMultiplier(choice),
    least: Math.min(...bins),
    chance: winChanceOf(bins),
    back: backOf(choice),
  };
}

/** What comes back on average of the worst and of the best choice, millionths. */
export function returnRange(): readonly [least: number, most: number] {
  const returns = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => backOf({ rows, risk })));
  return [Math.min(...returns), Math.max(...returns)];
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
