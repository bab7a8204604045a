import { afterEach, expect, it } from 'vitest';
import { sessionStored } from '../platform/storage.ts';
import { START_UP } from '../../contract/promotions/popups.ts';
import { noteSeen, seenPopups } from './seen-popups.ts';
import { sessionEnded } from './session-slice.ts';
import { makeStore } from './store.ts';
import { OWN_START_UP_KEY, START_UP_KEY } from './stored-keys.ts';

afterEach(() => {
  sessionStored.remove(START_UP_KEY);
  sessionStored.remove(OWN_START_UP_KEY);
});

it('each start-up popup is stored once; the end of a session removes only popups that are shown once to each player', () => {
  expect(seenPopups()).toEqual([]);
  for (const popup of [...START_UP, ...START_UP].toReversed()) noteSeen(popup);
  expect(seenPopups()).toEqual([...START_UP]);
  makeStore().dispatch(sessionEnded('logout'));
  expect(seenPopups()).toEqual(['download', 'firstDepositTips', 'notice', 'firstDeposit', 'redVsBlue']);
});
