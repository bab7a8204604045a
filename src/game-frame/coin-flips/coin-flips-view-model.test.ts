import { expect, it } from 'vitest';
import type { HallRound } from '../../../contract/game-server.ts';
import { COIN_FLIPS, MOST_FLIPS } from '../../../fair/steps/coin-flips.ts';
import { ladderMultiplier } from '../ladder.ts';
import { shortTimes } from '../short-times.ts';
import {
  DEFAULT_COIN_FLIPS,
  flipsOf,
  COIN_FLIPS_MULTIPLIERS,
  coinFlipsViewOf,
} from './coin-flips-view-model.ts';

/** A multiplier of 1, in hundredths. */
const TIMES = 100;

it('coin flips show what each number of won flips pays, shortened to three digits and never rounded up', () => {
  expect([198, 396, 1_267_20, 12_672_0, 103_809_024].map(shortTimes)).toEqual([
    '1.98',
    '3.96',
    '1.26k',
    '1.26k',
    '1.03m',
  ]);
  expect(COIN_FLIPS_MULTIPLIERS).toHaveLength(MOST_FLIPS);
  for (const [index, label] of COIN_FLIPS_MULTIPLIERS.entries()) {
    const unit = label.endsWith('m') ? 1e6 : label.endsWith('k') ? 1e3 : 1;
    const pays = ladderMultiplier(COIN_FLIPS, DEFAULT_COIN_FLIPS, index + 1) / TIMES;
    expect(Number.parseFloat(label) * unit).toBeLessThanOrEqual(pays + 1e-6);
    expect(Number.parseFloat(label) * unit).toBeGreaterThan(pays * 0.98);
  }
});

const round: HallRound = {
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
    start: null,
    taken: [
      { step: { side: 'heads' }, result: 'won', shown: null },
      { step: { side: 'tails' }, result: 'lost', shown: null },
    ],
    status: 'lost',
    stake: 10_00,
    multiplier: 0,
    payout: 0,
    cashOut: 0,
  },
};

it('each coin flip of a round is read as the side that was called and the side that came up', () => {
  expect(flipsOf(round)).toEqual([
    { called: 'heads', came: 'heads' },
    { called: 'tails', came: 'heads' },
  ]);
  expect(coinFlipsViewOf(round)).toMatchObject({ status: 'lost', stake: 10_00, taken: flipsOf(round) });
  expect(coinFlipsViewOf({ ...round, round: null })).toBeUndefined();
});
