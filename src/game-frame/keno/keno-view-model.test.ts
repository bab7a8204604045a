import { expect, it } from 'vitest';
import { KENO, KENO_RISKS } from '../../../fair/instant/keno.ts';
import {
  kenoDrawOf,
  DEFAULT_KENO,
  kenoHitOdds,
  MAX_KENO_PICKS,
  stepKenoRisk,
  KENO_NUMBERS,
  kenoOddsOf,
  kenoMultipliersOf,
  randomKenoPicks,
  kenoReturnRange,
  toggleKenoPick,
} from './keno-view-model.ts';

it('the first choice of Keno is one that the rules accept, and arrow keys stop at the first and the last pay table', () => {
  expect(KENO.readChoice(DEFAULT_KENO)).toEqual(DEFAULT_KENO);
  expect(stepKenoRisk(DEFAULT_KENO, 1).risk).toBe('low');
  expect([
    stepKenoRisk(DEFAULT_KENO, -1).risk,
    stepKenoRisk({ ...DEFAULT_KENO, risk: 'high' }, 1).risk,
  ]).toEqual(['classic', 'high']);
});

it('a press in Keno picks a number or removes it, up to ten picks', () => {
  const one = toggleKenoPick({ ...DEFAULT_KENO, picks: [] }, 7);
  expect(one.picks).toEqual([7]);
  expect(toggleKenoPick(one, 3).picks).toEqual([3, 7]);
  expect(toggleKenoPick(one, 7).picks).toEqual([]);
  const full = { ...DEFAULT_KENO, picks: KENO_NUMBERS.slice(0, MAX_KENO_PICKS) };
  expect(toggleKenoPick(full, 40)).toBe(full);
});

it('random picks in Keno are different numbers, and over time use the whole board', () => {
  let state = 1;
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const seen = new Set<number>();
  for (let round = 0; round < 200; round++) {
    const picks = randomKenoPicks(10, next);
    expect(KENO.readChoice({ ...DEFAULT_KENO, picks }).picks).toEqual(picks);
    for (const pick of picks) seen.add(pick);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual(KENO_NUMBERS);
});

it.each(KENO_RISKS)(
  'Keno at %s risk lists odds for every possible draw once, and pays for at most nine numbers of hits',
  (risk) => {
    for (let count = 1; count <= MAX_KENO_PICKS; count++) {
      const choice = { risk, picks: KENO_NUMBERS.slice(0, count) };
      const odds = kenoHitOdds(choice);
      expect(odds.reduce((sum, { ways }) => sum + ways, 0)).toBe(odds[0]?.of);
      const back = odds.reduce((sum, { pays, ways, of }) => sum + (pays * ways) / of, 0) / 100;
      expect(kenoOddsOf(choice).back).toBe(Math.round(back * 1_000_000));
      expect(kenoMultipliersOf(choice).filter((pays) => pays > 0).length).toBeLessThanOrEqual(9);
    }
  },
);

it('Keno has the return (RTP) that the game server states, and no return without a pick', () => {
  expect(kenoReturnRange()).toEqual([989_950, 990_000]);
  expect(kenoOddsOf({ ...DEFAULT_KENO, picks: [] })).toEqual({ top: 0, chance: 0, back: 0 });
});

it('Keno reads the balls of a round, and none from an invalid outcome', () => {
  const drawn = [7, 18, 40, 4, 31, 12, 23, 2, 36, 15];
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: DEFAULT_KENO,
    outcome: { drawn, hits: 4 },
    multiplier: 701,
    payout: 701,
    proof: null,
    round: null,
  } as const;
  expect(kenoDrawOf(round)).toEqual({ drawn, hits: 4, choice: DEFAULT_KENO });
  expect(kenoDrawOf({ ...round, outcome: { roll: 1 } })).toBeUndefined();
});
