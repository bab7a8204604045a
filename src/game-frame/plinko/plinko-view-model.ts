import * as v from 'valibot';
import { plinko as manifest } from '../../../contract/catalogue/games/plinko.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { PLINKO, PLINKO_RISKS, PLINKO_ROWS } from '../../../fair/instant/plinko.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { PLINKO_TABLES } from '../../../fair/tables/plinko.ts';
import { winChanceOf } from '../drop/bin-odds.ts';

/** What the player chooses with a bet on Plinko: the rows and the risk of the board. */
export type PlinkoChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_PLINKO: PlinkoChoice = { rows: 12, risk: 'medium' };

const FEWEST = Math.min(...PLINKO_ROWS);
const MOST = Math.max(...PLINKO_ROWS);

/** Lowest and highest number of rows on offer. */
export const PLINKO_ROW_LIMITS = { fewest: FEWEST, most: MOST } as const;

/** Returns a choice with `by` more rows (fewer if negative), within the numbers on offer. */
export const stepPlinkoRows = (choice: PlinkoChoice, by: number): PlinkoChoice => ({
  ...choice,
  rows: Math.min(MOST, Math.max(FEWEST, choice.rows + by)),
});

/** Returns the payouts of the board's bins from the left, in hundredths of the stake. */
export const plinkoBinsOf = ({ rows, risk }: PlinkoChoice): readonly number[] =>
  PLINKO_TABLES[rows]?.[risk] ?? [];

/** Returns the return (RTP) of a choice, in millionths. */
const backOf = (choice: PlinkoChoice): number => Math.round(asNumber(PLINKO.exactReturn(choice)) * 1_000_000);

/**
 * Returns a choice's highest and lowest payout in hundredths of the stake, and in millionths the probability to win
 * more than the stake and the return (RTP).
 */
export function plinkoOddsOf(choice: PlinkoChoice): {
  readonly top: number;
  readonly least: number;
  readonly chance: number;
  readonly back: number;
} {
  const bins = plinkoBinsOf(choice);
  return {
    top: PLINKO.topMultiplier(choice),
    least: Math.min(...bins),
    chance: winChanceOf(bins),
    back: backOf(choice),
  };
}

/** Returns the lowest and the highest return (RTP) of all choices, in millionths. */
export function plinkoReturnRange(): readonly [least: number, most: number] {
  const returns = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => backOf({ rows, risk })));
  return [Math.min(...returns), Math.max(...returns)];
}

/**
 * Reads the ball's path, the choice and the payouts of the board from a settled round; undefined if the round has none.
 */
export function plinkoBallOf({ outcome, choice }: HallRound):
  | {
      readonly path: readonly number[];
      readonly choice: PlinkoChoice;
      readonly bins: readonly number[];
    }
  | undefined {
  const ball = v.safeParse(manifest.shapes.outcome, outcome);
  const chosen = v.safeParse(manifest.shapes.choice, choice);
  if (!ball.success || !chosen.success) return undefined;
  return { path: ball.output.path, choice: chosen.output, bins: plinkoBinsOf(chosen.output) };
}
