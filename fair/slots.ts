import { type FairStream, openStream } from './random.ts';

/**
 * The slots' rules (docs/product-rules.md, Slots) as pure functions. A slot is data (strips, pays, lines, scatter), and
 * one engine plays all slots. Amounts in hundredths; every bet and pay is an integer, so nothing is ever rounded.
 */

/** A row of the paytable: `count` symbols of `of` on a line pay `pay` × the line bet. */
export interface LinePay {
  /** Id used in wins and in the paytable, for example `A5`. */
  readonly id: string;
  /** The symbols that count, in any mix; the slot's wild counts as well. */
  readonly of: string;
  readonly count: number;
  /** Payout as a multiple of the line bet. */
  readonly pay: number;
  /** `left`: on the first reels without a gap. `any`: on any reels of the line, on exactly `count` of them. */
  readonly where: 'left' | 'any';
}

/** Rule of the scatter, which counts anywhere in the window and pays multiples of the total bet. */
export interface ScatterRule {
  readonly symbol: string;
  /** Payout as a multiple of the total bet, by number of scatters; numbers without an entry pay nothing. */
  readonly pays: Readonly<Record<number, number>>;
  /** Minimum number of scatters that triggers free spins, in a paid or a free spin. */
  readonly triggerAt: number;
  readonly freeSpins: number;
  /** Multiplier of every win in a free spin. */
  readonly multiplier: number;
}

/** A slot machine as data. */
export interface Slot {
  /** Version of these rules, stored with every outcome, so that it can always be recomputed. */
  readonly rules: string;
  /** One cyclic strip per reel, one character per symbol, from the top down. */
  readonly strips: readonly string[];
  /** Number of visible rows. */
  readonly rows: number;
  /** For each line, the row (0 = top) on each reel. */
  readonly lines: readonly (readonly number[])[];
  readonly wild?: string;
  /** Rows of the paytable; only the best row that a line matches is paid. */
  readonly pays: readonly LinePay[];
  readonly scatter?: ScatterRule;
  /** Allowed total bets in hundredths; each is a multiple of the number of lines. */
  readonly bets: readonly number[];
}

/** A winning line of a slot. */
export interface LineWin {
  /** Index into the slot's lines. */
  readonly line: number;
  /** Id of the row of the paytable that is paid. */
  readonly pay: string;
  /** Indexes of the reels with winning symbols. */
  readonly reels: readonly number[];
  /** Win of the line in hundredths, including the multiplier. */
  readonly win: number;
}

/** One spin of the reels. */
export interface SlotSpinResult {
  /** For each reel, the strip index of the top row. */
  readonly stops: readonly number[];
  /** For each reel, its visible symbols, top to bottom. */
  readonly window: readonly string[];
  readonly lines: readonly LineWin[];
  /** Number of visible scatters. */
  readonly scatters: number;
  /** Win of the scatters in hundredths, including the multiplier. */
  readonly scatterWin: number;
  /** Free spins awarded by this spin. */
  readonly freeSpins: number;
  /** 1 for the paid spin, the scatter's multiplier for a free spin. */
  readonly multiplier: number;
  /** Win of this spin in hundredths: lines and scatters. */
  readonly win: number;
}

/** Result of one bet on a slot. */
export interface SlotResult {
  /** Hundredths staked. */
  readonly bet: number;
  /** The paid spin, then every free spin in order. */
  readonly spins: readonly SlotSpinResult[];
  /** Total win of all spins in hundredths. */
  readonly total: number;
}

/**
 * Draws a bet's outcome: for each reel, from left to right, one number below the length of its strip. Free spins
 * continue in the same stream.
 */
export function spinSlot(slot: Slot, stream: FairStream, totalBet: number): SlotResult {
  demandBet(slot, totalBet);
  return play(slot, totalBet, () => slot.strips.map((strip) => stream.below(strip.length)));
}

/** Returns a bet's outcome from its seeds, as decided by the server and recomputable by anyone. */
export const drawSlot = (
  slot: Slot,
  round: { seed: string; clientSeed: string; nonce: number },
  totalBet: number,
): SlotResult => spinSlot(slot, openStream(round.seed, round.clientSeed, round.nonce), totalBet);

/**
 * Returns a bet's outcome from its stored stops; throws a RangeError if there are stops for too few or too many spins.
 */
export function replaySlot(slot: Slot, stops: readonly (readonly number[])[], totalBet: number): SlotResult {
  demandBet(slot, totalBet);
  const outcome = play(slot, totalBet, (index) => {
    const given = stops[index];
    if (!given) throw new RangeError(`no stops for spin ${index}`);
    return given;
  });
  if (outcome.spins.length !== stops.length) throw new RangeError(`${stops.length} spins are too many`);
  return outcome;
}

/** Returns the spin at given stops. The multiplier is 1 for a paid spin. */
export function evaluateSpin(
  slot: Slot,
  stops: readonly number[],
  totalBet: number,
  multiplier = 1,
): SlotSpinResult {
  const window = windowAt(slot, stops);
  const lineBet = (totalBet / slot.lines.length) * multiplier;
  const lines: LineWin[] = [];
  slot.lines.forEach((rows, line) => {
    const best = bestPay(slot, symbolsOn(window, rows));
    if (best) lines.push({ line, pay: best.pay.id, reels: best.reels, win: best.pay.pay * lineBet });
  });
  const { scatter } = slot;
  const scatters = scatter ? countOf(window, scatter.symbol) : 0;
  const scatterWin = (scatter?.pays[scatters] ?? 0) * totalBet * multiplier;
  return {
    stops,
    window,
    lines,
    scatters,
    scatterWin,
    freeSpins: scatter && scatters >= scatter.triggerAt ? scatter.freeSpins : 0,
    multiplier,
    win: lines.reduce((sum, { win }) => sum + win, scatterWin),
  };
}

/** Returns the visible symbols at given stops: one string per reel, from the top down. */
export const windowAt = (slot: Slot, stops: readonly number[]): string[] =>
  slot.strips.map((strip, reel) => {
    const stop = stops[reel] ?? -1;
    if (!Number.isInteger(stop) || stop < 0 || stop >= strip.length)
      throw new RangeError(`reel ${reel} has no stop ${stop}`);
    return Array.from({ length: slot.rows }, (_, row) => strip.charAt((stop + row) % strip.length)).join('');
  });

/**
 * Returns the best row of the paytable for the symbols on one line, and the reels that match; undefined if none pays.
 */
export function bestPay(
  slot: Slot,
  symbols: readonly string[],
): { pay: LinePay; reels: readonly number[] } | undefined {
  let best: { pay: LinePay; reels: readonly number[] } | undefined;
  for (const pay of slot.pays) {
    if (best && best.pay.pay >= pay.pay) continue;
    const reels = reelsPaid(slot, pay, symbols);
    if (reels) best = { pay, reels };
  }
  return best;
}

function reelsPaid(slot: Slot, pay: LinePay, symbols: readonly string[]): number[] | undefined {
  const reels: number[] = [];
  for (let reel = 0; reel < symbols.length; reel++) {
    const symbol = symbols[reel] ?? '';
    if (symbol === slot.wild || pay.of.includes(symbol)) reels.push(reel);
    else if (pay.where === 'left' && reel < pay.count) return undefined;
    if (pay.where === 'left' && reels.length === pay.count) return reels;
  }
  return pay.where === 'any' && reels.length === pay.count ? reels : undefined;
}

function play(slot: Slot, bet: number, stopsOf: (index: number) => readonly number[]): SlotResult {
  const bought = evaluateSpin(slot, stopsOf(0), bet);
  const spins = [bought];
  let free = bought.freeSpins;
  // Retriggers make the loop longer. Eight free spins times the probability of a trigger are far below one, so it
  // always ends.
  for (let index = 1; index <= free; index++) {
    const spin = evaluateSpin(slot, stopsOf(index), bet, slot.scatter?.multiplier ?? 1);
    spins.push(spin);
    free += spin.freeSpins;
  }
  return { bet, spins, total: spins.reduce((sum, { win }) => sum + win, 0) };
}

function demandBet(slot: Slot, totalBet: number): void {
  if (!slot.bets.includes(totalBet)) throw new RangeError(`no bet of ${totalBet} on ${slot.rules}`);
}

const symbolsOn = (window: readonly string[], rows: readonly number[]): string[] =>
  rows.map((row, reel) => window[reel]?.charAt(row) ?? '');

const countOf = (window: readonly string[], symbol: string): number =>
  window.reduce((sum, column) => sum + column.split(symbol).length - 1, 0);
