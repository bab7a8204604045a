import { expect, it } from 'vitest';
import { gameList } from '../../server/config/game-list.ts';
import { passes } from '../../src/features/home/find-games.ts';
import { FEATURES, RETURNS, searchIn, STAKES } from '../../src/features/home/search-address.ts';

const inUse = (key: 'type' | 'brand'): string[] => [...new Set(gameList.games.map((game) => game[key]))];
const FILTERS = [
  ...FEATURES.map((id) => `has=${id}`),
  ...STAKES.map((id) => `stakes=${id}`),
  ...RETURNS.map((least) => `return=${least}`),
  ...inUse('type').map((id) => `type=${id}`),
  ...inUse('brand').map((id) => `provider=${id}`),
];

it.each(FILTERS)('the search filter %s matches some of the offered games, but not all', (query) => {
  const search = searchIn(new URLSearchParams(query));
  const found = gameList.games.filter((game) => passes(game, search)).length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(gameList.games.length);
});
