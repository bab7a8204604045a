import { describe, expect, it } from 'vitest';
import { ActivityId } from '../../contract/activities.ts';
import { CARDS, cardOf, ROWS } from './cards.ts';
import { type ActivityMap, asServed, openInOrder } from './served.ts';

type Entry = ActivityMap[string];

const entry = (type: number, rest: Partial<Entry> = {}): ActivityMap => ({
  [type]: {
    type,
    sort: 1,
    themeUrl: '',
    unloginShowStatus: 0,
    homeFloatShowStatus: 0,
    imgUrl4: '',
    ...rest,
  },
});
const spin = cardOf('dailySpin');
const served = (rest: Partial<Entry>) => asServed(spin, entry(ActivityId.spin, rest));

const status = (type: number, state: 'open' | 'closed' | 'soon' = 'open') => ({
  type,
  status: state,
  from: 0,
  to: 1,
  unloginShowStatus: 0 as const,
});

describe('a card', () => {
  it('keeps its own address and pictures if the server sends none', () => {
    expect(asServed(spin, undefined)).toBe(spin);
    expect(served({})).toEqual(spin);
    expect(asServed(spin, entry(ActivityId.halloween, { imgUrl4: '/other.webp' }))).toBe(spin);
  });

  it('takes the picture that the server sends', () => {
    expect(served({ imgUrl4: '/spin.webp' })).toEqual({
      ...spin,
      picture: '/spin.webp',
      small: '/spin.webp',
    });
  });

  it('leads to the page of this site that the server sends, and never to another site', () => {
    expect(served({ themeUrl: '/bonus/tasks' }).to).toBe('/bonus/tasks');
    expect(served({ themeUrl: '/activity/spin' }).to).toBe(spin.to);
    for (const themeUrl of ['https://other.test/', '//other.test/', 'javascript:alert(1)'])
      expect(served({ themeUrl }).to, themeUrl).toBe(spin.to);
  });
});

describe('the rows of the bonus centre', () => {
  it('keep their own address if the server sends an address only for another activity on which they depend', () => {
    const rank = ROWS.find(({ promotion }) => promotion === 'rank');
    expect(rank && asServed(rank, entry(ActivityId.luckyJackpot, { themeUrl: '/activity/spin' }))).toBe(rank);
  });

  it('are in a fixed order', () => {
    expect(ROWS.map(({ promotion }) => promotion)).toEqual([
      'signIn',
      'jackpot',
      'dailySpin',
      'redPacketRain',
      'scratchCards',
      'vip',
      'halloween',
      'coinPusher',
      'slotshack',
      'rank',
      'redVsBlue',
      'rechargeSign',
      'share',
    ]);
  });
});

describe('the cards of the lobby', () => {
  it('are all shown, in their default order, until the server has answered', () => {
    expect(openInOrder(CARDS, undefined).map(({ promotion }) => promotion)).toEqual([
      'jackpot',
      'coinPusher',
      'scratchCards',
      'halloween',
      'slotshack',
      'dailySpin',
      'redPacketRain',
      'signIn',
    ]);
  });

  it('are those of the open activities, in the server’s order', () => {
    const list = [
      status(ActivityId.freeSign),
      status(ActivityId.vip),
      status(ActivityId.coinPusher, 'soon'),
      status(ActivityId.halloween, 'closed'),
      status(ActivityId.luckyJackpot),
    ];
    expect(openInOrder(CARDS, list).map(({ promotion }) => promotion)).toEqual(['signIn', 'jackpot']);
  });
});
