// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { PLAY_KEY } from '../../store/stored-keys.ts';
import {
  beganAt,
  checked,
  isCheckDue,
  keepPlaySession,
  playedSince,
  readPlaySession,
  withPlayed,
} from './play-session.ts';

const DAY_MS = 86_400_000;
const amount = fc.nat(1_000_000);
const bets = fc.array(fc.record({ day: fc.nat(3), staked: amount, won: amount }), { maxLength: 30 });

beforeEach(() => sessionStorage.clear());

it("a session's stakes and wins are those of its own bets, even if the session lasts over several midnights", () => {
  fc.assert(
    fc.property(bets, bets, (before, during) => {
      // Bets before the session lie on its first day or earlier.
      const first = Math.max(0, ...before.map(({ day }) => day));
      const later = during.map((bet) => ({ ...bet, day: bet.day + first }));
      const daysOf = (all: typeof before) =>
        [...new Set(all.map(({ day }) => day))]
          .toSorted((a, b) => b - a)
          .map((day) => ({
            time: (day + 1) * DAY_MS,
            staked: all.filter((bet) => bet.day === day).reduce((sum, bet) => sum + bet.staked, 0),
            won: all.filter((bet) => bet.day === day).reduce((sum, bet) => sum + bet.won, 0),
          }));
      expect(playedSince(daysOf([...before, ...later]), beganAt(daysOf(before)))).toEqual({
        staked: during.reduce((sum, { staked }) => sum + staked, 0),
        won: during.reduce((sum, { won }) => sum + won, 0),
      });
    }),
  );
});

it('a check is due after the chosen minutes of play, and again each time after the same number of minutes', () => {
  const played = (minutes: number) => ({ userId: 7, playedMs: minutes * 60_000, checkedMs: 0 });
  expect(isCheckDue(played(59.9), 60)).toBe(false);
  expect(isCheckDue(played(60), 60)).toBe(true);
  const after = checked(played(61));
  expect(isCheckDue(after, 15)).toBe(false);
  expect(isCheckDue({ ...after, playedMs: 76 * 60_000 }, 15)).toBe(true);
});

it('a sleeping device adds at most a minute to the time played, and a clock that goes back adds nothing', () => {
  const fresh = readPlaySession(7);
  expect(withPlayed(fresh, 5_000).playedMs).toBe(5_000);
  expect(withPlayed(fresh, 8 * 3_600_000).playedMs).toBe(60_000);
  expect(withPlayed(fresh, -5_000).playedMs).toBe(0);
});

it('a session survives a reload, but not a change of player', () => {
  keepPlaySession({ userId: 7, playedMs: 5_000, checkedMs: 1_000, began: { time: 1, staked: 2, won: 3 } });
  expect(readPlaySession(7)).toMatchObject({ playedMs: 5_000, began: { staked: 2 } });
  expect(readPlaySession(8)).toEqual({ userId: 8, playedMs: 0, checkedMs: 0 });
  sessionStorage.setItem(PLAY_KEY, '{"userId":7,"playedMs":-1}');
  expect(readPlaySession(7).playedMs).toBe(0);
});
