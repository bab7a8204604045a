import { afterEach, expect, it } from 'vitest';
import { sessionStored } from '../platform/storage.ts';
import { START_UP } from './modals-slice.ts';
import { forgetOwnPopups, noteSeen, seenPopups } from './seen-popups.ts';
import { START_UP_KEY } from './stored-keys.ts';

afterEach(() => sessionStored.remove(START_UP_KEY));

it('each popup is stored once, in any order; a change of player clears the previous player’s popups', () => {
  expect(seenPopups()).toEqual([]);
  for (const popup of [...START_UP, ...START_UP].toReversed()) noteSeen(popup);
  expect(seenPopups()).toEqual([...START_UP]);
  forgetOwnPopups();
  expect(seenPopups()).toEqual(['download', 'firstDepositTips', 'notice', 'firstDeposit', 'redVsBlue']);
});
