import { expect, it } from 'vitest';
import type { HallRound } from '../../../contract/game-server.ts';
import {
  cardText,
  currentHiloCard,
  hiloGuessOdds,
  hasSameGuess,
  hiloSkipsLeft,
  hiloViewOf,
} from './hilo-view-model.ts';

const roundOf = (
  start: number,
  taken: readonly { guess: string; card: number; result: 'won' | 'lost' | 'skipped' }[] = [],
): HallRound => ({
  roundId: '1',
  time: 1,
  stake: 10_00,
  choice: {},
  outcome: null,
  multiplier: 0,
  payout: 0,
  proof: null,
  round: {
    choice: {},
    start: { card: start },
    taken: taken.map(({ guess, card, result }) => ({ step: { guess }, result, shown: { card } })),
    status: 'open',
    stake: 10_00,
    multiplier: 0,
    payout: 0,
    cashOut: 0,
  },
});

const [TWO, SEVEN, KING, ACE] = [0, 21, 46, 51];

it('Hilo lists the guesses on the current card, with the probability and the multiplier of each', () => {
  // On a seven, `higher` wins with 7 to king, and `lower` with ace to 7: seven of thirteen ranks each.
  expect(hiloGuessOdds(roundOf(SEVEN))).toEqual([
    { guess: 'higher', chance: 538_462, pays: 183 },
    { guess: 'lower', chance: 538_462, pays: 183 },
  ]);
  expect(hiloGuessOdds(roundOf(TWO)).map(({ guess, pays }) => [guess, pays])).toEqual([
    ['higher', 107],
    ['lower', 643],
  ]);
  expect(hiloGuessOdds(roundOf(ACE)).map(({ guess }) => guess)).toEqual(['higher', 'same']);
  expect(hiloGuessOdds(roundOf(KING)).map(({ guess }) => guess)).toEqual(['same', 'lower']);
  expect([hasSameGuess(hiloGuessOdds(roundOf(ACE))), hasSameGuess(hiloGuessOdds(roundOf(SEVEN)))]).toEqual([
    true,
    false,
  ]);
});

it('Hilo continues from the card that was drawn last, and a skip leaves the multiplier unchanged', () => {
  const skipped = roundOf(TWO, [{ guess: 'skip', card: SEVEN, result: 'skipped' }]);
  expect(currentHiloCard(skipped)).toBe(SEVEN);
  expect(hiloGuessOdds(skipped)).toEqual(hiloGuessOdds(roundOf(SEVEN)));
  expect([hiloSkipsLeft(roundOf(TWO)), hiloSkipsLeft(skipped)]).toEqual([20, 19]);
  const higher = roundOf(SEVEN, [{ guess: 'higher', card: SEVEN, result: 'won' }]);
  // The multiplier is 0.99 · (13/7)² after two guesses with seven of thirteen ranks.
  expect(hiloGuessOdds(higher)[0]?.pays).toBe(341);
});

it('Hilo reads the cards of a round, and nothing from a round of another game', () => {
  const round = roundOf(SEVEN, [{ guess: 'higher', card: KING, result: 'won' }]);
  expect(hiloViewOf(round)).toMatchObject({
    start: SEVEN,
    taken: [{ guess: 'higher', card: KING }],
    status: 'open',
  });
  expect(hiloViewOf({ ...round, round: null })).toBeUndefined();
  expect([TWO, SEVEN, KING, ACE].map(cardText)).toEqual(['2♦', '7♥', 'K♠', 'A♣']);
});
