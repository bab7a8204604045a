import { describe, expect, it } from 'vitest';
import type { GameName } from '../../../contract/fair.ts';
import { lastGame } from './last-game.ts';

/** Returns the last game after rounds of these games, the latest first: at the times 100, 90 and so on. */
const after = (...games: GameName[]) => {
  const last = lastGame(
    games.map((game, at) => ({ game, time: 100 - at * 10 })),
    [],
  );
  return last && 'promotion' in last ? last.promotion : undefined;
};

describe('the last game to continue', () => {
  it('is the game of the latest round', () => {
    expect(after('slotshack', 'coin-pusher')).toBe('slotshack');
    expect(after('halloween-lottery', 'slotshack')).toBe('halloween');
  });

  it('is never a daily or hourly game', () => {
    expect(after('daily-spin', 'red-packet-rain', 'scratch-card')).toBe('scratchCards');
    expect(after('daily-spin')).toBeUndefined();
    expect(after()).toBeUndefined();
  });

  it('is a game of the hall if it was played later than all rounds', () => {
    const rounds = [{ game: 'slotshack', time: 50 }] as const;
    const titles = (at: number) => [
      { gameId: 2002, at },
      { gameId: 2003, at: 1 },
    ];
    expect(lastGame(rounds, titles(60))).toEqual({ gameId: 2002 });
    expect(lastGame(rounds, titles(40))).toEqual({ promotion: 'slotshack' });
    expect(lastGame([], titles(40))).toEqual({ gameId: 2002 });
    // The Lucky Jackpot is left out, because the lobby shows its own link beside the link to the last game.
    expect(lastGame([{ game: 'lucky-jackpot', time: 50 }], titles(40))).toEqual({ gameId: 2002 });
  });

  it('is the Lucky Jackpot only if nothing else was played', () => {
    expect(after('lucky-jackpot', 'coin-pusher')).toBe('coinPusher');
    expect(after('lucky-jackpot', 'daily-spin')).toBe('jackpot');
  });
});
