import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanPrize, missingCards, priceInCoins, share, winningSymbol } from './cards-info.ts';

it('odds and returns (RTP) are shown to their last digit', () => {
  const prizes = [
    { amount: 200, oddsPpm: 250_000 },
    { amount: 500_000, oddsPpm: 50 },
  ];
  expect(meanPrize(prizes)).toBe(75);
  expect(share(425, priceInCoins({ price: 50 }))).toBe('85%');
  expect(share(473.8, 500)).toBe('94.76%');
});

it('the winning symbol is the symbol that occurs three times; a card without such a symbol has none', () => {
  expect(winningSymbol([0, 1, 1, 2, 2, 3, 1, 4, 5])).toBe(1);
  expect(winningSymbol([0, 0, 1, 1, 2, 2, 3, 3, 4])).toBeUndefined();
});

it('a row buys as many cards as the player lacks, and no more', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (wanted, held) => {
      const bought = missingCards(wanted, held);
      expect(bought + Math.min(wanted, held)).toBe(wanted);
      expect(bought).toBeGreaterThanOrEqual(0);
    }),
  );
});
