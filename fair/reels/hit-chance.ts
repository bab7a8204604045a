import { bestPay, type Slot } from '../slots.ts';
import { WAYS_REELS } from '../tables/reels-ways.ts';
import type { DeclaredReturn, Volatility } from '../tables/reels.ts';
import { WILD } from './ways.ts';
import { NONE, ONE, part, plus, type Ratio, restOf, times } from '../ratio.ts';

/** Inputs for the hit rate of a spin: strips, number of visible rows, and the minimum number of scatters that pay. */
export interface HitRules {
  readonly strips: readonly string[];
  readonly rows: number;
  readonly scatter?: { readonly symbol: string; readonly from: number };
  /** Returns whether the visible symbols of the first three reels already win, along lines or in ways. */
  readonly pays: (windows: readonly string[]) => boolean;
}

/** Number of reels, from the left, that decide whether a spin wins, apart from wins by scatters. */
const DECIDING = 3;

/** Returns the visible symbols of a strip at each of its stops. */
const windowsOf = (strip: string, rows: number): string[] => {
  const ring = strip + strip;
  return Array.from(strip, (_, stop) => ring.slice(stop, stop + rows));
};

/**
 * Returns the exact hit rate of a paid spin. It tries all windows of the first three reels, and adds the spins that win
 * only with the scatters of the other reels, at most one on each.
 */
export function hitChance({ strips, rows, scatter, pays }: HitRules): Ratio {
  const windows = strips.map((strip) => windowsOf(strip, rows));
  const shows = (window: string): number => (scatter && window.includes(scatter.symbol) ? 1 : 0);
  const [first = [], second = [], third = []] = windows;
  let hits = 0;
  /** Number of losing combinations of windows of the first three reels, by their number of scatters. */
  const lost = Array<number>(DECIDING + 1).fill(0);
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        if (pays([one, two, three])) hits++;
        else {
          const count = shows(one) + shows(two) + shows(three);
          lost[count] = (lost[count] ?? 0) + 1;
        }
      }
  const all = first.length * second.length * third.length;
  const further = windows
    .slice(DECIDING)
    .map((each) => part(each.filter((window) => shows(window) > 0).length, each.length));
  return lost.reduce(
    (sum, count, shown) =>
      plus(sum, times(part(count, all), scatter ? atLeast(further, scatter.from - shown) : NONE)),
    part(hits, all),
  );
}

/** Returns the probability that at least `count` of several independent events occur. */
function atLeast([chance, ...rest]: readonly Ratio[], count: number): Ratio {
  if (count <= 0) return ONE;
  if (chance === undefined) return NONE;
  return plus(times(chance, atLeast(rest, count - 1)), times(restOf(chance), atLeast(rest, count)));
}

/** Returns the hit rate of a slot with lines. */
export function slotHit(slot: Slot): Ratio {
  const { strips, rows, lines, scatter } = slot;
  const firsts = [...new Map(lines.map((line) => [line.slice(0, DECIDING).join(), line])).values()];
  // Further reels can only increase a win, so a symbol that pays nothing stands in for their symbols.
  const known = new Map<string, boolean>();
  const isPaid = (symbols: string): boolean => {
    const before = known.get(symbols);
    if (before !== undefined) return before;
    const paid = bestPay(slot, [...symbols.padEnd(strips.length, '.')]) !== undefined;
    known.set(symbols, paid);
    return paid;
  };
  return hitChance({
    strips,
    rows,
    ...(scatter ? { scatter: { symbol: scatter.symbol, from: scatter.triggerAt } } : {}),
    pays: (windows) =>
      firsts.some((line) => isPaid(windows.map((window, reel) => window.charAt(line[reel] ?? 0)).join(''))),
  });
}

/** Returns the hit rate of a ways slot: a win needs the same symbol, or a wild, on each of the first three reels. */
export function waysHit(volatility: Volatility, declared: DeclaredReturn): Ratio {
  const { pays, returns } = WAYS_REELS[volatility];
  const symbols = Object.keys(pays);
  return hitChance({
    strips: returns[declared].strips,
    rows: 3,
    scatter: { symbol: 'S', from: 3 },
    pays: (windows) =>
      symbols.some((symbol) => windows.every((window) => window.includes(symbol) || window.includes(WILD))),
  });
}
