import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOTTERY_PRIZES,
  LOTTERY_TICKETS,
  drawLottery,
  lotteryPrizeOf,
  missingForTicket,
  ticketsFor,
} from './halloween-lottery.ts';

describe('the ticket draw of Halloween', () => {
  it('gives every prize exactly its share of the million numbers that can be drawn', () => {
    const hits = LOTTERY_PRIZES.map(() => 0);
    for (let ticket = 0; ticket < 1_000_000; ticket++) {
      const prize = lotteryPrizeOf(ticket);
      hits[prize] = (hits[prize] ?? 0) + 1;
    }
    expect(LOTTERY_PRIZES.map(({ amount }, index) => [amount, hits[index]])).toEqual([
      [16, 350_000],
      [33, 300_000],
      [66, 180_000],
      [100, 100_000],
      [166, 50_000],
      [333, 15_000],
      [1_933, 4_500],
      [6_266, 500],
    ]);
    expect(() => lotteryPrizeOf(1_000_000)).toThrow(RangeError);
  });

  it('has a mean prize of 62.5 hundredths, which is 0.0625 % of the valid bet that earns a ticket', () => {
    const mean = LOTTERY_PRIZES.reduce((sum, { amount, ppm }) => sum + amount * ppm, 0);
    expect(mean).toBe(62_506_500);
    expect((mean / 1_000_000).toFixed(1)).toBe('62.5');
    expect(mean / 1_000_000 / LOTTERY_TICKETS.perTicket).toBeCloseTo(0.000625, 6);
  });

  it('draws the same prize from the same seeds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.nat(), (seed, nonce) => {
        const prize = drawLottery({ seed, clientSeed: 'mine', nonce });
        expect(drawLottery({ seed, clientSeed: 'mine', nonce })).toBe(prize);
        expect(LOTTERY_PRIZES[prize]).toBeDefined();
      }),
    );
  });
});

describe('tickets of the Halloween draw', () => {
  it('are earned one per 1,000 pesos of valid bet, at most ten a day', () => {
    expect([0, 99_999, 100_000, 199_999, 999_999, 1_000_000, 50_000_000].map(ticketsFor)).toEqual([
      0, 0, 1, 1, 9, 10, 10,
    ]);
  });

  it('need exactly the valid bet that is reported as missing: with one hundredth less, none is earned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (validBet) => {
        const missing = missingForTicket(validBet);
        const has = ticketsFor(validBet);
        if (missing === 0) expect(has).toBe(LOTTERY_TICKETS.maxPerDay);
        else {
          expect(ticketsFor(validBet + missing)).toBe(has + 1);
          expect(ticketsFor(validBet + missing - 1)).toBe(has);
        }
      }),
    );
  });
});
