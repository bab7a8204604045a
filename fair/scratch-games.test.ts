import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from './choice.ts';
import { INSTANT_GAMES } from './games.ts';
import { openStream } from './random.ts';
import { prizeOnFace } from './scratch.ts';
import { cardPrizes, makeWeights, scratchGame } from './scratch-games.ts';
import { SCRATCH_PRIZES, SCRATCH_TABLES } from './tables/scratch.ts';

const cards = namesOf(SCRATCH_TABLES);

describe.each(cards)('the scratch card %s', (payTable) => {
  const table = SCRATCH_TABLES[payTable];

  it('has the stored weights that makeWeights generates', () => {
    expect(makeWeights(table)).toEqual(table.weights);
  });

  it('shows its own prize on its face, and no other', () => {
    const game = scratchGame(payTable, table);
    fc.assert(
      fc.property(fc.nat(100_000), (nonce) => {
        const drawn = game.draw(openStream('a'.repeat(64), 'me', nonce), {});
        expect(prizeOnFace(drawn.face) ?? null).toBe(drawn.prize);
        const prize = drawn.prize === null ? 0 : (SCRATCH_PRIZES[table.prizes][drawn.prize] ?? 0);
        expect(game.multiplier({}, drawn)).toBe(100 * prize);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the scratch cards of the hall', () => {
  it('are fourteen, each with a rules version of its own', () => {
    expect(cards).toHaveLength(14);
    expect(new Set(cards.map((payTable) => INSTANT_GAMES.get(payTable)?.rules)).size).toBe(14);
  });

  it('pay whole multiples of their price', () => {
    expect(cardPrizes(SCRATCH_TABLES['lucky-ticket'], 500).map(({ amount }) => amount)).toEqual([
      500, 1_000, 1_500, 2_500, 5_000, 10_000, 25_000, 100_000,
    ]);
  });
});
