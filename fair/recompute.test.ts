import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAL_RULES, dealTable, tableInPlay } from './coin-pusher/deal.ts';
import { hashTable } from './coin-pusher/hash.ts';
import { COIN_PUSHER_RULES, settleDrop } from './coin-pusher.ts';
import { DAILY_SPIN_RULES, SECTORS, recomputeSector } from './daily-spin.ts';
import { LOTTERY_PRIZES, LOTTERY_RULES, drawLottery } from './halloween-lottery.ts';
import { CELLS, JACKPOT_RULES, drawJackpot } from './jackpot.ts';
import { openStream } from './random.ts';
import { knowsRules, recompute } from './recompute.ts';
import { RED_PACKET_RULES, fillPacket } from './red-packet.ts';
import { SCRATCH_RULES, drawScratch } from './scratch.ts';
import { HALLOWEEN } from './slots/halloween.ts';
import { SLOTSHACK } from './slots/slotshack.ts';
import { drawSlot } from './slots.ts';

interface Seeds {
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

const table = tableInPlay('recompute');

/** For each rules version, a function that returns the stored record of a round with given seeds. */
const stored: Readonly<Record<string, (seeds: Seeds) => Record<string, unknown>>> = {
  [JACKPOT_RULES]: ({ seed, clientSeed, nonce }) => {
    const { cell, tier } = drawJackpot(seed, clientSeed, nonce);
    return { cell, propId: CELLS[cell]?.propId, count: CELLS[cell]?.count, tier, bonus: 7 };
  },
  [HALLOWEEN.rules]: (seeds) => ({ ...drawSlot(HALLOWEEN, seeds, 100) }),
  [SLOTSHACK.rules]: (seeds) => ({ ...drawSlot(SLOTSHACK, seeds, SLOTSHACK.bets[0] ?? 0) }),
  [LOTTERY_RULES]: (seeds) => {
    const prize = drawLottery(seeds);
    return { prize, amount: LOTTERY_PRIZES[prize]?.amount };
  },
  [DAILY_SPIN_RULES]: ({ seed, clientSeed, nonce }) => {
    const sector = recomputeSector(seed, clientSeed, nonce);
    return { sector, amount: SECTORS[sector]?.amount };
  },
  [RED_PACKET_RULES]: ({ seed, clientSeed, nonce }) => ({
    rainId: 'rain-1',
    left: 5_000,
    packets: 5,
    amount: fillPacket(openStream(seed, clientSeed, nonce), 5_000, 5),
  }),
  [SCRATCH_RULES]: ({ seed, clientSeed, nonce }) => {
    const { amount, face } = drawScratch(seed, clientSeed, nonce);
    return { amount, face };
  },
  [COIN_PUSHER_RULES]: (seeds) => {
    const { exits, steps, hash } = settleDrop(table, { ...seeds, x: 321 });
    return { x: 321, before: table, exits, steps, hash };
  },
  [DEAL_RULES]: (seeds) => {
    const dealt = dealTable(seeds);
    return { hash: hashTable(dealt), discs: dealt.discs.length };
  },
};

const anySeeds = fc.record({
  seed: fc
    .array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
    .map((digits) => digits.map((digit) => digit.toString(16)).join('')),
  clientSeed: fc.stringMatching(/^[a-z0-9]{1,16}$/),
  nonce: fc.nat(10_000),
});

describe.each(Object.entries(stored))('a recomputed round of %s', (rulesVersion, make) => {
  const asJson = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

  it('matches the stored outcome, and its blocks and numbers can be checked by hand', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const again = recompute({ ...seeds, rulesVersion, outcome: asJson(make(seeds)) });
        expect(again.matches).toBe(true);
        expect(again.numbers.length).toBeGreaterThan(0);
        for (const [index, block] of again.blocks.entries()) {
          expect(block.message).toBe(`${seeds.clientSeed}:${seeds.nonce}:${index}`);
          expect(block.hex).toBe(createHmac('sha256', seeds.seed).update(block.message).digest('hex'));
        }
        for (const { block, byte, hex, word, below, result } of again.numbers) {
          expect(again.blocks[block]?.hex.slice(2 * byte, 2 * byte + 8)).toBe(hex);
          expect(Number.parseInt(hex, 16)).toBe(word);
          if (below !== undefined && result !== undefined) expect(result).toBe(word % below);
        }
      }),
      // One deal plays 300 drops or more, so it runs only once.
      { numRuns: rulesVersion === DEAL_RULES ? 1 : 25 },
    );
  });

  it('does not match a falsified outcome', () => {
    const seeds = { seed: 'c'.repeat(64), clientSeed: 'me', nonce: 3 };
    const recorded = asJson(make(seeds));
    const wrong = {
      ...recorded,
      ...('amount' in recorded ? { amount: -1 } : { cell: -1, total: -1, hash: '' }),
    };
    expect(recompute({ ...seeds, rulesVersion, outcome: wrong }).matches).toBe(false);
  });
});

describe('recomputing a round', () => {
  it('is refused for unknown rules and for missing fields', () => {
    const seeds = { seed: 'd'.repeat(64), clientSeed: 'me', nonce: 0 };
    expect(knowsRules('no-such-rules')).toBe(false);
    expect(() => recompute({ ...seeds, rulesVersion: 'no-such-rules', outcome: {} })).toThrow(RangeError);
    for (const rulesVersion of [HALLOWEEN.rules, RED_PACKET_RULES, COIN_PUSHER_RULES])
      expect(() => recompute({ ...seeds, rulesVersion, outcome: {} })).toThrow(TypeError);
  });
});
