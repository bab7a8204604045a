import { TUMBLE_BOARD, payOf } from '../../fair/reels/tumble-reels.ts';
import { TUMBLE_REELS } from '../../fair/tables/reels-tumble.ts';

/**
 * The recursion behind tumble's two figures (docs/games.md, Tumble): W(part) = Σ qᵢ · W(part + i), V(full) = pay +
 * W(what stays), over the symbol counts of 48.9 million boards, swept until nothing changes. Boards with the same
 * number of cells are stored together; only those that a win can leave are kept between sweeps.
 */

/** Paytable and symbol weights of a board. */
interface Rules {
  /** Weight of each symbol; the scatter is the last. */
  readonly weights: Readonly<Record<string, number>>;
  /** Payouts by symbol, in hundredths of the bet for each step of counts. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
}

/** The two figures of a table, and the number of sweeps. */
export interface TumbleFigures {
  /** Mean total payout of a spin before multipliers, in bets. */
  readonly meanPay: number;
  /** Chance that a spin ends with enough scatters. */
  readonly trigger: number;
  readonly sweeps: number;
}

/** Fewest cells that a win removes. */
const LEAST_WIN = 8;

/** Returns the binomial coefficients (k of n) at `n * (most + 1) + k`, for n up to a bound and k up to `most`. */
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
 * Visits the boards of `cells` cells and `symbols` symbols in the order of their ranks, by runs in which only the
 * first count grows: from 0 to one less than `edges[1]`. `edges` are the running sums of counts, each plus its index.
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
 * Estimates the limit of a series that converges by about the same ratio at each step: Aitken's method. `add` returns
 * whether two estimates in a row agreed to ten decimals.
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

/** One layer: the boards of one number of cells, with the value of each. */
interface Layer {
  readonly pay: Float64Array;
  readonly trigger: Float64Array;
}

const layerOf = (size: number): Layer => ({ pay: new Float64Array(size), trigger: new Float64Array(size) });

/** The rules as the recursion needs them: symbols by place, the scatter last. */
interface Board {
  readonly cells: number;
  readonly symbols: number;
  readonly scatter: number;
  /** Chance of each symbol in a free cell. */
  readonly chances: Float64Array;
  /** Payout of each symbol by its count, in bets. */
  readonly paid: readonly Float64Array[];
  /** Returns the number of ways to choose k of n. */
  readonly ways: (n: number, k: number) => number;
  /** Returns the first rank of the boards of `filled` cells. */
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

/** Computes full boards: the payout now, and the value of the cells that stay, which is `kept` by rank. */
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

/** Computes every board of `filled` cells from those of one cell more. */
function settlePart(
  { symbols, chances, ways, start }: Board,
  filled: number,
  above: Layer,
  here: Layer,
): void {
  // Offsets, for each symbol, from a board's index in its layer to the index of the board with one more of that
  // symbol in the next layer.
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

/** Solves the recursion for boards of `cells` cells; `onSweep` receives the progress. */
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
 * Prints the computed figures of all or the named tables beside their declared ones; false when one differs. Some
 * minutes each.
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
