import { expect, it } from 'vitest';
import { withoutLists } from './page-state.ts';

it('an emptied answer keeps its shape and loses what is in its lists', () => {
  const answer = {
    errcode: 0,
    list: [{ id: 1 }],
    pages: 4,
    next: '20.140',
    jackpotWinnerList: [{ account: 'a' }],
    allRank: { list: [{ rank: 1 }], pages: 2 },
    cells: [{ prizes: { list: [1] } }],
    total: 12,
  };
  expect(withoutLists(answer)).toEqual({
    errcode: 0,
    list: [],
    pages: 1,
    jackpotWinnerList: [],
    allRank: { list: [], pages: 1 },
    cells: [{ prizes: { list: [] } }],
    total: 12,
  });
});
