import { expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { callLimit, GAME_SERVER_LIMIT } from './limit.ts';

it('a session may make a burst of calls after a pause, and then a sustained number per second', () => {
  const clock = testClock();
  const mayCall = callLimit(clock);
  const callAll = (session: string, calls: number): number =>
    Array.from({ length: calls }, () => mayCall(session)).filter(Boolean).length;
  expect(callAll('one', 1_000)).toBe(GAME_SERVER_LIMIT.burst);
  expect(callAll('another', 1)).toBe(1);
  clock.advance(1_000);
  expect(callAll('one', 1_000)).toBe(GAME_SERVER_LIMIT.perSecond);
});
