import { expect, it } from 'vitest';
import { KENO, KENO_RISKS } from '../../../fair/instant/keno.ts';
import { ticketAt } from '../../../scenes/hall/keno/ticket-places.ts';
import {
  drawnOf,
  FIRST,
  hitOdds,
  MOST_PICKS,
  moved,
  NUMBERS,
  oddsOf,
  paysOf,
  placeOf,
  quickPicks,
  returnRange,
  toggled,
} from './keno-face.ts';

it('starts with an offered choice', () => {
  expect(KENO.readChoice(FIRST)).toEqual(FIRST);
  expect(moved(FIRST, 1).risk).toBe('low');
  expect([moved(FIRST, -1).risk, moved({ ...FIRST, risk: 'high' }, 1).risk]).toEqual(['classic', 'high']);
});

it('picks and unpicks a number, at most ten', () => {
  const one = toggled({ ...FIRST, picks: [] }, 7);
  expect(one.picks).toEqual([7]);
  expect(toggled(one, 3).picks).toEqual([3, 7]);
  expect(toggled(one, 7).picks).toEqual([]);
  const full = { ...FIRST, picks: NUMBERS.slice(0, MOST_PICKS) };
  expect(toggled(full, 40)).toBe(full);
});

it('picks different numbers at random, from the whole board', () => {
  let state = 1;
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const seen = new Set<number>();
  for (let round = 0; round < 200; round++) {
    const picks = quickPicks(10, next);
    expect(KENO.readChoice({ ...FIRST, picks }).picks).toEqual(picks);
    for (const pick of picks) seen.add(pick);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual(NUMBERS);
});

it.each(KENO_RISKS)(
  'lists every draw at %s risk once, and never more rows than the picture has plates',
  (risk) => {
    for (let count = 1; count <= MOST_PICKS; count++) {
      const choice = { risk, picks: NUMBERS.slice(0, count) };
      const odds = hitOdds(choice);
      expect(odds.reduce((sum, { ways }) => sum + ways, 0)).toBe(odds[0]?.of);
      const back = odds.reduce((sum, { pays, ways, of }) => sum + (pays * ways) / of, 0) / 100;
      expect(oddsOf(choice).back).toBe(Math.round(back * 1_000_000));
      expect(paysOf(choice).filter((pays) => pays > 0).length).toBeLessThanOrEqual(9);
    }
  },
);

it('has the return that the game server states, and none without a pick', () => {
  expect(returnRange()).toEqual([989_950, 990_000]);
  expect(oddsOf({ ...FIRST, picks: [] })).toEqual({ top: 0, chance: 0, back: 0 });
});

it('reads a round’s balls, and nothing from an invalid outcome', () => {
  const drawn = [7, 18, 40, 4, 31, 12, 23, 2, 36, 15];
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: FIRST,
    outcome: { drawn, hits: 4 },
    multiplier: 701,
    payout: 701,
    proof: null,
    round: null,
  } as const;
  expect(drawnOf(round)).toEqual({ drawn, hits: 4, choice: FIRST });
  expect(drawnOf({ ...round, outcome: { roll: 1 } })).toBeUndefined();
});

it('has its tickets at the positions of the picture’s', () => {
  for (const number of NUMBERS) expect(placeOf(number)).toEqual(ticketAt(number));
});
