import { describe, expect, it } from 'vitest';
import { openStream } from './random.ts';
import { type Ratio, asNumber, plus, ratio } from './ratio.ts';
import { slotOdds } from './slot-odds.ts';
import { HALLOWEEN, HALLOWEEN_COUNTS } from './slots/halloween.ts';
import { SLOTSHACK, SLOTSHACK_COUNTS } from './slots/slotshack.ts';
import { type Slot, evaluateSpin, spinSlot, windowAt } from './slots.ts';
import { areApart, shuffleStrip } from './strip-shuffle.ts';

const halloween = slotOdds(HALLOWEEN);
const slotshack = slotOdds(SLOTSHACK);
const text = ({ over, under }: Ratio): string => `${over}/${under}`;

describe('the strips of a slot', () => {
  it('the strips of Halloween are the seeded shuffle of the listed counts, with scatters at least three positions apart', () => {
    expect(HALLOWEEN.strips).toEqual(
      HALLOWEEN_COUNTS.map((counts, reel) => shuffleStrip(counts, `halloween reel ${reel + 1}`, 'S')),
    );
    expect(HALLOWEEN_COUNTS.map((counts) => Object.values(counts).join(' '))).toEqual([
      '1 3 4 4 5 6 6 6 1',
      '2 3 4 4 5 6 6 5 1',
      '2 3 4 4 5 6 6 5 1',
      '2 3 3 5 5 6 6 5 1',
      '1 3 4 4 5 6 6 6 1',
    ]);
    expect(HALLOWEEN.strips.every((strip) => strip.length === 36 && areApart(strip, 'S'))).toBe(true);
  });

  it('the strips of Slot Shack are the seeded shuffle of the listed counts', () => {
    expect(SLOTSHACK.strips).toEqual(
      [1, 2, 3].map((reel) => shuffleStrip(SLOTSHACK_COUNTS, `slotshack reel ${reel}`, '')),
    );
    expect(SLOTSHACK.strips.every((strip) => strip.length === 24)).toBe(true);
  });

  it('strips count as spaced only if no window of three rows shows two of the symbols, even across the end of a strip', () => {
    expect([areApart('SxxSxx', 'S'), areApart('SxSxxx', 'S'), areApart('SxxxxS', 'S')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(areApart(shuffleStrip({ S: 4, x: 12 }, 'four of sixteen', 'S'), 'S')).toBe(true);
  });
});

describe('the exact returns', () => {
  it('Halloween returns 87.247 % by lines, 1.234 % by scatters and 7.508 % by free spins: 95.989 % in total', () => {
    expect(text(halloween.lines)).toBe('52755061/60466176');
    expect(text(halloween.scatter)).toBe('1535/124416');
    expect(text(halloween.free)).toBe('11288725981/150349146624');
    expect(text(halloween.total)).toBe('288638278045/300698293248');
    const percent = (share: Ratio): string => (asNumber(share) * 100).toFixed(3);
    expect([halloween.lines, halloween.scatter, halloween.free, halloween.total].map(percent)).toEqual([
      '87.247',
      '1.234',
      '7.508',
      '95.989',
    ]);
  });

  it('a line of Halloween wins 4.22 % of the time, and free spins come once in 196.5 spins', () => {
    expect(text(halloween.lineHit)).toBe('1969/46656');
    expect(text(halloween.trigger)).toBe('211/41472');
    expect((41_472 / 211).toFixed(1)).toBe('196.5');
    expect(halloween.scatters).toHaveLength(6);
    expect(text(halloween.scatters.reduce(plus))).toBe('1/1');
  });

  it('Slot Shack returns 96.615 % in total, at a hit rate of 13.15 %', () => {
    expect(text(slotshack.total)).toBe('371/384');
    expect(text(slotshack.lineHit)).toBe('101/768');
    expect(
      [asNumber(slotshack.total) * 100, asNumber(slotshack.lineHit) * 100].map((n) => n.toFixed(3)),
    ).toEqual(['96.615', '13.151']);
  });

  it('the return of lines is the sum of chance × pay over the rows of the paytable', () => {
    for (const [slot, odds] of [
      [HALLOWEEN, halloween],
      [SLOTSHACK, slotshack],
    ] as const) {
      const none = ratio(0n, 1n);
      const sum = slot.pays
        .map(({ id, pay }) => ratio((odds.pays[id]?.over ?? 0n) * BigInt(pay), odds.pays[id]?.under ?? 1n))
        .reduce(plus, none);
      expect(text(sum)).toBe(text(odds.lines));
      expect(text(Object.values(odds.pays).reduce(plus, none))).toBe(text(odds.lineHit));
    }
  });

  it('the return of Slot Shack equals the enumeration of all 13,824 combinations of stops', () => {
    let paid = 0;
    let hits = 0;
    for (let a = 0; a < 24; a++)
      for (let b = 0; b < 24; b++)
        for (let c = 0; c < 24; c++) {
          const { win } = evaluateSpin(SLOTSHACK, [a, b, c], 20);
          paid += win;
          if (win > 0) hits++;
        }
    expect(text(ratio(BigInt(paid), 20n * 13_824n))).toBe('371/384');
    expect(text(ratio(BigInt(hits), 13_824n))).toBe('101/768');
  });

  it('returns do not depend on the order of the strips, since each row shows a symbol as often as it is on the strip', () => {
    for (const slot of [HALLOWEEN, SLOTSHACK])
      slot.strips.forEach((strip, reel) => {
        const counts = [...strip].toSorted().join('');
        for (let row = 0; row < slot.rows; row++) {
          const shown = Array.from({ length: strip.length }, (_, stop) => {
            const stops = slot.strips.map((_strip, index) => (index === reel ? stop : 0));
            return windowAt(slot, stops)[reel]?.charAt(row) ?? '';
          });
          expect(shown.toSorted().join('')).toBe(counts);
        }
      });
    const sorted: Slot = {
      ...HALLOWEEN,
      strips: HALLOWEEN.strips.map((strip) => [...strip].toSorted().join('')),
    };
    expect(text(slotOdds(sorted).total)).toBe(text(halloween.total));
  });
});

describe('many spins from a fair stream', () => {
  it.each([
    ['halloween', HALLOWEEN, halloween, 20_000],
    ['slotshack', SLOTSHACK, slotshack, 60_000],
  ])(
    'the RTP, hit rate and number of free spins come close to the enumeration: %s',
    (name, slot, odds, rounds) => {
      // One long stream with a fixed seed, so the result is deterministic.
      const stream = openStream('5'.repeat(64), `many ${name}`, 0);
      let won = 0;
      let squares = 0;
      let lineHits = 0;
      let triggers = 0;
      for (let round = 0; round < rounds; round++) {
        const { spins, total } = spinSlot(slot, stream, 20);
        won += total / 20;
        squares += (total / 20) ** 2;
        lineHits += spins[0]?.lines.length ?? 0;
        if ((spins[0]?.freeSpins ?? 0) > 0) triggers++;
      }
      const mean = won / rounds;
      const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
      expect(Math.abs(mean - asNumber(odds.total))).toBeLessThan(3 * error);
      const lines = rounds * slot.lines.length;
      expect(Math.abs(lineHits / lines - asNumber(odds.lineHit))).toBeLessThan(0.001);
      const expected = rounds * asNumber(odds.trigger);
      expect(Math.abs(triggers - expected)).toBeLessThanOrEqual(3 * Math.sqrt(expected));
    },
  );
});
