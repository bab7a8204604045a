import { describe, expect, it } from 'vitest';
import type { Game } from '../../../contract/config.ts';
import { findGames, gamesOfType } from './find-games.ts';
import { queryOf, type Search, searchIn } from './search-address.ts';
import { gameKey, searchEntries } from './search-entries.ts';
import { createSearchIndex } from './search-index.ts';

const game = (id: number, title: string, rest: Partial<Game> = {}): Game => ({
  id,
  slug: String(id),
  title,
  type: 'slots',
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
  ...rest,
});

const games = [
  game(1, 'Piña Colada', { minBet: 20, isNew: true }),
  game(2, 'Golden Piñata', { rtpBp: 9710 }),
  game(3, 'Tigre Trove', { brand: 'tala', isHot: true }),
  game(4, 'Crash', { type: 'originals', rtpBp: 9900, maxBet: 100_000, page: '/crash' }),
  game(5, 'Palengke Punch', { maxBet: 1_000_000, hasJackpot: true }),
];
const ask = createSearchIndex(
  searchEntries(games, [
    { id: 'parola', name: 'Parola Play' },
    { id: 'tala', name: 'Tala Arcade' },
  ]),
);
const search = (query: string): Search => searchIn(new URLSearchParams(query));
const find = (query: string) => {
  const asked = search(query);
  return findGames(games, asked.text === '' ? undefined : ask(asked.text), asked);
};
const titles = (query: string): string[] => find(query).games.map(({ title }) => title);
const named = (text: string): string[] => find(`q=${text}`).activities.map(({ promotion }) => promotion);

describe('game search', () => {
  it('ignores case and accents, both in titles and in the search text', () => {
    expect(titles('q=PINA').toSorted()).toEqual(['Golden Piñata', 'Piña Colada']);
    expect(titles('q=tígré')).toEqual(['Tigre Trove']);
  });

  it('requires every word, in any order, and accepts the beginning of the last word', () => {
    expect(titles('q=pinata+gold')).toEqual(['Golden Piñata']);
    expect(titles('q=gold+tigre')).toEqual([]);
    expect(titles('q=piñacol')).toEqual(['Piña Colada']);
  });

  it.each(['palenkge', 'pallengke', 'palnge', 'punhc palemgke'])(
    'finds a game in spite of two wrong letters in a word: %s',
    (text) => {
      expect(titles(`q=${text}`)).toEqual(['Palengke Punch']);
    },
  );

  it('finds games with similar words only if no game matches exactly', () => {
    const alike = createSearchIndex(searchEntries([game(1, 'Crash'), game(2, 'Clash')]));
    expect(alike('crash').found).toEqual([gameKey(1)]);
    expect(alike('xrash').found).toEqual([gameKey(1)]);
  });

  it('finds games by provider, category and badge', () => {
    expect(titles('q=arcade')).toEqual(['Tigre Trove']);
    expect(titles('q=originals')).toEqual(['Crash']);
    expect(titles('q=bago')).toEqual(['Piña Colada']);
  });

  it('finds activities by their names in both languages and by synonyms', () => {
    expect(named('coin push')).toEqual(['coinPusher']);
    expect(named('coinpusher')).toEqual(['coinPusher']);
    expect(named('pulang sobre')).toEqual(['redPacketRain']);
    expect(named('kaskas')).toEqual(['scratchCards']);
  });
});

describe('search filters', () => {
  it.each([
    ['type=originals', ['Crash']],
    ['provider=tala', ['Tigre Trove']],
    ['has=hot', ['Tigre Trove']],
    ['has=new', ['Piña Colada']],
    ['has=jackpot', ['Palengke Punch']],
    ['has=new,hot', []],
    ['stakes=low&type=slots&return=9700', ['Golden Piñata']],
    ['stakes=thousand', ['Crash', 'Palengke Punch']],
    ['stakes=high', ['Palengke Punch']],
    ['q=pina&has=new', ['Piña Colada']],
  ])('with %s leave only the matching games', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('leave games that are then sorted in the chosen order', () => {
    expect(titles('sort=rtp').slice(0, 2)).toEqual(['Crash', 'Golden Piñata']);
    expect(titles('sort=stake')[0]).toBe('Piña Colada');
    expect(titles('sort=name').at(-1)).toBe('Tigre Trove');
    expect(titles('')).toEqual(games.map(({ title }) => title));
  });

  it('exclude activities, which have neither a provider nor stakes', () => {
    expect(find('q=slots&provider=parola').activities).toEqual([]);
  });
});

describe('a search without results', () => {
  const instead = (query: string) => {
    const found = find(query);
    return [found.why, found.instead.map(({ title }) => title)];
  };

  it('suggests the games that match it without its filters', () => {
    expect(instead('q=tigre&has=jackpot')).toEqual(['unfiltered', ['Tigre Trove']]);
  });

  it('suggests the games that match some of its words', () => {
    expect(instead('q=tigre+zzzzz')).toEqual(['near', ['Tigre Trove']]);
  });

  it('suggests hot games if no game is similar', () => {
    expect(instead('q=zzzzz')).toEqual(['hot', ['Tigre Trove']]);
  });
});

describe('the address of a search', () => {
  it('holds every part of a search, and is empty for the default search', () => {
    const query = 'q=pi%C3%B1a&type=slots%2Clive&provider=tala&has=hot%2Cnew&stakes=low&return=9600&sort=rtp';
    expect(queryOf(search(query))).toBe(query);
    expect(queryOf(search(''))).toBe('');
  });

  it('drops values that the search does not know', () => {
    expect(queryOf(search('has=cats,open&stakes=one&return=1&sort=luck&type=,'))).toBe('');
  });
});

describe('the games of a category chip', () => {
  it('are the games of its category, the hot games, or all games', () => {
    expect(gamesOfType(games, 'originals').map(({ id }) => id)).toEqual([4]);
    expect(gamesOfType(games, 'hot').map(({ id }) => id)).toEqual([3]);
    expect(gamesOfType(games, 'all')).toBe(games);
  });
});
