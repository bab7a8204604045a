import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAILY_SPIN_NEEDS, SECTORS, sectorOf } from './daily-spin.ts';
import { openStream } from './random.ts';
import { RAIN, fillPacket, packetsOf } from './red-packet.ts';

describe('the daily spin', () => {
  it('has chances that sum to one and a mean prize of ₱1.89, which is 0.063 % of the required bet', () => {
    expect(SECTORS.reduce((sum, { ppm }) => sum + ppm, 0)).toBe(1_000_000);
    const mean = SECTORS.reduce((sum, { amount, ppm }) => sum + amount * ppm, 0) / 1_000_000;
    expect(mean).toBe(189);
    expect((100 * mean) / DAILY_SPIN_NEEDS).toBeCloseTo(0.063, 6);
  });

  it('gives each sector exactly its share of the million numbers that can be drawn', () => {
    const counted = SECTORS.map(() => 0);
    for (let ticket = 0; ticket < 1_000_000; ticket++) {
      const sector = sectorOf(ticket);
      counted[sector] = (counted[sector] ?? 0) + 1;
    }
    expect(counted).toEqual(SECTORS.map(({ ppm }) => ppm));
    expect(() => sectorOf(1_000_000)).toThrow(RangeError);
  });
});

describe('red packets', () => {
  it('sum exactly to the pool, and each packet holds at least one centavo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: RAIN.pool }),
        fc.integer({ min: 1, max: 250 }),
        fc.nat(),
        (pool, wanted, n) => {
          const packets = Math.min(wanted, pool);
          const stream = openStream('5'.repeat(64), 'rain', n);
          let left = pool;
          for (let remaining = packets; remaining > 0; remaining--) {
            const amount = fillPacket(stream, left, remaining);
            expect(amount).toBeGreaterThanOrEqual(1);
            left -= amount;
            expect(left).toBeGreaterThanOrEqual(remaining - 1);
          }
          expect(left).toBe(0);
        },
      ),
    );
  });

  it('have the same mean amount, whether a packet is drawn first or last', () => {
    const rains = 4_000;
    const packets = 20;
    const sums = Array.from({ length: packets }, () => 0);
    for (let rain = 0; rain < rains; rain++) {
      const stream = openStream('a'.repeat(64), 'mean', rain);
      let left = packets * 1_000;
      for (let place = 0; place < packets; place++) {
        const amount = fillPacket(stream, left, packets - place);
        sums[place] = (sums[place] ?? 0) + amount;
        left -= amount;
      }
    }
    for (const sum of sums) expect(Math.abs(sum / rains - 1_000)).toBeLessThan(60);
  });

  it('a pool has one packet per full ₱10, and at least one unless it is empty', () => {
    expect([0, 1, 999, 1_000, 5_500, RAIN.pool].map(packetsOf)).toEqual([0, 1, 1, 1, 5, 200]);
  });

  it('are refused for an invalid pool, such as one with less than a centavo per packet', () => {
    const stream = openStream('b'.repeat(64), 'x', 0);
    for (const [left, packets] of [
      [0, 1],
      [4, 5],
      [10, 0],
      [1.5, 1],
    ] as const)
      expect(() => fillPacket(stream, left, packets)).toThrow(RangeError);
  });
});
