import { describe, expect, it } from 'vitest';
import type { Pools, Winner } from '../../contract/pools.ts';
import { liveDataReceived } from '../api/events.ts';
import { type Balance, liveDataOf, mergeWinners } from '../api/live-data.ts';
import {
  diamondsStaked,
  liveReducer,
  roundShown,
  roundStarted,
  stakePressed,
  stretchBegun,
} from './live-slice.ts';
import { sessionEnded } from './session-slice.ts';

const balance = (coin: number, coinVersion: number): Balance => ({ coin, coinVersion, lottery: 0 });
const winner = (id: string, time: number): Winner => ({
  id,
  time,
  name: 'a***z',
  avatar: '',
  kind: 'draw',
  amount: 100,
});
const pools = (total: number): Pools => ({
  total,
  megaJackpot: total,
  majorJackpot: 0,
  minorJackpot: 0,
  miniJackpot: 0,
  megaJackpotSection: [total, total],
  majorJackpotSection: [0, 0],
  minorJackpotSection: [0, 0],
  miniJackpotSection: [0, 0],
});

const after = (...actions: Parameters<typeof liveReducer>[1][]) =>
  actions.reduce(liveReducer, liveReducer(undefined, { type: '@@start' }));

describe('the displayed balance', () => {
  it('is the one with the highest version, whatever the order of arrival', () => {
    const late = after(
      liveDataReceived({ balance: balance(900, 8) }),
      liveDataReceived({ balance: balance(1000, 7) }),
    );
    expect(late.shown.balance).toEqual(balance(900, 8));
  });

  it('stays the same object if the same balance and winners arrive again', () => {
    const known = after(liveDataReceived({ balance: balance(900, 8), winners: [winner('1', 1)] }));
    const again = liveReducer(
      known,
      liveDataReceived({ balance: balance(900, 8), winners: [winner('1', 1)] }),
    );
    expect(again.shown.balance).toBe(known.shown.balance);
    expect(again.shown.winners).toBe(known.shown.winners);
    const diamonds = { ...balance(900, 8), lottery: 5 };
    expect(liveReducer(known, liveDataReceived({ balance: diamonds })).shown.balance).toEqual(diamonds);
  });

  it('stays as it is while a round is shown, and changes at its end', () => {
    const during = after(
      liveDataReceived({ balance: balance(1000, 1) }),
      roundStarted(),
      liveDataReceived({ balance: balance(6000, 2) }),
    );
    expect(during.shown.balance?.coin).toBe(1000);
    expect(liveReducer(during, roundShown()).shown.balance?.coin).toBe(6000);
  });

  it('is reduced by the stakes of all rounds until the last of them has been shown', () => {
    const during = after(
      liveDataReceived({ balance: balance(1000, 1) }),
      roundStarted(),
      stakePressed(100),
      roundStarted(),
      stakePressed(200),
      roundShown(),
    );
    expect(during).toMatchObject({ staked: 300, shown: { balance: balance(1000, 1) } });
    expect(liveReducer(during, roundShown()).staked).toBe(0);
    expect(liveReducer(during, sessionEnded('expired')).staked).toBe(0);
  });

  it('is reduced at once by the diamonds that a round costs, until the round has been shown', () => {
    const during = after(
      liveDataReceived({ balance: { ...balance(1000, 1), lottery: 120 } }),
      roundStarted(),
      diamondsStaked(50),
      liveDataReceived({ balance: { ...balance(1000, 2), lottery: 70 } }),
    );
    expect(during).toMatchObject({ stakedDiamonds: 50, shown: { balance: { lottery: 120 } } });
    expect(liveReducer(during, roundShown())).toMatchObject({
      stakedDiamonds: 0,
      shown: { balance: { lottery: 70 } },
    });
    expect(liveReducer(during, sessionEnded('expired')).stakedDiamonds).toBe(0);
  });

  it('changes only at the end of the last of several rounds', () => {
    const state = after(
      liveDataReceived({ balance: balance(1000, 1) }),
      roundStarted(),
      roundStarted(),
      liveDataReceived({ balance: balance(6000, 2) }),
      roundShown(),
    );
    expect(state.shown.balance?.coin).toBe(1000);
    expect(liveReducer(state, roundShown()).shown.balance?.coin).toBe(6000);
  });

  it('is removed when the session ends, together with the running rounds', () => {
    const state = after(
      liveDataReceived({ balance: balance(1000, 1), pools: pools(5) }),
      roundStarted(),
      sessionEnded('expired'),
    );
    expect(state.shown.balance).toBeUndefined();
    expect(state.shown.pools).toEqual(pools(5));
    expect(state.rounds).toBe(0);
  });
});

describe('pools and winners', () => {
  it('that reveal the result of a running round are shown only at its end', () => {
    const before = after(liveDataReceived({ pools: pools(700), winners: [winner('a', 1)] }), roundStarted());
    const during = liveReducer(before, liveDataReceived({ pools: pools(50), winners: [winner('b', 2)] }));
    expect(during.shown).toEqual(before.shown);
    const shown = liveReducer(during, roundShown()).shown;
    expect(shown.pools).toEqual(pools(50));
    expect(shown.winners?.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('are shown during a round if there were none before', () => {
    expect(after(roundStarted(), liveDataReceived({ pools: pools(700) })).shown.pools).toEqual(pools(700));
  });

  it('are merged: the latest twenty winners, each once', () => {
    const many = Array.from({ length: 30 }, (_, index) => winner(String(index), index));
    const merged = mergeWinners(many, [winner('29', 29), winner('new', 99)]);
    expect(merged).toHaveLength(20);
    expect(merged[0]?.id).toBe('new');
    expect(merged.filter(({ id }) => id === '29')).toHaveLength(1);
  });

  it('are read from a batch of events: the newest of each kind', () => {
    const facts = liveDataOf([
      { type: 'hello', serverTime: 1 },
      { type: 'balance', ...balance(2, 2) },
      { type: 'pools', pools: pools(1) },
      { type: 'balance', ...balance(1, 1) },
      { type: 'pools', pools: pools(2) },
    ]);
    expect(facts.balance).toEqual(balance(2, 2));
    expect(facts.pools).toEqual(pools(2));
    expect(facts.winners).toBeUndefined();
  });
});

describe('the displayed pool amounts', () => {
  const jackpot: Winner = { ...winner('9', 9), kind: 'jackpot', tier: 'mega', amount: 800 };
  const known = [liveDataReceived({ pools: { ...pools(800), megaJackpotSection: [800, 900] }, winners: [] })];

  it('are drawn at random again only between rounds', () => {
    const during = after(...known, roundStarted());
    expect(liveReducer(during, stretchBegun(5)).figures).toBe(during.figures);
    expect(liveReducer(liveReducer(during, roundShown()), stretchBegun(5)).figures).not.toBe(during.figures);
  });

  it('fall at the end of the round being shown if their pool was won', () => {
    const during = after(
      ...known,
      roundStarted(),
      liveDataReceived({ pools: pools(100), winners: [jackpot] }),
    );
    expect(during.figures?.amounts.mega).toBe(800);
    expect(liveReducer(during, roundShown()).figures).toMatchObject({
      amounts: { mega: 100 },
      fall: jackpot,
    });
  });

  it('stay on the screen when another player logs in', () => {
    const state = after(...known, stretchBegun(5));
    expect(liveReducer(state, sessionEnded('expired')).figures).toBe(state.figures);
  });
});
