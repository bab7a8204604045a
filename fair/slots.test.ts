import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStream } from './random.ts';
import { HALLOWEEN } from './slots/halloween.ts';
import { SLOTSHACK } from './slots/slotshack.ts';
import { type Slot, bestPay, drawSlot, evaluateSpin, replaySlot, spinSlot, windowAt } from './slots.ts';

const slots = [HALLOWEEN, SLOTSHACK];
const anySlot = fc.constantFrom(...slots);
const seeds = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[!-9;-~]{1,64}$/),
  nonce: fc.nat(),
});
/** Returns stops at which the first `count` reels show a scatter and the others do not. */
const withScatters = (slot: Slot, count: number): number[] =>
  slot.strips.map((strip, reel) => {
    const at = strip.indexOf('S');
    return (at + (reel < count ? 0 : 10)) % strip.length;
  });

describe('a line of a slot', () => {
  const best = (slot: Slot, symbols: string): string | undefined => bestPay(slot, [...symbols])?.pay.id;

  it.each([
    ['AAABC', 'A3'],
    ['AAAAA', 'A5'],
    ['WAAGG', 'A3'],
    ['WWWGG', 'W3'],
    ['WWWWA', 'A5'],
    ['WWWWG', 'W4'],
    ['WWWWS', 'W4'],
    ['GGWWG', 'G5'],
    ['FGFFF', undefined],
    ['AASAA', undefined],
    ['SSSSS', undefined],
    ['BAAAA', undefined],
  ])('a line of Halloween with the symbols %s pays the row %s', (symbols, pay) => {
    expect(best(HALLOWEEN, symbols)).toBe(pay);
  });

  it.each([
    ['777', '777'],
    ['333', '333'],
    ['321', 'bars'],
    ['311', 'bars'],
    ['111', '111'],
    ['CCC', 'CCC'],
    ['CC7', 'CC'],
    ['C-C', 'CC'],
    ['1CC', 'CC'],
    ['C--', undefined],
    ['77-', undefined],
    ['---', undefined],
  ])('a line of Slot Shack with the symbols %s pays the row %s', (symbols, pay) => {
    expect(best(SLOTSHACK, symbols)).toBe(pay);
  });

  it('reports the reels with its winning symbols', () => {
    expect(bestPay(HALLOWEEN, [...'AAABC'])?.reels).toEqual([0, 1, 2]);
    expect(bestPay(SLOTSHACK, [...'C-C'])?.reels).toEqual([0, 2]);
  });

  it('Halloween has twenty different lines, each with a visible row on every reel', () => {
    expect(new Set(HALLOWEEN.lines.map(String)).size).toBe(20);
    for (const rows of HALLOWEEN.lines) {
      expect(rows).toHaveLength(5);
      expect(rows.every((row) => row >= 0 && row < 3)).toBe(true);
    }
  });
});

describe('scatters of Halloween', () => {
  it('pay multiples of the total bet anywhere in the window, and three or more award eight free spins', () => {
    const spins = [0, 1, 2, 3, 4, 5].map((count) =>
      evaluateSpin(HALLOWEEN, withScatters(HALLOWEEN, count), 100),
    );
    expect(spins.map(({ scatters }) => scatters)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(spins.map(({ scatterWin }) => scatterWin)).toEqual([0, 0, 0, 200, 1_000, 10_000]);
    expect(spins.map(({ freeSpins }) => freeSpins)).toEqual([0, 0, 0, 8, 8, 8]);
  });

  it('are counted in every row of the window', () => {
    const stops = withScatters(HALLOWEEN, 3);
    for (let reel = 0; reel < 3; reel++)
      for (const up of [1, 2]) {
        const moved = stops.with(reel, ((stops[reel] ?? 0) - up + 36) % 36);
        expect(evaluateSpin(HALLOWEEN, moved, 100).scatters).toBe(3);
      }
  });

  it('play their free spins as part of the outcome, with doubled wins and eight more spins on a retrigger', () => {
    const trigger = withScatters(HALLOWEEN, 3);
    const quiet = withScatters(HALLOWEEN, 0);
    const stops = [trigger, quiet, trigger, ...Array<number[]>(14).fill(quiet)];
    const { spins, total } = replaySlot(HALLOWEEN, stops, 100);
    expect(spins.map(({ multiplier }) => multiplier)).toEqual([1, ...Array<number>(16).fill(2)]);
    expect([spins[0]?.scatterWin, spins[2]?.scatterWin]).toEqual([200, 400]);
    const once = evaluateSpin(HALLOWEEN, trigger, 100).win;
    const idle = evaluateSpin(HALLOWEEN, quiet, 100).win;
    expect(total).toBe(once + 2 * once + 15 * 2 * idle);
    expect(() => replaySlot(HALLOWEEN, stops.slice(0, -1), 100)).toThrow(RangeError);
    expect(() => replaySlot(HALLOWEEN, [...stops, quiet], 100)).toThrow(RangeError);
  });
});

describe('the outcome of a bet on a slot', () => {
  it('is the same for the same seeds, and can be replayed from its stops', () => {
    fc.assert(
      fc.property(anySlot, seeds, fc.nat({ max: 7 }), (slot, round, index) => {
        const bet = slot.bets[index] ?? 0;
        const outcome = drawSlot(slot, round, bet);
        expect(drawSlot(slot, round, bet)).toEqual(outcome);
        const stops = outcome.spins.map((spin) => spin.stops);
        expect(replaySlot(slot, stops, bet)).toEqual(outcome);
      }),
    );
  });

  it('consists of whole wins that sum to its total, which grows in proportion to the bet at the same stops', () => {
    fc.assert(
      fc.property(anySlot, seeds, (slot, round) => {
        const unit = drawSlot(slot, round, 20);
        for (const bet of slot.bets) {
          const { spins, total } = drawSlot(slot, round, bet);
          expect(total * 20).toBe(unit.total * bet);
          expect(spins.map(({ stops }) => stops)).toEqual(unit.spins.map(({ stops }) => stops));
          for (const spin of spins) {
            expect(spin.lines.every(({ win }) => Number.isSafeInteger(win) && win > 0)).toBe(true);
            expect(spin.lines.reduce((sum, { win }) => sum + win, spin.scatterWin)).toBe(spin.win);
          }
          expect(spins.reduce((sum, { win }) => sum + win, 0)).toBe(total);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('shows the symbols of each strip in order from the stop on, across the end of the strip', () => {
    fc.assert(
      fc.property(anySlot, fc.infiniteStream(fc.nat()), (slot, numbers) => {
        const stops = slot.strips.map((strip) => Number(numbers.next().value) % strip.length);
        windowAt(slot, stops).forEach((column, reel) => {
          const strip = slot.strips[reel] ?? '';
          expect((strip + strip).slice(stops[reel], (stops[reel] ?? 0) + 3)).toBe(column);
        });
      }),
    );
  });

  it('is refused for bets and stops that do not exist', () => {
    const stream = openStream('a', 'b', 0);
    for (const bet of [0, 19, 21, -20, 20.5, 10_001, Number.NaN])
      for (const slot of slots) expect(() => spinSlot(slot, stream, bet)).toThrow(RangeError);
    expect(() => evaluateSpin(HALLOWEEN, [0, 0, 0, 0, 36], 20)).toThrow(RangeError);
    expect(() => evaluateSpin(HALLOWEEN, [0, 0, 0, 0], 20)).toThrow(RangeError);
  });
});
