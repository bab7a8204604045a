import { NONE, ONE, type Ratio, plus, ratio, times } from './ratio.ts';
import { type LinePay, type Slot, bestPay, windowAt } from './slots.ts';

/** Exact returns and frequencies of a slot; returns are shares of the total bet. */
export interface SlotOdds {
  /** Return of the lines of a paid spin. */
  readonly lines: Ratio;
  /** Probability that a given line wins. */
  readonly lineHit: Ratio;
  /** Probability of each row of the paytable on a given line, by the row's id. */
  readonly pays: Readonly<Record<string, Ratio>>;
  /** Return of the scatters of a paid spin. */
  readonly scatter: Ratio;
  /** Probability of each number of scatters in a window; the index is the number. */
  readonly scatters: readonly Ratio[];
  /** Probability that a spin triggers free spins. */
  readonly trigger: Ratio;
  /** Return of the free spins, including free spins that free spins trigger. */
  readonly free: Ratio;
  readonly total: Ratio;
}

/**
 * Returns the odds by enumerating every combination of symbols on a line, weighted by the number of stops that show it,
 * and every number of scatters. Stops are equally likely, so all lines have the same odds and one of them is enough.
 */
export function slotOdds(slot: Slot): SlotOdds {
  const stops = slot.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  let paid = 0n;
  let hits = 0n;
  const ways = new Map<string, bigint>(slot.pays.map(({ id }) => [id, 0n]));
  for (const { pay, weight } of linesOf(slot)) {
    paid += weight * BigInt(pay.pay);
    hits += weight;
    ways.set(pay.id, (ways.get(pay.id) ?? 0n) + weight);
  }
  const lines = ratio(paid, stops);
  const scatters = scatterChances(slot);
  const sumOver = (worth: (count: number) => number): Ratio =>
    scatters.reduce((sum, chance, count) => plus(sum, times(chance, ratio(BigInt(worth(count)), 1n))), NONE);
  const scatter = sumOver((count) => slot.scatter?.pays[count] ?? 0);
  const trigger = sumOver((count) => (slot.scatter && count >= slot.scatter.triggerAt ? 1 : 0));
  const free = freeReturn(slot, trigger, plus(lines, scatter));
  return {
    lines,
    lineHit: ratio(hits, stops),
    pays: Object.fromEntries([...ways].map(([id, count]) => [id, ratio(count, stops)])),
    scatter,
    scatters,
    trigger,
    free,
    total: plus(plus(lines, scatter), free),
  };
}

/**
 * Returns the RTP of free spins with retriggers: p·n·m·r / (1 − n·p). A trigger of probability p gives n spins, and
 * each of them returns m times r, the RTP of a paid spin without its free spins.
 */
function freeReturn({ scatter }: Slot, trigger: Ratio, spin: Ratio): Ratio {
  if (!scatter) return NONE;
  const given = times(trigger, ratio(BigInt(scatter.freeSpins), 1n));
  const rest = plus(ONE, { over: -given.over, under: given.under });
  return times(
    times(given, times(spin, ratio(BigInt(scatter.multiplier), 1n))),
    ratio(rest.under, rest.over),
  );
}

/**
 * Yields every winning combination of symbols on a line: its row of the paytable and the number of stops that show it.
 */
function* linesOf(slot: Slot): Generator<{ pay: LinePay; weight: bigint }> {
  const reels = slot.strips.map((strip) => {
    const counts = new Map<string, bigint>();
    for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
    return [...counts];
  });
  function* from(
    reel: number,
    symbols: string[],
    weight: bigint,
  ): Generator<{ pay: LinePay; weight: bigint }> {
    const next = reels[reel];
    if (!next) {
      const best = bestPay(slot, symbols);
      if (best) yield { pay: best.pay, weight };
      return;
    }
    for (const [symbol, count] of next) yield* from(reel + 1, [...symbols, symbol], weight * count);
  }
  yield* from(0, [], 1n);
}

/**
 * Returns the probabilities of 0, 1, 2 … scatters in a window, from the visible symbols at every stop of every reel.
 */
function scatterChances(slot: Slot): Ratio[] {
  const { scatter } = slot;
  if (!scatter) return [ONE];
  let chances: Ratio[] = [ONE];
  slot.strips.forEach((strip, reel) => {
    const shown = Array<bigint>(slot.rows + 1).fill(0n);
    for (let stop = 0; stop < strip.length; stop++) {
      const window = windowAt(
        slot,
        slot.strips.map((_, index) => (index === reel ? stop : 0)),
      );
      const count = (window[reel] ?? '').split(scatter.symbol).length - 1;
      shown[count] = (shown[count] ?? 0n) + 1n;
    }
    const next: Ratio[] = Array.from({ length: chances.length + slot.rows }, () => NONE);
    chances.forEach((chance, before) =>
      shown.forEach((stops, count) => {
        const both = times(chance, ratio(stops, BigInt(strip.length)));
        next[before + count] = plus(next[before + count] ?? NONE, both);
      }),
    );
    chances = next;
  });
  return chances.slice(0, chances.findLastIndex(({ over }) => over > 0n) + 1);
}
