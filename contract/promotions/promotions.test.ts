import { describe, expect, it } from 'vitest';
import { ActivityId } from '../activities.ts';
import { GAMES } from '../fair.ts';
import { popups, START_UP_POPUPS } from './popups.ts';
import { activityOfPage } from './promotion-pages.ts';
import { activityOf, promotionList, promotionsWith } from './promotions.ts';

const twice = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('promotions', () => {
  it('each have an activity, a page, a popup, a fund and games of their own', () => {
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

  it('have their cards, rows and start-up popups in an order without ties', () => {
    expect(twice(promotionsWith('card').map(([, { card }]) => card.sort))).toEqual([]);
    expect(twice(promotionsWith('row').map(([, { row }]) => row))).toEqual([]);
    expect(twice(START_UP_POPUPS.map(({ startUp }) => startUp.order))).toEqual([]);
  });

  it('have an activity and a page where they have a card or a row, or are always open', () => {
    const pageless = [...promotionsWith('card'), ...promotionsWith('row')].filter(
      ([, { page }]) => page === undefined,
    );
    expect(pageless).toEqual([]);
    expect(promotionsWith('card').filter(([, { activity }]) => activity === undefined)).toEqual([]);
    expect(promotionList.filter(([name]) => activityOf(name) === undefined).map(([name]) => name)).toEqual([
      'share',
    ]);
  });

  it('lend their activity to their pages and to the promotions that open with them', () => {
    expect(activityOfPage('mall')).toBe(ActivityId.lottery);
    expect(activityOfPage('rank')).toBe(ActivityId.luckyJackpot);
    expect(activityOfPage('share')).toBeUndefined();
  });
});
