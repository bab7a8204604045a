import { MAX_WIN } from '../../fair/bets.ts';
import { lineSlot } from '../../fair/reels/line-reels.ts';
import { REEL_BETS } from '../../fair/reels/reel-game.ts';
import { WAYS_PARTS, WILD } from '../../fair/reels/ways.ts';
import { bestPay } from '../../fair/slots.ts';
import { type DeclaredReturn, type Volatility } from '../../fair/tables/reels.ts';
import { WAYS_REELS } from '../../fair/tables/reels-ways.ts';
import { holdCapTakes } from './win-cap-hold.ts';

/**
 * Computes how much the maximum win can reduce the return of line and ways slots at the largest bet:
 * `npm run odds -- win-cap`. Counts the wins of one spin exactly, window by window, and which give free spins. A paid
 * spin alone cannot reach the maximum c, so only rounds with free spins can. A round's excess over c is bounded by
 * (x − c)⁺ ≤ e^(t(x − c)) / (t·e). For any t the mean of that bound is exact: a free spin, with all spins that it
 * gives, has the mean G = Σ pᵢ · e^(t·m·wᵢ) · Gⁿ of e^(t·win). The result is the least bound of several t.
 */

/** Largest share of the bet by which the maximum win may reduce the return: 0.0005 %. */
export const CAP_MAY_TAKE = 0.000_005;

/** Possible outcomes of one spin: their number by win, in bets, for spins without (`plain`) and with free spins. */
export interface SpinWins {
  readonly all: number;
  readonly plain: ReadonlyMap<number, number>;
  readonly giving: ReadonlyMap<number, number>;
  readonly freeSpins: number;
  readonly freeMultiplier: number;
}

/** Maximum number of iterations that compute G for one t. */
const ROUNDS = 5_000;

/**
 * Returns the largest share of the bet by which a maximum win of `cap` times the bet can reduce the return. Infinity if
 * a single spin can reach the maximum.
 */
export function capTakes({ all, plain, giving, freeSpins, freeMultiplier }: SpinWins, cap: number): number {
  if (Math.max(...plain.keys(), ...giving.keys()) >= cap) return Infinity;
  const mean = (wins: ReadonlyMap<number, number>, t: number): number =>
    [...wins].reduce((sum, [win, count]) => sum + (count / all) * Math.exp(t * win), 0);
  let least = Infinity;
  for (let t = 1 / cap; t < 0.02; t *= 1.08) {
    const [lost, won] = [mean(plain, t * freeMultiplier), mean(giving, t * freeMultiplier)];
    let grown = 1;
    for (let round = 0; round < ROUNDS; round++) {
      const next = lost + won * grown ** freeSpins;
      if (!(next < 1e6)) return least;
      if (Math.abs(next - grown) < 1e-12) break;
      grown = next;
    }
    least = Math.min(least, (mean(giving, t) * grown ** freeSpins * Math.exp(-t * cap)) / (t * Math.E));
  }
  return least;
}

const windowsOf = (strip: string): string[] =>
  Array.from(strip, (_, stop) => (strip + strip).slice(stop, stop + 3));

const addTo = (wins: Map<number, number>, win: number, count: number): void =>
  void wins.set(win, (wins.get(win) ?? 0) + count);

/** Counts the outcomes of all spins of a line slot by their win. */
export function lineWins(volatility: Volatility, declared: DeclaredReturn): SpinWins {
  const slot = lineSlot(volatility, declared);
  const { strips, lines, scatter } = slot;
  const windows = strips.map(windowsOf);
  const known = new Map<string, number>();
  const payOf = (symbols: string): number => {
    const pay = known.get(symbols) ?? bestPay(slot, [...symbols])?.pay.pay ?? 0;
    known.set(symbols, pay);
    return pay;
  };
  const [plain, giving] = [new Map<number, number>(), new Map<number, number>()];
  const visit = (reel: number, shown: readonly string[], alive: readonly (readonly number[])[]): void => {
    if (reel === windows.length) {
      const scatters = shown.filter((window) => window.includes('S')).length;
      const paid = alive.reduce(
        (sum, line) => sum + payOf(line.map((row, at) => shown[at]?.charAt(row) ?? '').join('')),
        0,
      );
      const win = paid / lines.length + (scatter?.pays[scatters] ?? 0);
      addTo(scatters >= (scatter?.triggerAt ?? Infinity) ? giving : plain, win, 1);
      return;
    }
    for (const window of windows[reel] ?? []) {
      const next = [...shown, window];
      // After three reels only lines with one symbol and wilds can still pay.
      const left =
        reel === 2
          ? alive.filter((line) => {
              const symbols = new Set(line.slice(0, 3).map((row, at) => next[at]?.charAt(row)));
              symbols.delete(WILD);
              return symbols.size <= 1 && !symbols.has('S');
            })
          : alive;
      visit(reel + 1, next, left);
    }
  };
  visit(0, [], lines);
  const all = windows.reduce((product, { length }) => product * length, 1);
  return {
    all,
    plain,
    giving,
    freeSpins: scatter?.freeSpins ?? 0,
    freeMultiplier: scatter?.multiplier ?? 1,
  };
}

/** Counts the outcomes of all spins of a ways slot by their win; windows with the same symbol counts are merged. */
export function waysWinsOf(volatility: Volatility, declared: DeclaredReturn): SpinWins {
  const { pays, scatterPays, freeSpins, freeMultiplier, returns } = WAYS_REELS[volatility];
  const { strips } = returns[declared];
  const table = Object.entries(pays);
  const reels = strips.map((strip) => {
    const alike = new Map<string, { counts: number[]; scatter: number; stops: number }>();
    for (const window of windowsOf(strip)) {
      const counts = table.map(([symbol]) =>
        window.includes(WILD) ? window.length : window.split(symbol).length - 1,
      );
      const scatter = window.includes('S') ? 1 : 0;
      const key = [...counts, scatter].join();
      const one = alike.get(key);
      if (one) one.stops++;
      else alike.set(key, { counts, scatter, stops: 1 });
    }
    return [...alike.values()];
  });
  const [plain, giving] = [new Map<number, number>(), new Map<number, number>()];
  const visit = (
    reel: number,
    ways: readonly number[],
    won: number,
    scatters: number,
    stops: number,
  ): void => {
    if (reel === reels.length) {
      const last = ways.reduce((sum, count, at) => sum + count * (table[at]?.[1][reel - 3] ?? 0), won);
      const win = (last + (scatterPays[scatters] ?? 0)) / WAYS_PARTS;
      addTo(scatters >= 3 ? giving : plain, win, stops);
      return;
    }
    for (const { counts, scatter, stops: own } of reels[reel] ?? []) {
      let ended = won;
      const next = ways.map((count, at) => {
        const more = count * (counts[at] ?? 0);
        if (more === 0 && reel >= 3) ended += count * (table[at]?.[1][reel - 3] ?? 0);
        return more;
      });
      visit(reel + 1, next, ended, scatters + scatter, stops * own);
    }
  };
  visit(
    0,
    table.map(() => 1),
    0,
    0,
    1,
  );
  const all = strips.reduce((product, { length }) => product * length, 1);
  return { all, plain, giving, freeSpins, freeMultiplier };
}

/**
 * Prints for every table of hold, line and ways slots how much the maximum win can reduce its return. Returns false if
 * that exceeds `CAP_MAY_TAKE`. Takes some minutes.
 */
export function reportWinCap(): boolean {
  const cap = MAX_WIN / Math.max(...REEL_BETS);
  let isSmall = true;
  for (const volatility of ['low', 'mid', 'high'] as const)
    for (const declared of [9540, 9600, 9660] as const) {
      const takes = holdCapTakes(volatility, declared, cap);
      isSmall &&= takes < CAP_MAY_TAKE;
      console.log(
        `${takes < CAP_MAY_TAKE ? 'fits' : 'TOO MUCH'}  hold ${volatility} ${declared}: ` +
          `the maximum win takes less than ${takes.toExponential(1)} of the bet`,
      );
    }
  for (const [model, winsOf] of [
    ['lines', lineWins],
    ['ways', waysWinsOf],
  ] as const)
    for (const volatility of ['low', 'mid', 'high'] as const)
      for (const declared of [9540, 9600, 9660] as const) {
        const wins = winsOf(volatility, declared);
        const takes = capTakes(wins, cap);
        const most = Math.max(...wins.plain.keys(), ...wins.giving.keys());
        isSmall &&= takes < CAP_MAY_TAKE;
        console.log(
          `${takes < CAP_MAY_TAKE ? 'fits' : 'TOO MUCH'}  ${model} ${volatility} ${declared}: one spin pays at most ` +
            `${most.toFixed(2)} bets, the maximum win takes less than ${takes.toExponential(1)} of the bet`,
        );
      }
  return isSmall;
}
