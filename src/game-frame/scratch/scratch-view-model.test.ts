import { describe, expect, it } from 'vitest';
import { openStream } from '../../../fair/random.ts';
import { playInstant } from '../../../fair/instant/instant-game.ts';
import { SCRATCH_TABLES } from '../../../fair/tables/scratch.ts';
import { averageReturnOf } from '../stalls/stall-view-model.ts';
import { printedCardOf, hallCardOf, cardPrizeOdds, cardPrizesAt } from './scratch-view-model.ts';

const payTables = Object.entries(SCRATCH_TABLES);

describe.each(payTables)('scratch card with the pay table %s', (payTable, { declared }) => {
  const card = hallCardOf(payTable);

  it('has the return (RTP) that its title declares, and lists the probability of every prize', () => {
    expect(averageReturnOf(card.rules, {})).toBe(declared * 100);
    const odds = cardPrizeOdds(card, 20_00);
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000);
    expect(odds.reduce((sum, { chance, amount }) => sum + chance * amount, 0)).toBe(declared * 100 * 20_00);
  });

  it('shows three equal symbols for its prize, at the price that was paid', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const { drawn, payout, multiplier } = playInstant(card.rules, openStream('seed', 'client', nonce), {
        stake: 20_00,
        choice: {},
      });
      const printed = printedCardOf(card, {
        roundId: '1',
        time: 1,
        stake: 20_00,
        choice: {},
        outcome: drawn,
        multiplier,
        payout,
        proof: null,
        round: null,
      });
      const three = printed?.faces.find((one) => printed.faces.filter((face) => face === one).length === 3);
      expect(three === undefined ? 0 : cardPrizesAt(card, 20_00)[three]).toBe(payout);
      expect(printed?.terms).toEqual({ prizes: cardPrizesAt(card, 20_00), price: 20_00 });
    }
  });
});

it("a name that is not a scratch card's pay table is rejected", () => {
  expect(() => hallCardOf('dice')).toThrow(RangeError);
});
