import { describe, expect, it } from 'vitest';
import { ActivityId } from '../activities.ts';
import { GAMES } from '../fair.ts';
import { popups, START_UP_POPUPS } from './popups.ts';
import { activityOfPage } from './promotion-pages.ts';
import { activityOf, promotionList, promotionsWith } from './promotions.ts';

const twice = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('promotions', () => {
  it('no two promotions share an activity, a page, a popup, a fund, a game or a notification flag', () => {
    const ofAll = <Value>(read: (promotion: (typeof promotionList)[number][1]) => readonly Value[]) =>
      promotionList.flatMap(([, promotion]) => read(promotion));
    const some = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);
    expect(twice(ofAll(({ activity }) => some(activity)))).toEqual([]);
    expect(twice(ofAll(({ page, pages = [] }) => [...some(page), ...pages]))).toEqual([]);
    expect(twice(popups.map(({ name }) => name))).toEqual([]);
    expect(twice(ofAll(({ fund }) => some(fund?.name)))).toEqual([]);
    expect(twice(GAMES)).toEqual([]);
    expect(twice(ofAll(({ flag }) => some(flag)))).toEqual([]);
  });

  it('no two promotions have the same position in the order of cards, of rows or of start-up popups', () => {
    expect(twice(promotionsWith('card').map(([, { card }]) => card.sort))).toEqual([]);
    expect(twice(promotionsWith('row').map(([, { row }]) => row))).toEqual([]);
    expect(twice(START_UP_POPUPS.map(({ startUp }) => startUp.order))).toEqual([]);
  });

  it('every promotion with a card or a row has a page, every card has an activity, and only `share` is always open', () => {
    const pageless = [...promotionsWith('card'), ...promotionsWith('row')].filter(
      ([, { page }]) => page === undefined,
    );
    expect(pageless).toEqual([]);
    expect(promotionsWith('card').filter(([, { activity }]) => activity === undefined)).toEqual([]);
    expect(promotionList.filter(([name]) => activityOf(name) === undefined).map(([name]) => name)).toEqual([
      'share',
    ]);
  });

  it('a page is open during the activity of its promotion, which may be the activity of another promotion', () => {
    expect(activityOfPage('mall')).toBe(ActivityId.lottery);
    expect(activityOfPage('rank')).toBe(ActivityId.luckyJackpot);
    expect(activityOfPage('share')).toBeUndefined();
  });
});
