import { describe, expect, it } from 'vitest';
import type { GameName } from '../../../contract/fair.ts';
import { lastGame } from './last-game.ts';

/** Returns the last game after rounds, newest first, of which the newest was at 100, the next at 90. */
const after = (...games: GameName[]) => {
  const last = lastGame(
    games.map((game, at) => ({ game, time: 100 - at * 10 })),
    [],
  );
  return last && 'promotion' in last ? last.promotion : undefined;
};

describe('last game', () => {
  it('is the most recently played one', () => {
    expect(after('slotshack', 'coin-pusher')).toBe('slotshack');
    expect(after('halloween-lottery', 'slotshack')).toBe('halloween');
  });

  it('is never a daily or hourly game', () => {
    expect(after('daily-spin', 'red-packet-rain', 'scratch-card')).toBe('scratchCards');
    expect(after('daily-spin')).toBeUndefined();
    expect(after()).toBeUndefined();
  });

  it('is a hall game if that was played later', () => {
    const rounds = [{ game: 'slotshack', time: 50 }] as const;
    const titles = (at: number) => [
      { gameId: 2002, at },
      { gameId: 2003, at: 1 },
    ];
    expect(lastGame(rounds, titles(60))).toEqual({ gameId: 2002 });
    expect(lastGame(rounds, titles(40))).toEqual({ promotion: 'slotshack' });
    expect(lastGame([], titles(40))).toEqual({ gameId: 2002 });
    // The jackpot has its own link beside it.
    expect(lastGame([{ game: 'lucky-jackpot', time: 50 }], titles(40))).toEqual({ gameId: 2002 });
  });

  it('is the jackpot only if nothing else was played', () => {
    expect(after('lucky-jackpot', 'coin-pusher')).toBe('coinPusher');
    expect(after('lucky-jackpot', 'daily-spin')).toBe('jackpot');
  });
});
