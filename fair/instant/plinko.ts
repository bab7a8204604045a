import { oneOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { choose } from '../ratio.ts';
import { PLINKO_TABLES, type PlinkoRisk } from '../tables/plinko.ts';
import type { InstantGame } from './instant-game.ts';
import { returnOf } from './weighted.ts';

/** Numbers of rows from which players choose. */
export const PLINKO_ROWS: readonly number[] = Object.keys(PLINKO_TABLES).map(Number);
/** Risks from which players choose. */
export const PLINKO_RISKS: readonly PlinkoRisk[] = ['low', 'medium', 'high'];

interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

/** A ball's path, with 0 for left and 1 for right in each row, and its bin, counted from 0 at the left. */
interface PlinkoBall {
  readonly path: readonly number[];
  readonly bin: number;
}

const binsOf = ({ rows, risk }: PlinkoChoice): readonly number[] => PLINKO_TABLES[rows]?.[risk] ?? [];

/** Plinko (docs/games.md, Plinko): one random float per row decides between left and right. */
export const PLINKO: InstantGame<PlinkoChoice, PlinkoBall> = {
  rules: 'plinko-1',
  readChoice: (choice) => ({
    rows: oneOf(choice, 'rows', PLINKO_ROWS),
    risk: oneOf(choice, 'risk', PLINKO_RISKS),
  }),
  draw(stream, { rows }) {
    const path = Array.from({ length: rows }, () => pick(stream, 2));
    return { path, bin: path.reduce((sum, right) => sum + right, 0) };
  },
  multiplier: (choice, { bin }) => binsOf(choice)[bin] ?? 0,
  topMultiplier: (choice) => Math.max(...binsOf(choice)),
  exactReturn: (choice) =>
    returnOf(
      binsOf(choice).map((multiplier, bin) => ({ multiplier, ways: choose(choice.rows, bin) })),
      2n ** BigInt(choice.rows),
    ),
};
