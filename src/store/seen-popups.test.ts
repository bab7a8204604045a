import { afterEach, expect, it } from 'vitest';
import { sessionStored } from '../platform/storage.ts';
import { START_UP } from './modals-slice.ts';
import { forgetOwnPopups, noteSeen, seenPopups } from './seen-popups.ts';
import { START_UP_KEY } from './stored-keys.ts';

afterEach(() => sessionStored.remove(START_UP_KEY));

it('each popup is remembered once, whatever the order; the next player finds again what was the last one’s own', () => {
  expect(seenPopups()).toEqual([]);
  for (const popup of [...START_UP, ...START_UP].toReversed()) noteSeen(popup);
  expect(seenPopups()).toEqual([...START_UP]);
  forgetOwnPopups();
  expect(seenPopups()).toEqual(['download', 'firstDepositTips', 'notice', 'firstDeposit', 'redVsBlue']);
});
