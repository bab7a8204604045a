import { describe, expect, it } from 'vitest';
import type { Game } from '../../contract/config.ts';
import { withDelta } from './games-delta.ts';

const game = (id: number, type: string, sort: number, title = `Game ${id}`): Game => ({
  id,
  slug: String(id),
  title,
  type,
  brand: 'parola',
  platform: 'WEB',
  rtpBp: 9600,
  minBet: 100,
  maxBet: 1000,
  isNew: false,
  isHot: false,
  hasJackpot: false,
  sort,
  tile: '',
});
const types = [
  { id: 'originals', sort: 2 },
  { id: 'slots', sort: 1 },
];
const kept = [game(1, 'slots', 10), game(2, 'slots', 20), game(3, 'originals', 10)];

describe('a stored list of games', () => {
  it('stays unchanged when the server reports no change', () => {
    expect(withDelta(kept, undefined, types)).toBe(kept);
    expect(withDelta(kept, { changed: [], removed: [] }, types)).toEqual(kept);
  });

  it('takes over changed games, inserts new games in their sorted places, and drops removed games', () => {
    const changed = [game(2, 'slots', 30, 'Renamed'), game(4, 'slots', 20), game(5, 'bingo', 10)];
    expect(withDelta(kept, { changed, removed: [1, 9] }, types).map(({ id, title }) => [id, title])).toEqual([
      [4, 'Game 4'],
      [2, 'Renamed'],
      [3, 'Game 3'],
      [5, 'Game 5'],
    ]);
  });
});
