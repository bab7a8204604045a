import { NONE, ONE, type Ratio, plus, ratio, times } from './ratio.ts';
import { type LinePay, type Slot, bestPay, windowAt } from './slots.ts';

/** What a slot returns and how often, exactly; returns are shares of the total bet. */
export interface SlotOdds {
  /** Returned by the lines of a bought spin. */
  readonly lines: Ratio;
  /** Chance that a given line wins. */
  readonly lineHit: Ratio;
  /** Chance of each pay on a given line, by its id. */
  readonly pays: Readonly<Record<string, Ratio>>;
  /** Returned by the scatters of a bought spin. */
  readonly scatter: Ratio;
  /** Chance of a given number of scatters in a window; the index is the number. */
  readonly scatters: readonly Ratio[];
  /** Chance that a spin gives free spins. */
  readonly trigger: Ratio;
  /** Returned by the free spins, those that free spins give included. */
  readonly free: Ratio;
  readonly total: Ratio;
}

/**
 * The odds by enumeration of every combination of symbols on a line, each with its number of stops, and of every
 * number of scatters. Rows are alike (a stop is as likely as any other), so one line stands for all.
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

/** Free spins and theirs: p·n·m·r / (1 − n·p), n spins at a trigger of chance p, each returning m times r. */
function freeReturn({ scatter }: Slot, trigger: Ratio, spin: Ratio): Ratio {
  if (!scatter) return NONE;
  const given = times(trigger, ratio(BigInt(scatter.freeSpins), 1n));
  const rest = plus(ONE, { over: -given.over, under: given.under });
  return times(
    times(given, times(spin, ratio(BigInt(scatter.multiplier), 1n))),
    ratio(rest.under, rest.over),
  );
}

/** Every winning combination of symbols on a line: what it pays and at how many stops it stands there. */
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

/** The chance of 0, 1, 2 … scatters in a window, from the windows at every stop of every reel. */
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
