import type { FairStream } from '../random.ts';
import { choose, type Ratio, part, plus, ratio, restOf, sumOf, times } from '../ratio.ts';
import { TUMBLE_REELS, type WeightedMultiplier } from '../tables/reels-tumble.ts';
import type { DeclaredReturn, Volatility } from '../tables/reels.ts';
import { REEL_BETS, type ReelGame, type ReelOutcome } from './reel-game.ts';
import { type Weighted, drawWeighted, weightedSymbols } from './weighted-draw.ts';

/** Size of the board, the scatter, and the free spins that four scatters trigger. */
export const TUMBLE_BOARD = { columns: 6, rows: 5, scatter: 'S', trigger: 4, freeSpins: 10 } as const;

/** Minimum number of equal symbols for each of the three payouts. */
const STEPS = [8, 10, 12] as const;

/** A win: a number of equal symbols anywhere. */
export interface TumbleWin {
  readonly symbol: string;
  readonly count: number;
  /** Payout in hundredths of the total bet, before the multiplier. */
  readonly pay: number;
}

/** A board with its wins, before the winning symbols are removed. */
export interface TumbleBoard {
  /** For each column its symbols, top to bottom. */
  readonly board: readonly string[];
  readonly wins: readonly TumbleWin[];
  /** Multiplier of the board's wins; drawn only if there are wins, else 1. */
  readonly multiplier: number;
  /** Win of the board in hundredths, including the multiplier. */
  readonly win: number;
}

/**
 * The boards of a spin. Each follows from the one before, whose winning symbols were replaced; the last pays nothing.
 */
export type TumbleSpin = readonly TumbleBoard[];

interface TumbleOutcome extends ReelOutcome {
  /** The paid spin, then the free spins. */
  readonly spins: readonly TumbleSpin[];
}

type TumbleTable = (typeof TUMBLE_REELS)[Volatility];

/** Returns the payout for a number of equal symbols from a row of payouts; undefined if the number is too small. */
export function payOf(row: readonly number[], count: number): number | undefined {
  return row[STEPS.findLastIndex((least) => count >= least)];
}

const countOf = (board: readonly string[], symbol: string): number => board.join('').split(symbol).length - 1;

/** Returns the wins of a board. */
export const tumbleWins = (pays: TumbleTable['pays'], board: readonly string[]): TumbleWin[] =>
  Object.entries(pays).flatMap(([symbol, row]) => {
    const count = countOf(board, symbol);
    const pay = payOf(row, count);
    return pay === undefined ? [] : [{ symbol, count, pay }];
  });

/**
 * Removes the winning symbols and refills every column from the top; new symbols are drawn column by column, top first.
 */
function fallTogether(board: readonly string[], gone: ReadonlySet<string>, draw: () => string): string[] {
  return board.map((column) => {
    const stays = [...column].filter((symbol) => !gone.has(symbol)).join('');
    return Array.from({ length: column.length - stays.length }, draw).join('') + stays;
  });
}

/** Plays one spin. Bets are multiples of 100, so that payouts in hundredths of the bet are integers. */
function tumble(
  { weights, pays }: Pick<TumbleTable, 'weights' | 'pays'>,
  multipliers: readonly WeightedMultiplier[],
  stream: FairStream,
  bet: number,
): TumbleSpin {
  const symbols: readonly Weighted<string>[] = weightedSymbols(weights);
  const draw = (): string => drawWeighted(stream, symbols);
  const boards: TumbleBoard[] = [];
  let board = fallTogether(
    Array.from({ length: TUMBLE_BOARD.columns }, () => '.'.repeat(TUMBLE_BOARD.rows)),
    new Set('.'),
    draw,
  );
  for (;;) {
    const wins = tumbleWins(pays, board);
    const multiplier = wins.length === 0 ? 1 : drawWeighted(stream, multipliers);
    const pay = wins.reduce((sum, one) => sum + one.pay, 0);
    boards.push({ board, wins, multiplier, win: tumblePay(pay * multiplier, bet) });
    if (wins.length === 0) return boards;
    board = fallTogether(board, new Set(wins.map(({ symbol }) => symbol)), draw);
  }
}

/** Bets are multiples of this amount, in hundredths: one peso. */
const BET_STEP = 100;

/** Returns the win in hundredths of a peso for a payout in hundredths of the total bet. */
export const tumblePay = (pay: number, bet: number): number => pay * (bet / BET_STEP);

/** Returns the exact hit rate of a spin, by counting all boards on which no symbol appears often enough to pay. */
export function tumbleHit(volatility: Volatility): Ratio {
  const { weights, pays } = TUMBLE_REELS[volatility];
  const cells = TUMBLE_BOARD.columns * TUMBLE_BOARD.rows;
  const most = STEPS[0] - 1;
  /** Weighted number of ways to fill 0, 1, 2 … cells with the symbols handled so far. */
  let ways: readonly bigint[] = [1n, ...Array<bigint>(cells).fill(0n)];
  for (const [symbol, weight] of Object.entries(weights)) {
    const limit = symbol in pays ? most : cells;
    ways = ways.map((_, filled) => {
      let sum = 0n;
      for (let count = 0; count <= Math.min(limit, filled); count++)
        sum += choose(filled, count) * BigInt(weight) ** BigInt(count) * (ways[filled - count] ?? 0n);
      return sum;
    });
  }
  const all = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0));
  return restOf(ratio(ways[cells] ?? 0n, all ** BigInt(cells)));
}

function play(table: TumbleTable, declared: DeclaredReturn, stream: FairStream, bet: number): TumbleOutcome {
  const bought = tumble(table, table.returns[declared], stream, bet);
  const { scatter, trigger, freeSpins } = TUMBLE_BOARD;
  const isFree = countOf(bought.at(-1)?.board ?? [], scatter) >= trigger;
  const free = Array.from({ length: isFree ? freeSpins : 0 }, () =>
    tumble(table, table.freeMultipliers, stream, bet),
  );
  const spins = [bought, ...free];
  return { bet, spins, total: spins.flat().reduce((sum, { win }) => sum + win, 0) };
}

/** Returns the mean of a table of multipliers. */
const meanOf = (multipliers: readonly WeightedMultiplier[]): Ratio =>
  sumOf(multipliers.map(([multiplier, weight]) => part(multiplier * weight, 1_000_000)));

const EIGHT_DECIMALS = 10 ** 8;

/** Makes a tumble game on a board of 6 × 5 that pays anywhere (docs/games.md, Tumble). */
export function tumbleGame(volatility: Volatility, declared: DeclaredReturn): ReelGame {
  const table = TUMBLE_REELS[volatility];
  return {
    rules: `reels-tumble-${volatility}-${declared}-1`,
    bets: REEL_BETS,
    spin: (stream, bet) => play(table, declared, stream, bet),
    exactReturn() {
      const free = times(
        part(TUMBLE_BOARD.freeSpins * table.trigger, EIGHT_DECIMALS),
        meanOf(table.freeMultipliers),
      );
      return times(part(table.meanPay, EIGHT_DECIMALS), plus(meanOf(table.returns[declared]), free));
    },
  };
}
