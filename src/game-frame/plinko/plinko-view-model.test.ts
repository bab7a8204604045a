import { expect, it } from 'vitest';
import { PLINKO, PLINKO_RISKS, PLINKO_ROWS } from '../../../fair/instant/plinko.ts';
import { binOddsOf } from '../drop/bin-odds.ts';
import {
  plinkoBallOf,
  plinkoBinsOf,
  DEFAULT_PLINKO,
  stepPlinkoRows,
  plinkoOddsOf,
  plinkoReturnRange,
  PLINKO_ROW_LIMITS,
} from './plinko-view-model.ts';

const choices = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })));

it('the first choice of Plinko is one that the rules accept, and its rows cannot become fewer or more than offered', () => {
  expect(PLINKO.readChoice(DEFAULT_PLINKO)).toEqual(DEFAULT_PLINKO);
  expect(stepPlinkoRows(DEFAULT_PLINKO, 1)).toEqual({ ...DEFAULT_PLINKO, rows: DEFAULT_PLINKO.rows + 1 });
  expect([stepPlinkoRows(DEFAULT_PLINKO, -100).rows, stepPlinkoRows(DEFAULT_PLINKO, 100).rows]).toEqual([
    PLINKO_ROW_LIMITS.fewest,
    PLINKO_ROW_LIMITS.most,
  ]);
});

it.each(choices)(
  'the odds of Plinko with $rows rows at $risk risk count every path of the ball once',
  (choice) => {
    const odds = binOddsOf(plinkoBinsOf(choice));
    expect(odds.flatMap(({ bins }) => bins).toSorted((a, b) => a - b)).toEqual(
      plinkoBinsOf(choice).map((_, bin) => bin + 1),
    );
    for (const { bins, pays } of odds)
      for (const bin of bins) expect(plinkoBinsOf(choice)[bin - 1]).toBe(pays);
    const ways = odds.reduce((sum, one) => sum + one.ways, 0);
    expect(ways).toBe(2 ** choice.rows);
    const back = odds.reduce((sum, one) => sum + one.ways * one.pays, 0) / ways / 100;
    expect(plinkoOddsOf(choice).back).toBe(Math.round(back * 1_000_000));
  },
);

it('Plinko states the highest and the lowest payout, and the chance to win more than the stake', () => {
  // With 8 rows, 1 + 8 + 28 of 256 paths on either side pay more than the stake.
  expect(plinkoOddsOf({ rows: 8, risk: 'low' })).toMatchObject({
    top: 562,
    least: 50,
    chance: Math.round((74 / 256) * 1_000_000),
  });
});

it('Plinko has the return (RTP) that the game server states', () => {
  expect(plinkoReturnRange()).toEqual([989_764, 990_000]);
});

it("Plinko reads the path of a round's ball, and none from an invalid outcome", () => {
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: { rows: 8, risk: 'low' },
    outcome: { path: [1, 0, 1, 1, 0, 0, 0, 1], bin: 4 },
    multiplier: 50,
    payout: 50,
    proof: null,
    round: null,
  } as const;
  expect(plinkoBallOf(round)).toEqual({
    path: [1, 0, 1, 1, 0, 0, 0, 1],
    choice: { rows: 8, risk: 'low' },
    bins: plinkoBinsOf({ rows: 8, risk: 'low' }),
  });
  expect(plinkoBallOf({ ...round, outcome: { roll: 1 } })).toBeUndefined();
});
