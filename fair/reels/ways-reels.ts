import type { FairStream } from '../random.ts';
import { NONE, ONE, type Ratio, part, plus, quotient, restOf, times } from '../ratio.ts';
import type { DeclaredReturn, Volatility } from '../tables/reels.ts';
import { WAYS_REELS } from '../tables/reels-ways.ts';
import { REEL_BETS, type ReelGame, type ReelOutcome } from './reel-game.ts';
import { type ReelOdds, WAYS_PARTS, WILD, type WaysWin, waysReturn, waysWins } from './ways.ts';

/** Number of visible rows, symbol of the scatter, and number of scatters that triggers free spins. */
const ROWS = 3;
const SCATTER = 'S';
const TRIGGER = 3;

/** One spin of the reels of a ways slot. */
export interface WaysSpin {
  /** For each reel, the strip index of the top row. */
  readonly stops: readonly number[];
  /**
   * For each reel, its visible symbols as they land, top to bottom. For the wins, a visible wild then fills its whole
   * reel.
   */
  readonly window: readonly string[];
  readonly wins: readonly WaysWin[];
  /** Number of visible scatters, counted before wilds fill their reels. */
  readonly scatters: number;
  readonly scatterWin: number;
  /** Free spins awarded by this spin. */
  readonly freeSpins: number;
  readonly multiplier: number;
  /** Win of this spin in hundredths, including the multiplier. */
  readonly win: number;
}

interface WaysOutcome extends ReelOutcome {
  /** The paid spin, then every free spin in order. */
  readonly spins: readonly WaysSpin[];
}

type WaysTable = (typeof WAYS_REELS)[Volatility];

const windowOf = (strip: string, stop: number): string =>
  Array.from({ length: ROWS }, (_, row) => strip.charAt((stop + row) % strip.length)).join('');

const filled = (column: string): string => (column.includes(WILD) ? WILD.repeat(column.length) : column);

/** Returns the spin at given stops. */
export function waysSpin(
  { pays, scatterPays, freeSpins }: WaysTable,
  strips: readonly string[],
  { stops, bet, multiplier }: { stops: readonly number[]; bet: number; multiplier: number },
): WaysSpin {
  const window = strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0));
  const wins = waysWins(pays, window.map(filled), bet * multiplier);
  const scatters = window.join('').split(SCATTER).length - 1;
  const scatterWin = ((scatterPays[scatters] ?? 0) * bet * multiplier) / WAYS_PARTS;
  return {
    stops,
    window,
    wins,
    scatters,
    scatterWin,
    freeSpins: scatters >= TRIGGER ? freeSpins : 0,
    multiplier,
    win: wins.reduce((sum, { win }) => sum + win, scatterWin),
  };
}

function playWays(table: WaysTable, strips: readonly string[], stream: FairStream, bet: number): WaysOutcome {
  const turn = (multiplier: number): WaysSpin =>
    waysSpin(table, strips, { stops: strips.map(({ length }) => stream.below(length)), bet, multiplier });
  const spins = [turn(1)];
  let free = spins[0]?.freeSpins ?? 0;
  // Retriggers make the loop longer. They are so rare that the loop always ends.
  for (let index = 1; index <= free; index++) {
    const spin = turn(table.freeMultiplier);
    spins.push(spin);
    free += spin.freeSpins;
  }
  return { bet, spins, total: spins.reduce((sum, { win }) => sum + win, 0) };
}

/** Returns the visible symbols of a reel at each of its stops. */
const windowsOf = (strip: string): string[] => [...strip].map((_, stop) => windowOf(strip, stop));

/** Returns the ways odds of a strip, from the visible symbols at every stop; a visible wild fills its whole reel. */
export function stripOdds(strip: string): ReelOdds {
  const windows = windowsOf(strip).map(filled);
  const counts = (symbol: string): number[] =>
    windows.map((window) => [...window].filter((cell) => cell === symbol || cell === WILD).length);
  return {
    mean: (symbol) =>
      part(
        counts(symbol).reduce((sum, count) => sum + count, 0),
        windows.length,
      ),
    none: (symbol) => part(counts(symbol).filter((count) => count === 0).length, windows.length),
  };
}

/** Returns the probabilities of 0, 1, 2 … scatters, of which a reel shows at most one. */
export function scatterChances(strips: readonly string[]): Ratio[] {
  let chances: Ratio[] = [ONE];
  for (const strip of strips) {
    const windows = windowsOf(strip);
    const one = part(windows.filter((window) => window.includes(SCATTER)).length, windows.length);
    chances = [...chances, NONE].map((stay, count) =>
      plus(times(stay, restOf(one)), times(chances[count - 1] ?? NONE, one)),
    );
  }
  return chances;
}

/** Returns the RTP of a ways slot by component, and the probability that a spin triggers free spins. */
export function waysOdds(volatility: Volatility, declared: DeclaredReturn) {
  const { pays, scatterPays, freeSpins, freeMultiplier, returns } = WAYS_REELS[volatility];
  const { strips } = returns[declared];
  const ways = waysReturn(pays, strips.map(stripOdds));
  const chances = scatterChances(strips);
  const scatter = chances.reduce(
    (sum, chance, count) => plus(sum, times(chance, part(scatterPays[count] ?? 0, WAYS_PARTS))),
    NONE,
  );
  const trigger = chances.slice(TRIGGER).reduce(plus, NONE);
  const given = times(trigger, part(freeSpins, 1));
  // RTP of the free spins with retriggers: p·n·m·r / (1 − p·n). A trigger of probability p gives n spins, and each of
  // them returns m times r, the RTP of a paid spin without its free spins.
  const free = quotient(times(given, times(part(freeMultiplier, 1), plus(ways, scatter))), restOf(given));
  return { ways, scatter, trigger, free, total: plus(plus(ways, scatter), free) };
}

/** Makes a slot of five reels and 243 ways (docs/games.md, Ways). */
export function waysGame(volatility: Volatility, declared: DeclaredReturn): ReelGame {
  const table = WAYS_REELS[volatility];
  return {
    rules: `reels-ways-${volatility}-${declared}-1`,
    bets: REEL_BETS,
    spin: (stream, bet) => playWays(table, table.returns[declared].strips, stream, bet),
    exactReturn: () => waysOdds(volatility, declared).total,
  };
}
