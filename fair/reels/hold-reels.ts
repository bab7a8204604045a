import { hitChances } from '../instant/weighted.ts';
import type { FairStream } from '../random.ts';
import { NONE, ONE, type Ratio, part, plus, power, restOf, sumOf, times } from '../ratio.ts';
import { HOLD_REELS } from '../tables/reels-hold.ts';
import type { DeclaredReturn, Volatility } from '../tables/reels.ts';
import { REEL_BETS, type ReelGame, type ReelOutcome } from './reel-game.ts';
import { type ReelOdds, WILD, type WaysWin, waysReturn, waysWins } from './ways.ts';
import { type Weighted, drawWeighted, weightedSymbols } from './weighted-draw.ts';

/** Size of the board, the number of coins that trigger the respins, and the number of respins after each new coin. */
export const HOLD_BOARD = { columns: 5, rows: 3, cells: 15, trigger: 6, respins: 3 } as const;
/** Character of a coin in a window. */
const COIN = '*';
const CHANCES = 1_000;

/** A coin: its cell, counted column by column from the top, and its value as a multiple of the bet. */
export interface Coin {
  readonly cell: number;
  readonly name: string;
  readonly multiplier: number;
}

interface HoldOutcome extends ReelOutcome {
  /** For each reel its symbols, top to bottom; `*` is a coin. */
  readonly window: readonly string[];
  readonly wins: readonly WaysWin[];
  /** Coins of the first window. They pay only if there are enough of them to trigger the respins. */
  readonly coins: readonly Coin[];
  /** The coins added by each respin; empty if no respins were triggered. */
  readonly respins: readonly (readonly Coin[])[];
  /** Hundredths won by coins, including the grand prize. */
  readonly coinWin: number;
  readonly isGrand: boolean;
}

type HoldTable = (typeof HOLD_REELS)[Volatility];

const coinsOf = (table: HoldTable, declared: DeclaredReturn): Weighted<Omit<Coin, 'cell'>>[] =>
  table.returns[declared].map(([name, multiplier, weight]) => [{ name, multiplier }, weight]);

/**
 * Plays respins until none is left, and returns the coins that each adds. Every new coin resets the number of respins
 * left to three.
 */
function respinAll(
  stream: FairStream,
  { respinChance }: HoldTable,
  held: readonly Coin[],
  values: readonly Weighted<Omit<Coin, 'cell'>>[],
): Coin[][] {
  const taken = new Set(held.map(({ cell }) => cell));
  const respins: Coin[][] = [];
  let left: number = HOLD_BOARD.respins;
  while (left > 0 && taken.size < HOLD_BOARD.cells) {
    const added: Coin[] = [];
    for (let cell = 0; cell < HOLD_BOARD.cells; cell++)
      if (!taken.has(cell) && stream.below(CHANCES) < respinChance)
        added.push({ cell, ...drawWeighted(stream, values) });
    for (const { cell } of added) taken.add(cell);
    left = added.length > 0 ? HOLD_BOARD.respins : left - 1;
    respins.push(added);
  }
  return respins;
}

function play(table: HoldTable, declared: DeclaredReturn, stream: FairStream, bet: number): HoldOutcome {
  const values = coinsOf(table, declared);
  const coins: Coin[] = [];
  const window = table.symbolWeights.map((weights, column) =>
    Array.from({ length: HOLD_BOARD.rows }, (_, row) => {
      if (stream.below(CHANCES) >= table.coinChance) return drawWeighted(stream, weightedSymbols(weights));
      coins.push({ cell: column * HOLD_BOARD.rows + row, ...drawWeighted(stream, values) });
      return COIN;
    }).join(''),
  );
  const wins = waysWins(table.pays, window, bet);
  const isFeature = coins.length >= HOLD_BOARD.trigger;
  const respins = isFeature ? respinAll(stream, table, coins, values) : [];
  const held = isFeature ? [...coins, ...respins.flat()] : [];
  const isGrand = held.length === HOLD_BOARD.cells;
  const coinWin = bet * held.reduce((sum, { multiplier }) => sum + multiplier, isGrand ? table.grand : 0);
  const total = wins.reduce((sum, { win }) => sum + win, coinWin);
  return { bet, window, wins, coins, respins, coinWin, isGrand, total };
}

/**
 * Returns the ways odds of a reel whose cells are drawn one by one: a cell is a coin, or else a symbol by the reel's
 * weights.
 */
function cellOdds({ coinChance }: HoldTable, weights: Readonly<Record<string, number>>): ReelOdds {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const cell = (symbol: string): Ratio =>
    part((CHANCES - coinChance) * ((weights[symbol] ?? 0) + (weights[WILD] ?? 0)), CHANCES * all);
  return {
    mean: (symbol) => times(part(HOLD_BOARD.rows, 1), cell(symbol)),
    none: (symbol) => power(restOf(cell(symbol)), HOLD_BOARD.rows),
  };
}

/**
 * Odds of the respins when they begin with a given number of coins: the mean number of coins at their end, and the
 * probability that all fifteen cells then hold coins.
 */
interface FeatureOdds {
  readonly coins: Ratio;
  readonly full: Ratio;
}

/**
 * Returns the odds of the respins by the number of coins held when three respins are left. A respin without a new coin
 * uses one up, and the third such respin in a row is the last.
 */
function featureOdds({ respinChance }: HoldTable): ReadonlyMap<number, FeatureOdds> {
  const odds = new Map<number, FeatureOdds>([
    [HOLD_BOARD.cells, { coins: part(HOLD_BOARD.cells, 1), full: ONE }],
  ]);
  for (let held = HOLD_BOARD.cells - 1; held >= HOLD_BOARD.trigger; held--) {
    const [nothing = NONE, ...some] = hitChances(HOLD_BOARD.cells - held, part(respinChance, CHANCES));
    const ends = power(nothing, HOLD_BOARD.respins);
    const tries = sumOf([ONE, nothing, power(nothing, 2)]);
    const after = (worth: (odds: FeatureOdds) => Ratio): Ratio =>
      times(
        tries,
        sumOf(
          some.map((chance, index) => {
            const next = odds.get(held + 1 + index);
            return next ? times(chance, worth(next)) : NONE;
          }),
        ),
      );
    odds.set(held, {
      coins: plus(
        after(({ coins }) => coins),
        times(ends, part(held, 1)),
      ),
      full: after(({ full }) => full),
    });
  }
  return odds;
}

/**
 * Returns the components of a hold-and-respin slot's RTP: the return of wins by ways and, per spin, the probability of
 * respins, the mean number of coins that they pay, and the probability of a full board. The values of the coins are not
 * included.
 */
export function holdOdds(volatility: Volatility) {
  const table = HOLD_REELS[volatility];
  const base = waysReturn(
    table.pays,
    table.symbolWeights.map((weights) => cellOdds(table, weights)),
  );
  const feature = featureOdds(table);
  const landed = hitChances(HOLD_BOARD.cells, part(table.coinChance, CHANCES));
  const over = (worth: (odds: FeatureOdds) => Ratio): Ratio =>
    sumOf([...feature].map(([coins, odds]) => times(landed[coins] ?? NONE, worth(odds))));
  return {
    base,
    trigger: over(() => ONE),
    coins: over(({ coins }) => coins),
    full: over(({ full }) => full),
  };
}

/**
 * Makes a slot with 243 ways, and coins that are held while the other cells respin (docs/games.md, Hold and respin).
 */
export function holdGame(volatility: Volatility, declared: DeclaredReturn): ReelGame {
  const table = HOLD_REELS[volatility];
  return {
    rules: `reels-hold-${volatility}-${declared}-1`,
    bets: REEL_BETS,
    spin: (stream, bet) => play(table, declared, stream, bet),
    exactReturn() {
      const { base, coins, full } = holdOdds(volatility);
      const value = sumOf(
        table.returns[declared].map(([, worth, weight]) => part(worth * weight, 1_000_000)),
      );
      return plus(plus(base, times(coins, value)), times(full, part(table.grand, 1)));
    },
  };
}
