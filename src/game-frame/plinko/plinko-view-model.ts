import * as v from 'valibot';
import { plinko as manifest } from '../../../contract/catalogue/games/plinko.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { PLINKO, PLINKO_RISKS, PLINKO_ROWS } from '../../../fair/instant/plinko.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { PLINKO_TABLES } from '../../../fair/tables/plinko.ts';
import { winChanceOf } from '../drop/bin-odds.ts';

/** Choice of a plinko bet. */
export type PlinkoChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Initial choice of a visit. */
export const DEFAULT_PLINKO: PlinkoChoice = { rows: 12, risk: 'medium' };

const FEWEST = Math.min(...PLINKO_ROWS);
const MOST = Math.max(...PLINKO_ROWS);

/** Range of the number of rows. */
export const PLINKO_ROW_LIMITS = { fewest: FEWEST, most: MOST } as const;

/** Returns a choice with the number of rows changed, within those offered. */
export const stepPlinkoRows = (choice: PlinkoChoice, by: number): PlinkoChoice => ({
  ...choice,
  rows: Math.min(MOST, Math.max(FEWEST, choice.rows + by)),
});

/** Returns the payouts of a choice's bins, hundredths of the stake, from the left. */
export const plinkoBinsOf = ({ rows, risk }: PlinkoChoice): readonly number[] =>
  PLINKO_TABLES[rows]?.[risk] ?? [];

/** Returns the return (RTP) of a choice, millionths. */
const backOf = (choice: PlinkoChoice): number => Math.round(asNumber(PLINKO.exactReturn(choice)) * 1_000_000);

/**
 * Returns a choice's possible payouts, the probability of more than the stake and the return, by the rules; shares in
 * millionths.
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

/** Returns the lowest and the highest return (RTP) of all choices, millionths. */
export function plinkoReturnRange(): readonly [least: number, most: number] {
  const returns = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => backOf({ rows, risk })));
  return [Math.min(...returns), Math.max(...returns)];
}

/** Reads the path of a settled round and its board's payouts; undefined if it has none. */
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
