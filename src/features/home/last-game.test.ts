import { describe, expect, it } from 'vitest';
import type { GameName } from '../../../contract/fair.ts';
import { lastGame } from './last-game.ts';

const after = (...games: GameName[]) => lastGame(games.map((game) => ({ game })));

describe('the game to go on with', () => {
  it('is the one that was played last', () => {
    expect(after('slotshack', 'coin-pusher')).toBe('slotshack');
    expect(after('halloween-lottery', 'slotshack')).toBe('halloween');
  });

  it('is nothing that comes by the day or the hour', () => {
    expect(after('daily-spin', 'red-packet-rain', 'scratch-card')).toBe('cards');
    expect(after('daily-spin')).toBeUndefined();
    expect(after()).toBeUndefined();
  });

  it('is the jackpot only when nothing else was played', () => {
    expect(after('lucky-jackpot', 'coin-pusher')).toBe('pusher');
    expect(after('lucky-jackpot', 'daily-spin')).toBe('jackpot');
  });
});
