import { TUMBLE_BOARD, payOf } from '../../fair/reels/tumble-reels.ts';
import { TUMBLE_REELS } from '../../fair/tables/reels-tumble.ts';

/**
 * Computes two figures of the tumble reels by recursion (docs/games.md, Tumble). The value of a partly filled board is
 * W(part) = Σ qᵢ · W(part + symbol i); that of a full board is V(full) = pay + W(cells that stay). A board is described
 * by its symbol counts: there are 48.9 million. Sweeps over all boards repeat until the values no longer change. Boards
 * with the same number of cells form a layer; between sweeps only boards that a win can leave are kept.
 */

/** Paytable and symbol weights of a board. */
interface Rules {
  /** Weight of each symbol in a free cell; the scatter is the last symbol. */
  readonly weights: Readonly<Record<string, number>>;
  /** Payouts of each symbol in hundredths of the bet, one for each range of symbol counts. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
}

/** The two figures of a pay table, and the number of sweeps that they took. */
export interface TumbleFigures {
  /** Mean total payout of a spin before multipliers, as a multiple of the bet. */
  readonly meanPay: number;
  /** Chance, 0 to 1, that a spin ends with enough scatters to trigger free spins. */
  readonly trigger: number;
  readonly sweeps: number;
}

/** Minimum number of equal symbols that win, and so of cells that a win removes. */
const LEAST_WIN = 8;

/** Returns a table with n choose k at the index `n * (most + 1) + k`, for n up to `bound` and k up to `most`. */
function chooseTable(bound: number, most: number): Float64Array {
  const width = most + 1;
  const table = new Float64Array((bound + 1) * width);
  table[0] = 1;
  for (let n = 1; n <= bound; n++)
    for (let k = 0; k <= most; k++)
      table[n * width + k] =
        (table[(n - 1) * width + k] ?? 0) + (k > 0 ? (table[(n - 1) * width + k - 1] ?? 0) : 0);
  return table;
}

/**
 * Visits all boards with `cells` filled cells in the order of their ranks. Each visit is a run of boards in which only
 * the first symbol's count grows, from 0 to `length - 1`. `edges` are the running sums of the counts, each plus its
 * index.
 */
function eachRun(cells: number, symbols: number, visit: (edges: Int32Array, length: number) => void): void {
  const edges = Int32Array.from({ length: symbols }, (_, place) => place);
  edges[symbols - 1] = cells + symbols - 1;
  for (;;) {
    visit(edges, edges[1] ?? 0);
    let place = 1;
    while (place < symbols - 1 && (edges[place] ?? 0) + 1 === edges[place + 1]) place++;
    if (place === symbols - 1) return;
    edges[place] = (edges[place] ?? 0) + 1;
    for (let before = 1; before < place; before++) edges[before] = before;
  }
}

/**
 * Estimates the limit of a series with Aitken's method, for a difference to the limit that shrinks by about the same
 * ratio at each step. `add` returns true once two successive estimates agree to ten decimals.
 */
function makeLimit() {
  let [last, change, estimate, added] = [0, 0, 0, 0];
  return {
    add(value: number): boolean {
      const before = estimate;
      const [step, slows] = [value - last, value - last - change];
      added++;
      estimate = added < 3 || slows === 0 ? value : value - (step * step) / slows;
      [last, change] = [value, step];
      return added > 3 && Math.abs(estimate - before) < 5e-11;
    },
    limit: () => estimate,
  };
}

/** Values of all boards with the same number of filled cells, by rank: mean payout in bets, and trigger chance. */
interface Layer {
  readonly pay: Float64Array;
  readonly trigger: Float64Array;
}

const layerOf = (size: number): Layer => ({ pay: new Float64Array(size), trigger: new Float64Array(size) });

/** The rules with symbols as indexes, the scatter last, as the recursion needs them. */
interface Board {
  readonly cells: number;
  readonly symbols: number;
  readonly scatter: number;
  /** Chance of each symbol to fill a free cell, 0 to 1. */
  readonly chances: Float64Array;
  /** Payout by symbol and then by its count, as a multiple of the bet. */
  readonly paid: readonly Float64Array[];
  /** Returns n choose k. */
  readonly ways: (n: number, k: number) => number;
  /** Returns the rank of the first board with `filled` filled cells. */
  readonly start: (filled: number) => number;
}

function boardOf({ weights, pays }: Rules, cells: number): Board {
  const names = Object.keys(weights);
  const symbols = names.length;
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const chosen = chooseTable(cells + symbols, symbols);
  const width = symbols + 1;
  const ways = (n: number, k: number): number => chosen[n * width + k] ?? 0;
  return {
    cells,
    symbols,
    scatter: names.indexOf(TUMBLE_BOARD.scatter),
    chances: Float64Array.from(Object.values(weights), (weight) => weight / all),
    paid: names.map((name) =>
      Float64Array.from({ length: cells + 1 }, (_, count) => (payOf(pays[name] ?? [], count) ?? 0) / 100),
    ),
    ways,
    start: (filled) => ways(filled + symbols - 1, symbols),
  };
}

/** Computes the values of all full boards: the payout now, plus the value in `kept` of the cells that stay. */
function settleFull({ cells, symbols, scatter, paid, ways }: Board, kept: Layer, full: Layer): void {
  const stays = new Int32Array(symbols);
  let index = 0;
  eachRun(cells, symbols, (edges, length) => {
    for (edges[0] = 0; (edges[0] ?? 0) < length; edges[0]++) {
      let pay = 0;
      let left = 0;
      let hasWon = false;
      for (let symbol = 0; symbol < symbols; symbol++) {
        const count = (edges[symbol] ?? 0) - (symbol === 0 ? -1 : (edges[symbol - 1] ?? 0)) - 1;
        const isWin = count >= LEAST_WIN && symbol !== scatter;
        if (isWin) pay += paid[symbol]?.[count] ?? 0;
        else left += count;
        hasWon ||= isWin;
        stays[symbol] = left + symbol;
      }
      let rank = 0;
      if (hasWon) for (let place = 0; place < symbols; place++) rank += ways(stays[place] ?? 0, place + 1);
      const scatters = (edges[scatter] ?? 0) - (edges[scatter - 1] ?? -1) - 1;
      full.pay[index] = hasWon ? pay + (kept.pay[rank] ?? 0) : 0;
      full.trigger[index] = hasWon ? (kept.trigger[rank] ?? 0) : Number(scatters >= TUMBLE_BOARD.trigger);
      index++;
    }
  });
}

/** Computes the values of all boards with `filled` cells from those with one more filled cell. */
function settlePart(
  { symbols, chances, ways, start }: Board,
  filled: number,
  above: Layer,
  here: Layer,
): void {
  // For each symbol, the difference between a board's index in its layer and the index, in the next layer, of the
  // board with one more of that symbol.
  const ahead = new Int32Array(symbols);
  let index = 0;
  const between = start(filled) - start(filled + 1);
  eachRun(filled, symbols, (edges, length) => {
    let further = between;
    for (let symbol = symbols - 1; symbol > 0; symbol--) {
      further += ways(edges[symbol] ?? 0, symbol);
      ahead[symbol] = further;
    }
    ahead[0] = further + 1;
    for (const end = index + length; index < end; index++) {
      let pay = 0;
      let trigger = 0;
      for (let symbol = 0; symbol < symbols; symbol++) {
        const child = index + (ahead[symbol] ?? 0);
        const chance = chances[symbol] ?? 0;
        pay += chance * (above.pay[child] ?? 0);
        trigger += chance * (above.trigger[child] ?? 0);
      }
      here.pay[index] = pay;
      here.trigger[index] = trigger;
    }
  });
}

/** Solves the recursion for boards of `cells` cells; calls `onSweep` after each sweep. */
export function solveTumble(
  rules: Rules,
  cells: number = TUMBLE_BOARD.columns * TUMBLE_BOARD.rows,
  onSweep: (sweep: number, meanPay: number) => void = () => {},
): TumbleFigures {
  const board = boardOf(rules, cells);
  const { start } = board;
  const most = Math.max(0, cells - LEAST_WIN);
  const kept = layerOf(start(most + 1));
  const size = (filled: number): number => start(filled + 1) - start(filled);
  const layers = [layerOf(size(cells)), layerOf(size(cells - 1))] as const;
  const [pays, triggers] = [makeLimit(), makeLimit()];
  for (let sweep = 1; ; sweep++) {
    let [above, here]: readonly [Layer, Layer] = layers;
    settleFull(board, kept, above);
    for (let filled = cells - 1; filled >= 0; filled--) {
      settlePart(board, filled, above, here);
      if (filled <= most) {
        kept.pay.set(here.pay.subarray(0, size(filled)), start(filled));
        kept.trigger.set(here.trigger.subarray(0, size(filled)), start(filled));
      }
      [above, here] = [here, above];
    }
    const isStill = [pays.add(kept.pay[0] ?? 0), triggers.add(kept.trigger[0] ?? 0)].every(Boolean);
    onSweep(sweep, pays.limit());
    if (isStill) return { meanPay: pays.limit(), trigger: triggers.limit(), sweeps: sweep };
  }
}

/**
 * Prints the computed figures of the named pay tables, or of all, beside the declared ones. Returns false if one
 * differs. Takes some minutes per table.
 */
export function reportTumble(names: readonly string[]): boolean {
  let isSame = true;
  for (const [volatility, table] of Object.entries(TUMBLE_REELS)) {
    if (names.length > 0 && !names.includes(volatility)) continue;
    const { meanPay, trigger, sweeps } = solveTumble(table, undefined, (sweep, pay) =>
      console.log(`${volatility}: sweep ${sweep}, mean pay ${pay.toFixed(12)}`),
    );
    const found = [meanPay, trigger].map((figure) => Math.round(figure * 10 ** 8));
    const fits = found[0] === table.meanPay && found[1] === table.trigger;
    isSame &&= fits;
    console.log(
      `${fits ? 'fits' : 'DIFFERS'}  ${volatility}: mean pay ${meanPay.toFixed(10)} (${table.meanPay}), ` +
        `free spins ${trigger.toFixed(10)} (${table.trigger}), ${sweeps} sweeps`,
    );
  }
  return isSame;
}
