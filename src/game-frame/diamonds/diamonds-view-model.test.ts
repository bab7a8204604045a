import { expect, it } from 'vitest';
import { handOf } from '../../../fair/instant/diamonds.ts';
import {
  GEM_DRAW_COUNT,
  gemDrawChance,
  drawnGemsOf,
  DIAMONDS_HAND_ODDS,
  DIAMONDS_ODDS,
} from './diamonds-view-model.ts';

it('Diamonds lists every hand once, with the number of gem combinations that form it', () => {
  const counted = new Map<string, number>();
  for (let code = 0; code < GEM_DRAW_COUNT; code++) {
    const hand = handOf([0, 1, 2, 3, 4].map((place) => Math.floor(code / 7 ** place) % 7));
    counted.set(hand, (counted.get(hand) ?? 0) + 1);
  }
  expect(Object.fromEntries(DIAMONDS_HAND_ODDS.map(({ hand, ways }) => [hand, ways]))).toEqual(
    Object.fromEntries(counted),
  );
});

it('the payouts of Diamonds have the declared return (RTP)', () => {
  const back =
    DIAMONDS_HAND_ODDS.reduce((sum, { pays, ways }) => sum + pays * ways, 0) / GEM_DRAW_COUNT / 100;
  expect(Math.round(back * 1_000_000)).toBe(DIAMONDS_ODDS.back);
  expect(DIAMONDS_ODDS).toEqual({ top: 5_499, chance: gemDrawChance(5_887), back: 990_000 });
});

it('Diamonds reads the gems of a round, and none from an invalid outcome', () => {
  const outcome = { gems: [1, 5, 1, 3, 5], hand: 'twoPairs' } as const;
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: {},
    outcome,
    multiplier: 200,
    payout: 200,
    proof: null,
    round: null,
  } as const;
  expect(drawnGemsOf(round)).toEqual(outcome);
  expect(drawnGemsOf({ ...round, outcome: { roll: 1 } })).toBeUndefined();
});
