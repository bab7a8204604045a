import { describe, expect, it } from 'vitest';
import type { Game } from '../../../contract/config.ts';
import { searchActivities } from './activities.ts';
import { searchGames } from './search-games.ts';

const game = (id: number, title: string, type = 'slots'): Game => ({
  id,
  slug: String(id),
  title,
  type,
  brand: 'parola',
  platform: 'web',
  rtpBp: 9600,
  minBet: 100,
  maxBet: 1000,
  isNew: false,
  isHot: false,
  hasJackpot: false,
  sort: id,
  tile: '',
});

const titles = (games: readonly Game[]): string[] => games.map(({ title }) => title);

describe('search', () => {
  const games = [
    game(1, 'Piña Colada'),
    game(2, 'Golden Piñata'),
    game(3, 'Tigre Trove'),
    game(4, 'Crash', 'originals'),
  ];

  it('minds neither case nor accents, in the titles or in what is typed', () => {
    expect(titles(searchGames(games, 'PINA'))).toEqual(['Piña Colada', 'Golden Piñata']);
    expect(titles(searchGames(games, 'tígré'))).toEqual(['Tigre Trove']);
  });

  it('wants every word, in any order', () => {
    expect(titles(searchGames(games, 'pinata gold'))).toEqual(['Golden Piñata']);
    expect(searchGames(games, 'gold tiger')).toEqual([]);
  });

  it('knows kinds and providers', () => {
    expect(titles(searchGames(games, 'originals'))).toEqual(['Crash']);
  });

  it('finds all for nothing', () => {
    expect(searchGames(games, '  ')).toBe(games);
  });
});

describe('search among the activities', () => {
  const found = (typed: string) => searchActivities(typed).map(({ name }) => name);

  it('finds them by their names in both languages', () => {
    expect(found('coin push')).toEqual(['pusher']);
    expect(found('Daily')).toEqual(['spin']);
    expect(found('red packets')).toEqual(['rain']);
    expect(found('pulang sobre')).toEqual(['rain']);
  });

  it('finds them by what else they are called', () => {
    expect(found('mega')).toEqual(['jackpot']);
    expect(found('kaskas')).toEqual(['cards']);
    expect(found('slots')).toEqual(['halloween', 'slotshack']);
  });

  it('finds none for nothing, and none by half of what was typed', () => {
    expect(found('  ')).toEqual([]);
    expect(found('coin dragon')).toEqual([]);
  });
});
